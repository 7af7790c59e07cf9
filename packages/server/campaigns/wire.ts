// npm run wire -- [--games 3] [--game ID] [--level casual] [--json]
// Lets bots play whole games at a table of four, for a person at two devices: one speaks the protocol of today, the other the
// first version, which is told every view whole. Says how many bytes each message about a move takes, and each game. More
// than a third of whole views is a fault, and with 20 games or more over 300 KB a game.
import { parseArgs } from 'node:util';
import { GAMES } from '@samsara/engine/games';
import { type MessageText, PROTOCOL_VERSION, type ServerMessage } from '@samsara/protocol';
import { Party } from '../src/tables/testing/party.ts';
import { percentile } from './sizes.ts';

const { values } = parseArgs({
  options: {
    games: { type: 'string', default: '3' },
    game: { type: 'string' },
    level: { type: 'string', default: 'casual' },
    json: { type: 'boolean', default: false },
  },
});
const COUNT = Number(values.games);
const SEATS = 4;
const PERSON = 'ann';
const LONGEST_GAME_MS = 1_800_000;
const WAIT_MS = 5;
const ENTROPY = '5a'.repeat(16);
/** Of the views that were told before there were changes. */
const MOST_OF_WHOLE = 1 / 3;
/** For a whole game on a phone: the mean of so many games, since one may be twice as long as another. */
const MOST_KB = 300;
const ENOUGH_GAMES = 20;

/** What one device was told about moves, and all in all, in bytes. */
interface Heard {
  readonly moves: number[];
  all: number;
}

await main();

async function main(): Promise<void> {
  const ids = values.game === undefined ? Object.keys(GAMES) : [values.game];
  let faults = 0;
  for (const id of ids) {
    const told = await playGames(id);
    const { now, whole, kb, share } = told;
    const moves = Math.round(told.moves / COUNT);
    console.log(
      `${id}: ${now} bytes a move and viewer (median), whole ${whole}: ${share.toFixed(2)} of it; games of ${moves} moves ${kb.toFixed(0)} KB (mean)`,
    );
    if (values.json) console.log(JSON.stringify({ game: id, ...told }));
    if (share > MOST_OF_WHOLE || (COUNT >= ENOUGH_GAMES && kb > MOST_KB)) faults++;
  }
  console.log(`${ids.length * COUNT} games, ${faults} faults`);
  process.exitCode = faults === 0 ? 0 : 1;
}

async function playGames(game: string) {
  const party = await Party.begin({ botDelay: [0, 0], botThreads: 2 });
  try {
    const heard = [PROTOCOL_VERSION, 1].map((version) => ({ version, moves: [] as number[], all: 0 }));
    for (let n = 0; n < COUNT; n++) await playOne(party, game, heard);
    const [now, whole] = heard.map(({ moves }) =>
      percentile(
        moves.sort((a, b) => a - b),
        0.5,
      ),
    );
    return { now, whole, share: now / whole, kb: heard[0].all / COUNT / 1000, moves: heard[0].moves.length };
  } finally {
    await party.end();
  }
}

async function playOne(
  party: Party,
  game: string,
  heard: readonly (Heard & { version: number })[],
): Promise<void> {
  const bot = { kind: 'bot', level: values.level } as const;
  const seats = Array.from({ length: SEATS }, (_, seat) => (seat === 0 ? ({ kind: 'me' } as const) : bot));
  const table = await party.make(PERSON, { game, seats, options: hurried(game) });
  const ann = await party.visit(PERSON);
  await ann.watch(table);
  const devices = heard.map((device) =>
    party.hub.connect({
      player: PERSON,
      version: device.version,
      send: (text) => count(device, text),
    }),
  );
  for (const device of devices) device.receive({ type: 'watch', table });
  await ann.ask({ type: 'ready', table, entropy: ENTROPY });
  await ann.ask({ type: 'start', table });
  await ann.ask({ type: 'hand-over', table, level: values.level });
  await ann.until(() => ann.at(table).info.phase === 'over', LONGEST_GAME_MS);
  for (const device of devices) device.hangUp();
  ann.leave();
}

/** Where everybody may act, nobody waits long whether somebody does. */
function hurried(game: string): Record<string, number> {
  const waits = ['interject_ms', 'swap_ms'].filter((key) => key in GAMES[game].meta.options);
  return Object.fromEntries(waits.map((key) => [key, WAIT_MS]));
}

function count(device: Heard, text: MessageText): void {
  const bytes = Buffer.byteLength(text);
  device.all += bytes;
  const message = JSON.parse(text) as ServerMessage;
  if (message.type === 'frames' && message.frames.length === 1 && message.frames[0].events)
    device.moves.push(bytes);
}
