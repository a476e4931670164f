import { defineConfig } from "vitest/config";

/** The tests in a real browser; tools/test_web.py starts the server for them. */
export default defineConfig({
  test: {
    include: ["browser/**/*.test.ts"],
    environment: "node",
    testTimeout: 240_000,
    hookTimeout: 60_000,
    fileParallelism: true,
    maxWorkers: 2,
    minWorkers: 1,
  },
});
