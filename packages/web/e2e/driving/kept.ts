import {
  addMove,
  dealt,
  endRecord,
  fairnessOf,
  type GameRecord,
  readOptions,
  type Seat,
  startRecord,
} from '@samsara/engine';
import { karma, type Options, type State } from '@samsara/engine/games/karma';
import type { Move } from '@samsara/engine/games/karma/rules';
import type { Page } from 'playwright-core';
import { runningName } from '../../src/local/kept/keeping.ts';
import type { KeptAsRecord, KeptRecord } from '../../src/local/worker/plan.ts';

/** Puts a game among those that run on this device. */
export function keep(page: Page, kept: KeptAsRecord): Promise<void> {
  return put(page, 'running', runningName(kept.plan), kept);
}

/** Puts a game among those that have ended on this device. */
export function keepEnded(page: Page, kept: KeptRecord): Promise<void> {
  return put(page, 'finished', kept.play, kept);
}

function put(page: Page, store: string, name: string, kept: KeptAsRecord | KeptRecord): Promise<void> {
  return page.evaluate(
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

/** What somebody does who goes by taste. */
export function mostLiked(state: State, seat: Seat, moves: readonly Move[]): Move {
  const liked = (move: Move) => karma.taste.likes(state, seat, move);
  return moves.reduce((best, each) => (liked(each) > liked(best) ? each : best));
}

/** A whole game of Karma between one person and bots, by taste with some whims. */
export function ended(play: string, players: number): KeptRecord {
  const record = begun(1, players);
  const state = dealt(karma, record);
  for (let turn = 0; karma.outcome(state) === undefined; turn++) {
    const [seat] = karma.deciding(state);
    const moves = karma.legalMoves(state, seat);
    const move = turn % 4 === 0 ? moves[turn % moves.length] : mostLiked(state, seat, moves);
    addMove(record, seat, karma.notation(move));
    karma.apply(state, seat, move);
  }
  endRecord(record, karma, state, 'finished');
  return { play, record, at: 0 };
}

/** A game of Karma between one person and a bot, of the first deal that comes to what is wanted. */
export function keptKarma(
  isWanted: (state: State) => boolean,
  choose: (state: State, seat: Seat, moves: readonly Move[]) => Move,
): KeptAsRecord {
  for (let seed = 1; ; seed++) {
    const record = begun(seed);
    const state = dealt(karma, record);
    while (karma.outcome(state) === undefined) {
      if (isWanted(state)) return keptAs(record);
      const [seat] = karma.deciding(state);
      const move = choose(state, seat, karma.legalMoves(state, seat));
      addMove(record, seat, karma.notation(move));
      karma.apply(state, seat, move);
    }
  }
}

function begun(seed: number, players = 2): GameRecord {
  const given = { players, choosing_ms: 0, decision_ms: 0 };
  const seats = ['Ada', 'Bo', 'Cy', 'Di', 'Ed', 'Flo']
    .slice(0, players)
    .map((name, seat) => ({ name, kind: seat === 0 ? ('person' as const) : ('bot:casual' as const) }));
  const digits = (text: string) => text.repeat(64).slice(0, 64);
  const fairness = fairnessOf(
    digits(String(seed)),
    seats.map((_, seat) => digits(`${seat}a`)),
  );
  return startRecord(karma, readOptions<Options>(karma, given), seats, fairness);
}

function keptAs(record: GameRecord): KeptAsRecord {
  const seats = [
    { kind: 'person' as const, name: 'Ada' },
    { kind: 'bot' as const, name: 'Bo', level: 'casual' },
  ];
  return { plan: { game: 'karma', options: record.options, seats }, record, round: 1, at: 0 };
}
