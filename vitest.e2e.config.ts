import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';
import { AS_COMPILED, compiledModules } from './scripts/compile-for-tests.mjs';

/** The files that take longest, in this order; what begins last should be short. */
const LONG = [
  'docs-site',
  'deals',
  'whole-games',
  'stage',
  'accessibility',
  'outside',
  'lessons',
  'large-text',
  'review',
  'keyboard',
  'room',
  'learning',
  'people',
  'agreement',
];

/**
 * Those that look at time: beside two of them only that runs which gives way to them. They wait a lot and come first, where the types
 * and whatever else reads the sources have their time meanwhile.
 */
const TIMED = ['packages/web/e2e/{motion,dealing,sounds}.e2e.ts'];

class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const place = ({ moduleId }: TestSpecification) => {
      const found = LONG.findIndex((name) => moduleId.endsWith(`/${name}.e2e.ts`));
      return found < 0 ? LONG.length : found;
    };
    return [...files].sort((a, b) => place(a) - place(b));
  }
}

/** Where the packages lie that were compiled for this run; without it all is read from source. */
const { COMPILED_PACKAGES } = process.env;
const plugins = COMPILED_PACKAGES ? [compiledModules(COMPILED_PACKAGES)] : [];

const COMMON = {
  pool: 'forks',
  server: AS_COMPILED,
  // Every visitor has a context of their own: nothing is left for the next file.
  isolate: false,
  testTimeout: 600_000,
  hookTimeout: 300_000,
  // On a busy machine what is waited for may take longer than the usual second.
  // To look twice as often, as is usual, takes time from the pages.
  expect: { poll: { timeout: 60_000, interval: 100 } },
};

/** The page in a real browser against the real server. */
export default defineConfig({
  test: {
    // Once for both projects, which do not extend what stands here.
    globalSetup: 'packages/web/e2e/setup.ts',
    sequence: { sequencer: LongestFirst },
    cache: false,
    projects: [
      {
        plugins,
        test: {
          ...COMMON,
          name: 'pages',
          include: ['packages/web/e2e/**/*.e2e.ts'],
          exclude: TIMED,
          // Much of the time they wait for the other players; but a fourth one takes more of two cores than it finds free.
          maxWorkers: 3,
          sequence: { groupOrder: 1 },
        },
      },
      {
        plugins,
        test: { ...COMMON, name: 'timed', include: TIMED, maxWorkers: 2, sequence: { groupOrder: 0 } },
      },
    ],
  },
});
