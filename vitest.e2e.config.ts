import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** The files that take longest, in this order; what begins last should be short. */
const LONG = ['whole-games', 'accessibility', 'keyboard'];

class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const place = ({ moduleId }: TestSpecification) => {
      const found = LONG.findIndex((name) => moduleId.endsWith(`/${name}.e2e.ts`));
      return found < 0 ? LONG.length : found;
    };
    return [...files].sort((a, b) => place(a) - place(b));
  }
}

/** The page in a real browser against the real server. Most of the time it waits for the other players. */
export default defineConfig({
  test: {
    globalSetup: 'packages/web/e2e/setup.ts',
    include: ['packages/web/e2e/**/*.e2e.ts'],
    pool: 'forks',
    maxWorkers: 2,
    // Every visitor has a context of their own: nothing is left for the next file.
    isolate: false,
    sequence: { sequencer: LongestFirst },
    testTimeout: 600_000,
    hookTimeout: 300_000,
    // On a busy machine what is waited for may take longer than the usual second.
    expect: { poll: { timeout: 60_000 } },
    cache: false,
  },
});
