import { defineConfig } from "vitest/config";
import { BaseSequencer, type TestSpecification } from "vitest/node";

/** What takes longest begins first, so that nothing long is left for one worker alone at the end. */
const LONG = ["layout", "questions", "slips", "pages", "positions", "games", "seat", "guide", "lobby"];

class LongestFirst extends BaseSequencer {
  override sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const place = ({ moduleId }: TestSpecification): number => {
      const found = LONG.findIndex((name) => moduleId.endsWith(`/${name}.test.ts`));
      return found < 0 ? LONG.length : found;
    };
    return Promise.resolve([...files].sort((one, other) => place(one) - place(other)));
  }
}

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
    sequence: { sequencer: LongestFirst },
  },
});
