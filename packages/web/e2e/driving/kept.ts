import {
  addMove,
  dealt,
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

function begun(seed: number): GameRecord {
  const given = { players: 2, choosing_ms: 0, decision_ms: 0 };
  const seats = [
    { name: 'Ada', kind: 'person' as const },
    { name: 'Bo', kind: 'bot:casual' as const },
  ];
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
