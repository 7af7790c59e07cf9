import {
  type Actor,
  addMove,
  dealt,
  endRecord,
  fairnessOf,
  type Game,
  type GameRecord,
  type OptionValue,
  readOptions,
  startRecord,
} from '@samsara/engine';
import type { Page } from 'playwright-core';
import { runningName } from '../../src/local/kept/keeping.ts';
import type { KeptAsRecord, KeptRecord } from '../../src/local/worker/plan.ts';

/** Of the same origin, so that it has the same storage; and nothing has to be loaded or drawn besides. */
const PICTURE = '/icon.svg';

/** Leaves whatever is open: no table goes on to write over what is kept now. */
export async function leaveTable(page: Page): Promise<void> {
  await page.goto(PICTURE);
}

/** Puts a game among those that run on this device. No page need be open for it. */
export function keep(page: Page, kept: KeptAsRecord): Promise<void> {
  return put(page, 'running', runningName(kept.plan), kept);
}

/** Puts a game among those that have ended on this device. */
export function keepEnded(page: Page, kept: KeptRecord): Promise<void> {
  return put(page, 'finished', kept.play, kept);
}

async function put(page: Page, store: string, name: string, kept: KeptAsRecord | KeptRecord): Promise<void> {
  if (page.url() === 'about:blank') await leaveTable(page);
  await page.evaluate(
    ({ kept, name, store }) =>
      new Promise<void>((done, fail) => {
        const request = indexedDB.open('samsara', 1);
        request.onupgradeneeded = () => {
          for (const each of ['running', 'finished']) request.result.createObjectStore(each);
        };
        request.onerror = () => fail(request.error);
        request.onsuccess = () => {
          const writing = request.result.transaction(store, 'readwrite');
          writing.objectStore(store).put(kept, name);
          writing.oncomplete = () => {
            request.result.close();
            done();
          };
        };
      }),
    { kept, name, store },
  );
}

interface Found<State> {
  readonly kept: KeptAsRecord;
  /** How it was left. */
  readonly state: State;
}

const NAMES = ['Ada', 'Bo', 'Cy', 'Di', 'Ed', 'Flo'];
/** Longer games are not searched. */
const MOST_MOVES = 400;

/** What a table chooses, besides who sits at it. */
type Given = Readonly<Record<string, OptionValue>> & { readonly players: number };
type Rules<State, Move, Options> = Game<State, Move, unknown, unknown, Options>;
type Choose<State, Move> = (state: State, actor: Actor, moves: readonly Move[]) => Move;

/** A game between one person and bots, of the first deal that comes to what is wanted; unless told otherwise everybody plays what they like best. */
export function keptGame<State, Move, Options extends object>(
  game: Rules<State, Move, Options>,
  given: Given,
  isWanted: (state: State) => boolean,
  choose: Choose<State, Move> = byTaste(game),
): Found<State> {
  for (let seed = 1; ; seed++) {
    const record = begun(game, given, seed);
    const state = dealt(game, record);
    while (game.outcome(state) === undefined && record.moves.length < MOST_MOVES) {
      if (isWanted(state)) return { kept: keptAs(record), state };
      move(game, record, state, choose);
    }
  }
}

/** How often the person still has to decide, where everybody plays what they like best. */
const LEFT_TO_DECIDE = 3;
/** So many ways of choosing in turn are tried, where a game has to end soon whatever its person does. */
const WAYS = 6;

export interface NearEnd {
  /** How often the person still has to decide, where everybody plays what they like best. */
  readonly times?: number;
  /** After so many more moves it is over whatever its person does; otherwise whoever plays badly may go on for long. */
  readonly within?: number;
}

/** A game that was left shortly before its end, when its person had to decide. */
export function keptNearEnd<State, Move, Options extends object>(
  game: Rules<State, Move, Options>,
  given: Given,
  { times = LEFT_TO_DECIDE, within }: NearEnd = {},
): KeptAsRecord {
  for (let seed = 1; ; seed++) {
    const record = begun(game, given, seed);
    const state = dealt(game, record);
    const decisions: { readonly moves: number; readonly state: State }[] = [];
    while (game.outcome(state) === undefined && record.moves.length < MOST_MOVES) {
      if (game.deciding(state).includes(0))
        decisions.push({ moves: record.moves.length, state: game.clone(state) });
      move(game, record, state, byTaste(game));
    }
    const left = decisions.at(-times);
    if (game.outcome(state) === undefined || left === undefined) continue;
    if (within === undefined || endsWithin(game, left.state, within))
      return keptAs({ ...record, moves: record.moves.slice(0, left.moves) });
  }
}

function endsWithin<State, Move, Options>(
  game: Rules<State, Move, Options>,
  from: State,
  most: number,
): boolean {
  const likes = byTaste(game);
  for (let way = 0; way < WAYS; way++) {
    const state = game.clone(from);
    for (let moves = 0, turn = way; moves < most && game.outcome(state) === undefined; moves++) {
      const actor: Actor = game.deciding(state).at(0) ?? 'clock';
      const legal = game.legalMoves(state, actor);
      const chosen = actor === 0 ? legal[turn++ % legal.length] : likes(state, actor, legal);
      game.apply(state, actor, chosen);
    }
    if (game.outcome(state) === undefined) return false;
  }
  return true;
}

/** A whole game that has ended, everybody going by taste with some whims. */
export function endedGame<State, Move, Options extends object>(
  game: Rules<State, Move, Options>,
  given: Given,
  play: string,
): KeptRecord {
  const record = begun(game, given, 1);
  const state = dealt(game, record);
  while (game.outcome(state) === undefined) {
    const isWhim = record.moves.length % 4 === 0;
    move(
      game,
      record,
      state,
      isWhim ? (_, __, moves) => moves[record.moves.length % moves.length] : byTaste(game),
    );
  }
  endRecord(record, game, state, 'finished');
  return { play, record, at: 0 };
}

/** Whoever goes by taste does what they like best. */
export function byTaste<State, Move, Options>(game: Rules<State, Move, Options>): Choose<State, Move> {
  return (state, actor, moves) => {
    const liked = (each: Move) => (actor === 'clock' ? 0 : game.taste.likes(state, actor, each));
    return moves.reduce((best, each) => (liked(each) > liked(best) ? each : best));
  };
}

function move<State, Move, Options>(
  game: Rules<State, Move, Options>,
  record: GameRecord,
  state: State,
  choose: Choose<State, Move>,
): void {
  const actor: Actor = game.deciding(state).at(0) ?? 'clock';
  const chosen = choose(state, actor, game.legalMoves(state, actor));
  addMove(record, actor, game.notation(chosen));
  game.apply(state, actor, chosen);
}

function begun<State, Move, Options extends object>(
  game: Rules<State, Move, Options>,
  given: Given,
  seed: number,
): GameRecord {
  const seats = NAMES.slice(0, given.players).map((name, seat) => ({
    name,
    kind: seat === 0 ? ('person' as const) : ('bot:casual' as const),
  }));
  const digits = (text: string) => text.repeat(64).slice(0, 64);
  const fairness = fairnessOf(
    digits(String(seed)),
    seats.map((_, seat) => digits(`${seat}a`)),
  );
  return startRecord(game, readOptions<Options>(game, given), seats, fairness);
}

function keptAs(record: GameRecord): KeptAsRecord {
  const seats = record.seats.map(({ name }, seat) =>
    seat === 0 ? { kind: 'person' as const, name } : { kind: 'bot' as const, name, level: 'casual' },
  );
  return { plan: { game: record.game, options: record.options, seats }, record, round: 1, at: 0 };
}
