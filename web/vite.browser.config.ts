import { defineConfig } from "vitest/config";

/** The tests in a real browser; tools/test_web.py starts the server for them. */
export default defineConfig({
  test: {
    include: ["browser/**/*.test.ts"],
    environment: "node",
    // So long that only what is stuck takes it: each step has its own patience.
    testTimeout: 480_000,
    hookTimeout: 120_000,
    expect: { poll: { timeout: 60_000, interval: 25 } },
    fileParallelism: true,
    maxWorkers: 2,
    minWorkers: 1,
  },
});
