/** The public doors, as they are imported, and the file behind each. */
export const DOORS = {
  '@samsara/engine': 'packages/engine/src/index.ts',
  '@samsara/engine/games': 'packages/engine/src/games/index.ts',
  '@samsara/engine/bots': 'packages/engine/src/bots/search/bots.ts',
  '@samsara/engine/review': 'packages/engine/src/review/index.ts',
  '@samsara/engine/testing': 'packages/engine/src/testing/index.ts',
  '@samsara/engine/texts': 'packages/engine/src/texts/index.ts',
  '@samsara/protocol': 'packages/protocol/src/index.ts',
};
