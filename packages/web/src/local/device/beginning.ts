import { type PlayedGame, readOptions, type Seat, sha256Hex } from '@samsara/engine';
import {
  type Body,
  type Entry,
  entryAfter,
  type Opening,
  type OptionValues,
  type PlayerId,
} from '@samsara/table/device';
import { LOCAL_CODE, LOCAL_SETTINGS, type LocalPlan, personAt } from '../worker/plan.ts';
import type { Device } from './device.ts';

/** Whose doing an entry is, and what was done. */
export type Doing = readonly [actor: string, body: Body];

/** What a game begins with. */
export interface Chance {
  readonly seed: string;
  /** By seat; a bot's may be missing. */
  readonly entropy: readonly (string | undefined)[];
}

const SEED_BYTES = 32;
const ENTROPY_BYTES = 16;

/** Draws the device's seed. */
export function drawSeed(entropy: (bytes: number) => string): string {
  return entropy(SEED_BYTES);
}

/** Every person adds to the chance of a new game; what bots add follows from the promise. */
export function drawEntropy(
  seats: LocalPlan['seats'],
  entropy: (bytes: number) => string,
): Chance['entropy'] {
  return seats.map(({ kind }) => (kind === 'person' ? entropy(ENTROPY_BYTES) : undefined));
}

/** The entries of a new game. */
export function newGame(
  game: PlayedGame,
  plan: LocalPlan,
  { now, entropy }: Pick<Device, 'now' | 'entropy'>,
): Entry[] {
  const at = now();
  const options = readOptions<OptionValues>(game as never, { ...plan.options, players: plan.seats.length });
  const chance = { seed: drawSeed(entropy), entropy: drawEntropy(plan.seats, entropy) };
  return entriesOf(dealing(plan, { game: game.meta.id, options, round: 1, made: at }, chance), at);
}

/** Opens a round, lets everybody be ready, and deals. */
export function dealing(
  plan: LocalPlan,
  opened: Pick<Opening, 'game' | 'options' | 'round' | 'made'>,
  { seed, entropy }: Chance,
): Doing[] {
  const host = personAt(plan.seats.findIndex(({ kind }) => kind === 'person'));
  const seats = plan.seats.map((seat, i) =>
    seat.kind === 'person'
      ? { player: personAt(i), name: seat.name, ...chosen(seat.face), level: null }
      : { player: null, name: seat.name, level: seat.level },
  );
  const opening: Opening = {
    type: 'open',
    ...opened,
    settings: LOCAL_SETTINGS,
    host,
    seats,
    seed,
    chat: [],
  };
  return [[host, opening], ...readyAndStart(plan, host, entropy)];
}

function chosen(face: number | undefined): { readonly face?: number } {
  return face === undefined ? {} : { face };
}

/** Everybody is ready and the cards are dealt. */
export function readyAndStart(plan: LocalPlan, host: PlayerId, entropy: Chance['entropy']): Doing[] {
  const ready = entropy.flatMap((share, seat): Doing[] =>
    share === undefined ? [] : [[actorAt(plan, seat), { type: 'ready', seat, entropy: share }]],
  );
  return [...ready, [host, { type: 'start' }]];
}

/** Whose doing it is what happens on a seat: what bots do is the host's. */
export function actorAt({ seats }: LocalPlan, seat: Seat): string {
  return seats[seat].kind === 'person' ? personAt(seat) : 'server';
}

export function entriesOf(doings: readonly Doing[], at: number): Entry[] {
  const entries: Entry[] = [];
  for (const [actor, body] of doings) {
    const seq = entries.length + 1;
    const command = `${actor}:${seq}`;
    const entry = { table: LOCAL_CODE, seq, command, actor, body: JSON.stringify(body), at };
    entries.push(entryAfter(entries.at(-1)?.link ?? '', entry, sha256Hex));
  }
  return entries;
}
