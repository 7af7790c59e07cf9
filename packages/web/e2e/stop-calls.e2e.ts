import {
  type Actor,
  addMove,
  dealt,
  fairnessOf,
  type GameRecord,
  readOptions,
  startRecord,
} from '@samsara/engine';
import { type Options, type State, stop } from '@samsara/engine/games/stop';
import { CARDS, KIND_OF, SWAP } from '@samsara/engine/games/stop/rules';
import { textsEn } from '@samsara/engine/games/stop/texts/en';
import { expect, test } from 'vitest';
import { en as words } from '../src/games/stop/texts/en.ts';
import type { KeptAsRecord } from '../src/local/worker/plan.ts';
import { en } from '../src/texts/en.ts';
import { withVisitor } from './browser.ts';
import { keep } from './driving/kept.ts';

/** Long enough to lay the card, think of the call and press it. */
const LOCK_MS = 10_000;

test('a call that is pressed after the card was stored still goes with it (STR-66)', async () => {
  const { kept, card } = secondToLastCard();
  await withVisitor({}, async ({ page }) => {
    await page.goto('/');
    await keep(page, kept);
    await page.goto('/play/stop');
    const hand = page.getByRole('list', { name: en.yourHand(2) });
    await hand.waitFor();
    const laid = hand.getByRole('button', { name: textsEn.cards[CARDS[card]] });
    await laid.click();
    await laid.click();
    await page.getByText(words.planned, { exact: true }).waitFor();
    const call = page.getByRole('button', { name: words.calls.word.achtung });
    expect(await call.getAttribute('aria-pressed')).toBe('false');
    await call.click();
    await page.getByText(words.calls.called, { exact: true }).waitFor();
    await expect.poll(() => call.getAttribute('aria-pressed')).toBe('true');
    // Without the call two penalty cards would have come.
    await page.getByRole('list', { name: en.yourHand(1) }).waitFor();
  });
});

/** A game that was left in a lock on one's own turn, with two cards in hand of which one can be laid. */
function secondToLastCard(): { kept: KeptAsRecord; card: number } {
  for (let seed = 1; ; seed++) {
    const record = begun(seed);
    const state = dealt(stop, record);
    for (let moves = 0; moves < 400 && stop.outcome(state) === undefined; moves++) {
      const card = cardToLay(state);
      if (card !== undefined) return { kept: keptGame(record), card };
      const actor: Actor = stop.deciding(state).at(0) ?? 'clock';
      const liked = (move: Parameters<typeof stop.notation>[0]) =>
        actor === 'clock' ? 0 : stop.taste.likes(state, actor, move);
      const move = stop
        .legalMoves(state, actor)
        .reduce((best, each) => (liked(each) > liked(best) ? each : best));
      addMove(record, actor, stop.notation(move));
      stop.apply(state, actor, move);
    }
  }
}

function begun(seed: number): GameRecord {
  const given = { players: 2, interject_ms: LOCK_MS, turn_ms: 0, response_ms: 0 };
  const seats = [
    { name: 'Ada', kind: 'person' as const },
    { name: 'Bo', kind: 'bot:casual' as const },
  ];
  const digits = (text: string) => text.repeat(64).slice(0, 64);
  const fairness = fairnessOf(
    digits(String(seed)),
    seats.map((_, seat) => digits(`${seat}a`)),
  );
  return startRecord(stop, readOptions<Options>(stop, given), seats, fairness);
}

/** A card of seat 0 that fits and that nobody can throw in before it is laid. */
function cardToLay(state: State): number | undefined {
  const [turn, window] = state.pending;
  const [own] = state.hands;
  const isLock = window?.type === 'interjecting' && turn.type === 'turn' && turn.seat === 0;
  if (!isLock || own.size !== 2 || state.stored !== null) return undefined;
  const mayThrowIn = (seat: number) => stop.legalMoves(state, seat).some(({ type }) => type === 'interject');
  if (mayThrowIn(0) || mayThrowIn(1)) return undefined;
  return stop
    .legalMoves(state, 0)
    .find(({ type, free, card }) => type === 'play' && !free && KIND_OF[card] !== SWAP)?.card;
}

function keptGame(record: GameRecord): KeptAsRecord {
  return {
    plan: {
      game: 'stop',
      options: record.options,
      seats: [
        { kind: 'person', name: 'Ada' },
        { kind: 'bot', name: 'Bo', level: 'casual' },
      ],
    },
    record,
    round: 1,
    at: 0,
  };
}
