export const ENGINE = 'engine';

/**
 * What is needed together goes into one file: it comes at once and compresses better than many small ones. The folder of a
 * module decides, its name only where a row says so, and the first row that fits is used. `<game>` and `<language>` are filled in on the right;
 * null leaves the choice to the bundler, as do folders that are not listed: they are loaded with whatever imports them.
 */
export const CHUNKS: readonly (readonly [folder: string, chunk: string | null])[] = [
  // What every page takes besides its own.
  ['node_modules/{preact,@preact}', 'page'],
  ['engine/src/texts/languages.ts', 'page'],
  ['web/src/connection/api.ts', 'page'],
  ['web/src/settings/settings.ts', 'page'],
  ['web/src/texts/{catalogue,words,plural,level-names,list-of}.ts', 'page'],
  ['web/src/account/player-name.ts', 'page'],
  // Loaded when a bot that searches is to think, and what the strongest has learned about its game.
  ['engine/src/bots/search', 'search'],
  // The others, once the first cards lie.
  ['engine/src/bots/by-taste', 'thinking'],
  ['engine/src/kernel/mind', 'mind'],
  ['engine/src/kernel/thinking', 'thinking'],
  // How long bots take for a move, at a table on this device.
  ['engine/src/kernel/later/hardness.ts', 'device-later'],
  // Asked by one of the parts that come later.
  ['engine/src/kernel/later', null],
  ['engine/src/{kernel,bots}', ENGINE],
  // What is written down of a game, and read again.
  ['engine/src/record/{record,entropy,exchange,seat-kind,places,undone,seat-changes}.ts', 'record'],
  // With every deal, and with every sentence.
  ['engine/src/record/fairness.ts', ENGINE],
  ['engine/src/texts/sentences.ts', ENGINE],
  // The laboratory's page counts what its workers have played.
  ['engine/src/lab', 'lab'],

  // Of texts only one language is loaded. Rules are read apart from playing.
  ['engine/src/games/<game>/texts/rules', null],
  ['web/src/games/<game>/texts/<language>.ts', '<game>-<language>'],
  ['engine/src/games/<game>/texts/play/<language>.ts', '<game>-<language>'],
  // What no first move needs of them.
  ['engine/src/games/<game>/texts/<language>.ts', '<game>-<language>-aside'],
  ['engine/src/games/<game>/texts/events/<language>.ts', '<game>-<language>-aside'],
  ['engine/src/games/<game>/texts/cards/<language>.ts', '<game>-<language>'],
  ['engine/src/games/<game>/texts', '<game>-board'],
  // A guided first game and puzzles, of which only one language is loaded.
  ['{engine,web}/src/games/<game>/{lesson,puzzles,standing-answers}', null],
  ['engine/src/games/<game>/mind', '<game>-mind'],
  // What bots ask of the rules, once the first cards lie.
  ['engine/src/games/<game>/thinking', '<game>-thinking'],
  ['engine/src/games/<game>', '<game>-rules'],
  // Cloths and posters come with the first page.
  ['web/src/games/<game>/cloth', null],
  // Read on the page of the rules, without the board.
  ['web/src/games/<game>/aside/learning', null],
  // Notes for newcomers, of which only one language is loaded.
  ['web/src/games/<game>/aside/{notes,presets}', null],
  ['web/src/games/<game>/aside', '<game>-aside'],
  ['web/src/games/<game>', '<game>-board'],
  // The board of games that the server's configuration brings.
  ['web/src/outside/screen', 'outside-board'],

  // A table on this device: its page side comes with the kit; workers load the rest, and never the page.
  // How many dots a strength has.
  ['web/src/strength/dots.ts', ENGINE],
  ['web/src/local/{entries,practice,reviewing,verifying,deals,lab}', null],
  ['web/src/local/thinking', 'thinking'],
  ['web/src/local/kept', 'kept'],
  // What the bundler loads chunks with is needed by page and workers too.
  ['\0vite/preload-helper.js', 'kept'],
  ['web/src/local/worker', ENGINE],
  // What a table needs once the first cards lie, and the record of a game that has ended.
  ['web/src/local/device/later', 'device-later'],
  ['table/src/later', 'device-later'],
  ['table/src/host/small-map.ts', 'device-later'],
  // What the page of a table over days knows of plans.
  ['table/src/people/plans', null],
  // Only the worker that keeps a table loads it.
  ['web/src/local/device', 'device'],
  ['table/src', 'device'],
  // Of the protocol the page knows types, and only a table writes messages.
  ['protocol/src/outgoing.ts', 'device'],
  ['web/src/local', 'kit'],

  // Wanted once the cards lie, and need nothing of what is opened.
  ['web/src/panels/reading', 'effects'],
  ['web/src/motion/aside', 'effects'],
  ['web/src/seats/talk', 'effects'],
  ['web/src/play/signals', 'effects'],
  // Where time runs.
  ['web/src/kit/clocks', 'effects'],
  // What is opened over a table: many small parts, one name to keep in the kit.
  ['web/src/{panels,input/aside,people/aside,seats/aside}', 'aside'],
  ['web/src/people/{ask-for-clock,chat-button}.tsx', 'aside'],
  ['web/src/people/muted.ts', 'aside'],
  ['web/src/people/banner.css', 'aside'],
  ['protocol/src/shown-text.ts', 'aside'],
  // What is opened over a table shares these with the waiting room, or with a page of its own: one file comes sooner than many.
  ['web/src/people/{house-rules,name-field,order-button,removed-people}.tsx', 'shared'],
  ['web/src/people/{house-rules,table-menu}.css', 'shared'],
  ['web/src/people/{invitation-at,lifted-texts,people-texts,presence-changes,presence-texts}.ts', 'shared'],
  ['web/src/account/face-choice.tsx', 'shared'],
  ['web/src/account/face-choice.css', 'shared'],
  ['web/src/account/face-texts.ts', 'shared'],
  ['web/src/rules/rules-page.tsx', null],
  ['web/src/rules', 'shared'],
  ['web/src/texts/replay.ts', 'shared'],
  // Asked by whatever is opened: nothing is before the first cards lie.
  ['web/src/kit/first-time/{explained,explaining}.ts', 'opened'],
  ['web/src/kit/sheet.tsx', 'opened'],
  ['web/src/input/keys', 'opened'],
  // Of planner and waiting room.
  ['web/src/setup/{bot-level,option-fields}.tsx', 'setup'],
  ['web/src/setup/{bot-level,new-table}.css', 'setup'],
  ['web/src/over-days/planner-fields.tsx', 'setup'],
  ['web/src/over-days/planner-fields.css', 'setup'],
  ['web/src/strength/{as-you-seats,kept-ratings,ladder,own-rating}.ts', 'ratings'],
  // What is sent to somebody else.
  ['web/src/shell/{copy-text,share-file,share-origin}.ts', 'sharing'],
  ['web/src/kit/choices.tsx', null],
  // What is built on a form has rules of its own for its parts, which have to come after the form's.
  ['web/src/kit/form/{segments,switch}.tsx', 'form'],
  ['web/src/kit/{first-time,form,page,faces}', null],
  ['web/src/input/arranging', 'effects'],
  // The end of a game shows one sentence of it; its pages come later.
  ['web/src/analysis', 'analysis'],
  ['web/src/review/texts', null],
  ['web/src/review', 'review'],
  // The page of those who keep order: nobody else loads or keeps anything of it.
  ['web/src/operator/texts/<language>.ts', 'operator-<language>'],
  ['web/src/operator/moment', 'operator-moment'],
  ['web/src/operator', 'operator'],
  ['web/src/{contract,input,kit,motion,play,seats,session}', 'kit'],
];

/** Whatever page is open, these files are there. */
const WITH_EVERY_PAGE = ['main', 'page', 'kept'];

/** What is opened over a board has these files too: they need not be named again. */
const WITH_A_BOARD = [...WITH_EVERY_PAGE, ENGINE, 'kit', 'rolldown-runtime'];

const ROWS = CHUNKS.map(([folder, chunk]) => ({ folder: pattern(folder), chunk }));

/** The file of the build that a module goes into; null where the bundler decides. */
export function chunkOf(module: string): string | null {
  for (const { folder, chunk } of ROWS) {
    const groups = folder.exec(module)?.groups;
    if (groups !== undefined) return filledIn(chunk, groups);
  }
  return null;
}

export function isEngine(module: string): boolean {
  return chunkOf(module) === ENGINE;
}

function filledIn(chunk: string | null, { game = '', language = '' }: Readonly<Record<string, string>>) {
  return chunk?.replace('<game>', game).replace('<language>', language) ?? null;
}

/** Fits every module under a folder, or the one that is named by a row or after a language. */
function pattern(folder: string): RegExp {
  const source = folder
    .replace('.', '\\.')
    .replace(/\{(.*?)\}/g, (_, names: string) => `(?:${names.replaceAll(',', '|')})`)
    .replace('<game>', '(?<game>[^/]+)')
    .replace('<language>', '(?<language>[a-z]{2})');
  // The empty group makes `groups` an object for folders without a name to fill in.
  return new RegExp(`(?<at>)(?:^|/)${source}${/\.(?:[jt]sx?|css)$/.test(folder) ? '$' : '/'}`);
}

/**
 * Files to fetch ahead of an import, but for those that are there. What the kit opens later is small, rules come with the board,
 * and a worker has no document to fetch by.
 */
export function fetchedAhead(files: string[], importer: string): string[] {
  const chunk = nameOf(importer);
  if (chunk === 'kit' || chunk === ENGINE || chunk === 'device' || chunk.endsWith('-worker')) return [];
  const there = chunk.endsWith('-board') || chunk === 'end-panel' ? WITH_A_BOARD : WITH_EVERY_PAGE;
  return files.filter((file) => !there.includes(nameOf(file)));
}

/** `assets/kit-B1c2D3e4.js` is `kit`. */
function nameOf(file: string): string {
  return /([^/]+)-[^/]{8}\.\w+$/.exec(file)?.[1] ?? file;
}
