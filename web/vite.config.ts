import { defineConfig } from "vitest/config";
import { emblems } from "./emblem-plugin";

export default defineConfig({
  plugins: [emblems()],
  esbuild: { jsx: "automatic" },
  build: {
    outDir: "../src/bailiwick/server/static",
    emptyOutDir: true,
    assetsInlineLimit: 0, // the content security policy allows nothing inline
    modulePreload: { polyfill: false },
    reportCompressedSize: false,
    target: "es2022",
    rollupOptions: {
      output: { chunkFileNames: ({ moduleIds }) => `assets/${moduleIds.some((id) => id.includes("virtual:emblems/")) ? "emblems/" : ""}[name]-[hash].js` },
    },
  },
  server: {
    proxy: { "/api": { target: "http://127.0.0.1:8710", ws: true }, "/seat": "http://127.0.0.1:8710" },
  },
  test: { include: ["tests/**/*.test.ts", "tests/**/*.test.tsx"], environment: "node" },
});
