import { describe, expect, test } from 'vitest';
import { type Arrows, forbiddenImports, importsOf, OTHER_PACKAGES } from './arrows.ts';
import { PAGE_ARROWS } from './page-arrows.ts';
import { SERVER_ARROWS } from './server-arrows.ts';
import { SOURCES } from './sources.ts';

const ARROWS: Arrows = {
  // Packages: web, server -> table -> protocol -> engine; web, server, cli -> engine.
  ...PAGE_ARROWS,
  ...SERVER_ARROWS,
  'table/**': ['@samsara/protocol', '@samsara/engine'],

  // Inside the table: a device does without what only people need who come from devices of their own.
  'table/**/*.ts': ['table/{commands,host,hosted,schedule,state,telling}/**'],
  // What it needs only once a game is under way is not needed for the deal.
  'table/later/**': ['table/later/**'],
  'table/{people,testing}/**': ['table/{later,people,testing}/**'],
  'table/index.ts': ['table/**'],
  'table/**/*.test.ts': ['table/**'],
  'protocol/**': ['protocol/**', '@samsara/engine', OTHER_PACKAGES],
  'cli/**': ['@samsara/engine', OTHER_PACKAGES, 'node:*'],

  // Inside the command line: main and the list of commands see everything, and nothing sees them.
  'cli/*.ts': ['cli/**'],
  'cli/commands/**': ['cli/*/**'],
  'cli/table/**': ['cli/{table,simulation,rules,output,texts,input}/**'],
  'cli/{tournament,bench,lab}/**': ['cli/{tournament,bench,lab,simulation,workers,output,texts,input}/**'],
  'cli/ladder/**': ['cli/{ladder,tournament,workers,output,texts,input}/**'],
  'cli/dataset/**': ['cli/{dataset,simulation,workers,input}/**'],
  'cli/steps/**': ['cli/{steps,input}/**'],
  'cli/puzzles/**': ['cli/{puzzles,workers,input}/**'],
  'cli/review/**': ['cli/{review,output,texts,input}/**'],
  'cli/simulation/**': ['cli/{simulation,workers,output,texts,input}/**'],
  'cli/bot-host/**': ['cli/bot-host/**'],
  'cli/bot-host/mcp/**': ['cli/{input,rules,table,texts}/**'],
  'cli/rules/**': ['cli/{rules,output,input}/**'],
  'cli/output/**': ['cli/{output,texts,input}/**'],
  'cli/texts/**': ['cli/texts/**', 'type cli/input/**'],
  'cli/input/**': ['cli/input/**'],
  'cli/workers/**': ['cli/workers/**'],
  'cli/testing/**': ['cli/testing/**'],
  'cli/**/*.test.ts': ['cli/*/**'],

  // New games: the programs of the terminal, and the development page, which knows none of them.
  'create-samsara-game/**': ['@samsara/engine'],
  'create-samsara-game/{*,dev/*,problems/*,texts/*}.ts': [
    'create-samsara-game/{*,dev/*,problems/*,texts/*}.ts',
    OTHER_PACKAGES,
    'node:*',
  ],
  'create-samsara-game/page/*.ts': ['create-samsara-game/page/*.ts'],
  'create-samsara-game/page/*.test.ts': ['create-samsara-game/template/src/*.ts'],

  // Inside the engine everything points at the kernel, and nothing at Node or a package.
  'engine/kernel/**': ['engine/kernel/**'],
  'engine/record/**': ['engine/record/**', 'engine/kernel/**'],
  'engine/bots/**': ['engine/bots/**', 'engine/kernel/**'],
  'engine/review/**': ['engine/review/**', 'engine/{bots,record,kernel}/**'],
  'engine/deals/**': ['engine/deals/**', 'engine/{bots,record,kernel}/**'],
  'engine/puzzles/**': ['engine/puzzles/**', 'engine/{bots,record,review,kernel}/**'],
  'engine/lab/**': ['engine/lab/**', 'engine/{bots,texts,kernel}/**'],
  'engine/texts/**': ['engine/texts/**', 'engine/kernel/**'],
  'engine/vectors/**': ['engine/vectors/**', 'engine/kernel/**'],
  'engine/lessons/**': ['engine/lessons/**', 'engine/kernel/**'],
  'engine/testing/outside-game/**': ['engine/games/game-pack.ts'],
  'engine/testing/**': ['engine/testing/**', 'engine/{lessons,record,bots,review,texts,kernel}/**'],

  // A game knows itself and the kernel; its texts are made of the common ones, and its door knows how texts are typed.
  'engine/games/<game>/**': ['engine/games/<game>/**', 'engine/kernel/**'],
  'engine/games/<game>/texts/**': ['engine/texts/**'],
  'engine/games/<game>/index.ts': ['type engine/texts/**'],
  'engine/games/<game>/lesson/**': ['type engine/lessons/**'],
  'engine/games/<game>/puzzles/**': ['type engine/puzzles/**'],

  // Two doors: the only file that names all games, and the whole engine.
  'engine/games/index.ts': [
    'engine/games/**',
    'engine/texts/**',
    'engine/kernel/**',
    'type engine/{lessons,puzzles}/**',
  ],
  'engine/index.ts': ['engine/{kernel,record,bots,texts}/**', 'engine/games/{index,game-pack}.ts'],
  // What every game from outside is, and the list it is added to.
  'engine/games/{game-pack,game-pack-meta,game-package,outside}.ts': [
    'engine/games/game-pack{,-meta}.ts',
    'engine/texts/**',
    'engine/kernel/**',
  ],
  // What is published, door by door.
  'engine/public/**': ['engine/{kernel,record,bots}/**', 'engine/games/{index,game-pack}.ts'],

  // Scenarios and tests see more.
  'engine/games/<game>/scenarios/**': ['engine/{testing,bots,record}/**'],
  'engine/games/<game>/contract-terms.ts': ['engine/testing/**'],
  'engine/games/<game>/**/*.test.ts': ['engine/{testing,bots,record,texts,vectors}/**'],
  'engine/{bots,deals,lab,puzzles,record,review,testing,texts}/**/*.test.ts': [
    'engine/testing/**',
    'engine/games/index.ts',
  ],
  'engine/games/*.test.ts': ['engine/**'],
  'engine/kernel/sha-256.test.ts': ['@noble/hashes'],
  'engine/*.test.ts': ['engine/**'],
  '**/*.test.{ts,tsx}': ['vitest', 'fast-check', 'node:*'],
};

/** Packages that know a game through its contract only. "Stop" is missing because it is an ordinary word. */
const NAMELESS_PACKAGES = ['cli', 'server', 'protocol', 'table'];
const GAME_NAMES = /karma|karmaka|mieses/i;

/** The games' names that a file of a nameless package speaks. */
function gamesNamed(file: string, source: string): string[] {
  if (!NAMELESS_PACKAGES.includes(file.split('/')[0]) || /\.test(?:-data)?\.ts$/.test(file)) return [];
  return source.split('\n').filter((line) => GAME_NAMES.test(line));
}

test('there are source files to check', () => {
  expect([...SOURCES.keys()].filter((file) => file.startsWith('engine/kernel/'))).not.toEqual([]);
});

test('every import follows an arrow of the table', () => {
  const forbidden = [...SOURCES].flatMap(([file, source]) =>
    forbiddenImports(ARROWS, file, source).map((specifier) => `${file} imports ${specifier}`),
  );
  expect(forbidden).toEqual([]);
});

test('only the engine and the page contain names of games', () => {
  const named = [...SOURCES].flatMap(([file, source]) =>
    gamesNamed(file, source).map((line) => `${file}: ${line.trim()}`),
  );
  expect(named).toEqual([]);
});

describe('the check itself', () => {
  const value = (specifier: string) => `import { x } from '${specifier}';`;
  const type = (specifier: string) => `import type { X } from '${specifier}';`;

  test.each([
    ['web/kit/hand.tsx', value('@samsara/protocol')],
    ['web/kit/hand.tsx', value('preact/hooks')],
    ['server/main.ts', value('node:http')],
    ['protocol/parse.ts', value('@samsara/engine')],
    ['cli/commands/play.ts', value('@samsara/engine/games')],
    ['cli/commands/play.ts', value('../output/print.ts')],
    ['cli/program.ts', value('./commands/play.ts')],
    ['cli/texts/en.ts', type('../input/files.ts')],
    ['cli/commands/play.test.ts', value('../testing/samsara.ts')],
    ['table/fold.ts', value('@samsara/engine')],
    ['table/fold.ts', value('@samsara/protocol')],
    ['table/people/state/deeds.ts', value('../../state/fold.ts')],
    ['table/index.ts', value('./people/state/deeds.ts')],
    ['server/tables/hosting.ts', value('@samsara/table')],
    ['web/local/hosting.ts', value('@samsara/table')],
    ['engine/kernel/sha-256.test.ts', value('@noble/hashes/sha2.js')],
    ['engine/record/verify.ts', value('../kernel/json.ts')],
    ['engine/testing/contract.ts', value('../bots/random.ts')],
    ['engine/testing/contract.ts', value('../texts/catalogue.ts')],
    ['engine/games/karma/abilities/red.ts', value('../../../kernel/zones.ts')],
    ['engine/games/karma/texts/en.ts', type('../../../texts/catalogue.ts')],
    ['engine/games/karma/texts/en.ts', value('../../../texts/catalogue.ts')],
    ['engine/games/karma/index.ts', "import { type X, type Y } from '../../texts/catalogue.ts';"],
    ['engine/games/karma/scenarios/turn.ts', type('../../../testing/scenario.ts')],
    ['engine/games/karma/karma.test.ts', value('../../testing/contract.ts')],
    ['engine/games/karma/karma.test.ts', value('vitest')],
    ['engine/games/index.ts', value('./karma/index.ts')],
    ['engine/games/all.test.ts', value('../testing/contract.ts')],
    ['engine/bots/greedy.test.ts', value('../games/index.ts')],
  ])('%s may say %s', (file, source) => expect(forbiddenImports(ARROWS, file, source)).toEqual([]));

  test.each([
    ['protocol/parse.ts', value('@samsara/server')],
    ['engine/kernel/game.ts', value('@samsara/protocol')],
    ['cli/main.ts', value('@samsara/protocol')],
    ['cli/main.ts', value('../../engine/src/index.ts')],
    ['cli/main.ts', value('@samsara/table')],
    ['cli/commands/play.ts', value('../program.ts')],
    ['cli/output/help.ts', value('../commands/play.ts')],
    ['cli/output/failures.ts', value('../rules/topics.ts')],
    ['cli/texts/en.ts', value('../input/files.ts')],
    ['cli/texts/en.ts', type('../table/undo.ts')],
    ['cli/input/files.ts', type('../texts/words.ts')],
    ['table/fold.ts', value('@samsara/server')],
    ['table/state/fold.ts', value('../people/state/deeds.ts')],
    ['table/device.ts', value('./people/state/deeds.ts')],
    ['table/device.ts', value('./index.ts')],
    ['table/fold.ts', value('node:fs')],
    ['table/fold.ts', value('preact')],
    ['protocol/parse.ts', value('@samsara/table')],
    ['engine/kernel/game.ts', value('@samsara/table')],
    ['web/main.ts', value('@samsara/server')],
    ['web/main.ts', value('node:fs')],
    ['engine/kernel/game.ts', type('../games/karma/index.ts')],
    ['engine/kernel/game.ts', value('../record/record.ts')],
    ['engine/kernel/random.ts', value('node:crypto')],
    ['engine/kernel/random.ts', value('crypto')],
    ['engine/kernel/random.ts', value('@noble/ciphers/chacha.js')],
    ['engine/kernel/zones.ts', value('fast-check')],
    ['engine/bots/greedy.ts', value('../games/index.ts')],
    ['engine/bots/greedy.ts', value('../record/record.ts')],
    ['engine/record/replay.ts', value('../games/index.ts')],
    ['engine/testing/contract.ts', value('../games/karma/index.ts')],
    ['engine/testing/contract.ts', value('vitest')],
    ['engine/games/karma/turn.ts', value('../stop/turn.ts')],
    ['engine/games/karma/karma.test.ts', value('../stop/index.ts')],
    ['engine/games/karma/turn.ts', value('../index.ts')],
    ['engine/games/karma/turn.ts', value('../../testing/scenario.ts')],
    ['engine/games/karma/turn.ts', type('../../texts/catalogue.ts')],
    ['engine/games/karma/index.ts', value('../../texts/catalogue.ts')],
    ['engine/texts/catalogue.ts', value('../games/karma/texts/en.ts')],
    ['engine/games/karma/bot.ts', value('../../bots/search/search.ts')],
    ['engine/games/karma/turn.ts', value('@noble/hashes/sha2.js')],
    ['engine/kernel/random.ts', value('@noble/hashes/sha2.js')],
    ['engine/index.ts', value('./games/karma/index.ts')],
    ['engine/kernel/zones.ts', "export { x } from '../bots/random.ts';"],
    ['engine/kernel/zones.ts', "export * from '../bots/random.ts';"],
    ['engine/kernel/zones.ts', "import '../bots/random.ts';"],
    ['engine/kernel/zones.ts', "const x = await import('../bots/random.ts');"],
    ['engine/kernel/zones.ts', "let x: import('../bots/random.ts').X;"],
    ['engine/kernel/zones.ts', "import {\n  x,\n  y,\n} from '../bots/random.ts';"],
  ])('%s may not say %s', (file, source) => expect(forbiddenImports(ARROWS, file, source)).toHaveLength(1));

  test('comments and texts import nothing', () => {
    const source = `// import { x } from './a.ts';\nconst text = "import { x } from './b.ts';";`;
    expect(importsOf('engine/kernel/zones.ts', source)).toEqual([]);
  });

  test.each([
    ['cli/main.ts', "const game = 'karma';", 1],
    ['server/tables/open.ts', 'function openKarmakaTable() {}', 1],
    ['table/fold.ts', "if (game === 'karma') return;", 1],
    ['protocol/parse.ts', '// as in Mieses Karma', 1],
    ['cli/main.ts', "program.command('stop');", 0],
    ['cli/play.test.ts', "run('play karma');", 0],
    ['table/testing/scenarios.test-data.ts', "const game = 'karma';", 0],
    ['table/testing/scenarios.ts', "const game = 'karma';", 1],
    ['web/games/karma/board.tsx', "import './board.css';", 0],
  ])('%s with %s names %i games', (file, source, count) =>
    expect(gamesNamed(file, source)).toHaveLength(count),
  );
});
