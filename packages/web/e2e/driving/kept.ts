import {
  type Actor,
  addMove,
  dealt,
  fairnessOf,
  type Game,
  type GameRecord,
  type OptionValue,
  readOptions,
  startRecord,
} from '@samsara/engine';
import type { Page } from 'playwright-core';
import { runningName } from '../../src/local/kept/keeping.ts';
import type { KeptAsRecord } from '../../src/local/worker/plan.ts';

/** Puts a game among those that run on this device. */
export async function keep(page: Page, kept: KeptAsRecord): Promise<void> {
  await page.evaluate(
    ({ game, name }) =>
      new Promise<void>((done, fail) => {
        const request = indexedDB.open('samsara', 1);
        request.onupgradeneeded = () => {
          for (const store of ['running', 'finished']) request.result.createObjectStore(store);
        };
        request.onerror = () => fail(request.error);
        request.onsuccess = () => {
          const writing = request.result.transaction('running', 'readwrite');
          writing.objectStore('running').put(game, name);
          writing.oncomplete = () => {
            request.result.close();
            done();
          };
        };
      }),
    { game: kept, name: runningName(kept.plan) },
  );
}

interface Found<State> {
  readonly kept: KeptAsRecord;
  /** How it was left. */
  readonly state: State;
}

const NAMES = ['Ada', 'Bo', 'Cy', 'Di'];
/** Longer games are not searched. */
const MOST_MOVES = 400;

/** A game between one person and bots, of the first deal that comes to what is wanted; unless told otherwise everybody plays what they like best. */
export function keptGame<State, Move, Event, View, Options extends object>(
  game: Game<State, Move, Event, View, Options>,
  given: Readonly<Record<string, OptionValue>> & { readonly players: number },
  isWanted: (state: State) => boolean,
  choose = (state: State, actor: Actor, moves: readonly Move[]): Move => {
    const liked = (move: Move) => (actor === 'clock' ? 0 : game.taste.likes(state, actor, move));
    return moves.reduce((best, each) => (liked(each) > liked(best) ? each : best));
  },
): Found<State> {
  for (let seed = 1; ; seed++) {
    const record = begun(game, given, seed);
    const state = dealt(game as Game<State, unknown, unknown, unknown, Options>, record);
    for (let moves = 0; moves < MOST_MOVES && game.outcome(state) === undefined; moves++) {
      if (isWanted(state)) return { kept: keptAs(record), state };
      const actor: Actor = game.deciding(state).at(0) ?? 'clock';
      const move = choose(state, actor, game.legalMoves(state, actor));
      addMove(record, actor, game.notation(move));
      game.apply(state, actor, move);
    }
  }
}

function begun<State, Move, Event, View, Options extends object>(
  game: Game<State, Move, Event, View, Options>,
  given: Readonly<Record<string, OptionValue>> & { readonly players: number },
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
