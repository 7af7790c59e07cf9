import { type BotName, isBotName, LEVELS } from '@samsara/engine';
import { readGamePack } from '@samsara/engine/card-game';
import { isLanguage, LANGUAGES, type Language, type Names, preferredLanguage } from '@samsara/engine/texts';
import { carryOver, newTable } from './carry-over.ts';
import { drawTable, namesAt } from './drawing.ts';
import { button, byId, choice, element } from './elements.ts';
import { letBotMove, makeMove, PERSON, type Table } from './table.ts';
import { PAGE_WORDS } from './texts.ts';

/** What the page shows. */
interface Page {
  table: Table;
  bot: BotName;
  language: Language;
}

const BOT_WAITS_MS = 400;

let page: Page | null = null;
let botTimer: ReturnType<typeof setTimeout> | undefined;

new EventSource('/events').addEventListener('message', ({ data }) => {
  const { version, error } = JSON.parse(data) as { version: number; error: string | null };
  if (error === null) void load(version);
  else complain(error);
});

/** Loads the code as it is now, and brings the table over to it. */
async function load(version: number): Promise<void> {
  try {
    const module = (await import(`/game.js?${version}`)) as { default: unknown };
    const pack = readGamePack(module.default);
    const { language, bot } = page ?? { language: preferredLanguage(navigator.language), bot: 'master' };
    const words = PAGE_WORDS[language];
    if (page === null) {
      page = { table: newTable(pack, { players: 2, seed: Date.now() % 2 ** 30 }), bot, language };
      say(words.begun);
    } else {
      const { table, by } = carryOver(page.table, pack);
      page = { table, bot, language };
      say(words.carried[by]);
    }
    byId('error').hidden = true;
    draw();
  } catch (error) {
    complain(error instanceof Error ? error.message : String(error));
  }
}

/** The game goes on with the code that ran before. */
function complain(error: string): void {
  const words = PAGE_WORDS[page?.language ?? preferredLanguage(navigator.language)];
  byId('error').textContent = error;
  byId('error').hidden = false;
  say(words.broken);
}

function say(sentence: string): void {
  byId('status').textContent = sentence;
}

function draw(): void {
  if (page === null) return;
  const { table, language } = page;
  document.documentElement.lang = language;
  document.title = table.pack.texts[language].name;
  byId('controls').replaceChildren(...controls(page));
  byId('table').replaceChildren(...whole(page));
  clearTimeout(botTimer);
  botTimer = setTimeout(letBots, BOT_WAITS_MS);
}

function letBots(): void {
  if (page !== null && letBotMove(page.table, page.bot)) draw();
}

function controls({ table, bot, language }: Page): HTMLElement[] {
  const words = PAGE_WORDS[language];
  const { seats } = table.pack.game.meta;
  const counts = Array.from({ length: seats.max - seats.min + 1 }, (_, i) => String(seats.min + i));
  return [
    element('h1', {}, table.pack.texts[language].name),
    choice(words.language, both(LANGUAGES), language, (value) => {
      if (isLanguage(value)) change({ language: value });
    }),
    choice(words.players, both(counts), String(table.players), (value) => begin(Number(value))),
    choice(words.bots, both(LEVELS), bot, (value) => {
      if (isBotName(value)) change({ bot: value });
    }),
    button(words.newGame, () => begin(table.players)),
  ];
}

function both(values: readonly string[]): (readonly [string, string])[] {
  return values.map((value) => [value, value]);
}

function change(part: Partial<Page>): void {
  if (page !== null) Object.assign(page, part);
  draw();
}

function begin(players: number): void {
  if (page === null) return;
  say(PAGE_WORDS[page.language].begun);
  change({ table: newTable(page.table.pack, { players, seed: page.table.seed + 1 }) });
}

function whole({ table, language }: Page): HTMLElement[] {
  const { game, texts } = table.pack;
  const words = PAGE_WORDS[language];
  const names = { seats: namesAt(table, words), you: PERSON };
  const said = texts[language];
  const moves = game.legalMoves(table.state, PERSON);
  const outcome = game.outcome(table.state);
  const asks = said.asks(game.view(table.state, PERSON), names);
  return [
    drawTable(table, language),
    element('p', { className: 'asks', id: 'asks' }, asks),
    ...(outcome === undefined
      ? []
      : [element('p', { id: 'ending' }, said.endings[outcome.reason] ?? outcome.reason)]),
    element(
      'div',
      { className: 'moves', id: 'moves', ariaLabel: words.moves },
      ...moves.map((move) => button(said.move(move, names), () => attempt(game.notation(move)))),
    ),
    attempting(),
    element('h2', {}, words.log),
    element('ol', { id: 'log' }, ...happened(table, names, language).map((line) => element('li', {}, line))),
    positions(table),
  ];
}

const MOST_LINES = 12;

/** The last things that happened, the newest first. */
function happened({ pack, events }: Table, names: Names, language: Language): string[] {
  const { game, texts } = pack;
  return events
    .slice(-MOST_LINES)
    .reverse()
    .flatMap((event) => {
      try {
        const shown = game.show(event, PERSON);
        return shown === undefined ? [] : [texts[language].event(shown, names)];
      } catch {
        // It was told by code before a change, and this code has no words for it.
        return [];
      }
    });
}

function attempt(move: string): void {
  if (page === null) return;
  const { table, language } = page;
  const refusal = makeMove(table, PERSON, move);
  if (refusal === undefined) say('');
  else say(`${table.pack.texts[language].refusal(refusal)} (${refusal.code}, ${refusal.clause})`);
  draw();
}

function attempting(): HTMLElement {
  const words = PAGE_WORDS[page?.language ?? 'en'];
  const input = element('input', { id: 'attempt', autocomplete: 'off' });
  const form = element(
    'form',
    {},
    element('label', {}, words.attempt, input),
    element('button', {}, words.make),
  );
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    attempt(input.value);
  });
  return form;
}

/** The position as text: to keep it, to change it, and to go on from it. */
function positions({ pack, state }: Table): HTMLElement {
  const words = PAGE_WORDS[page?.language ?? 'en'];
  const text = element('textarea', { id: 'position', spellcheck: false });
  text.value = JSON.stringify(pack.game.describe(state));
  const read = () => {
    if (page === null) return;
    try {
      const given = pack.game.position(JSON.parse(text.value));
      const players = pack.game.describe(given).seats as readonly unknown[];
      change({ table: { ...page.table, state: given, players: players.length, isDealt: false, events: [] } });
    } catch (error) {
      say(error instanceof Error ? error.message : String(error));
    }
  };
  return element(
    'details',
    {},
    element('summary', {}, words.position),
    text,
    button(words.readPosition, read),
  );
}
