import { type State, stop } from '@samsara/engine/games/stop';
import { CARDS, KIND_OF, SWAP } from '@samsara/engine/games/stop/rules';
import { textsEn } from '@samsara/engine/games/stop/texts/en';
import { expect, test } from 'vitest';
import { en as words } from '../src/games/stop/texts/en.ts';
import type { KeptAsRecord } from '../src/local/worker/plan.ts';
import { en } from '../src/texts/en.ts';
import { withVisitor } from './browser.ts';
import { keep, keptGame } from './driving/kept.ts';

/** Long enough to lay the card, think of the call and press it. */
const LOCK_MS = 10_000;

test('a call that is pressed after the card was stored still goes with it (STR-66)', async () => {
  const { kept, card } = secondToLastCard();
  await withVisitor({}, async ({ page }) => {
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
  const given = { players: 2, interject_ms: LOCK_MS, turn_ms: 0, response_ms: 0 };
  const { kept, state } = keptGame(stop, given, (each) => cardToLay(each) !== undefined);
  return { kept, card: cardToLay(state) as number };
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
