import type { Card, Refusal } from '@samsara/engine';
import { useState } from 'preact/hooks';
import type { GameScreen, Pick, PlayTexts } from '../contract/board.ts';
import { announce } from '../kit/live-region.tsx';
import { playSound } from '../sound/sounds.ts';

const SHAKE_MS = 400;

/** What was refused last, by the rules or by the server. */
export interface Refusals {
  readonly refusal: Refusal | null;
  /** The card or zone that was tapped when it was refused; null for a move made otherwise. */
  readonly at: Pick | null;
  /** A sentence from the server. */
  readonly notice: string | null;
  /** The card that was just refused. */
  readonly shaken: Pick | null;
  refuse(why: Refusal, pick: Pick | null): void;
  notify(sentence: string): void;
  clearRefusal(): void;
  /** Clears the refusal and the notice. */
  dismiss(): void;
}

export function useRefusals(texts: PlayTexts): Refusals {
  const [refusal, setRefusal] = useState<Refusal | null>(null);
  const [at, setAt] = useState<Pick | null>(null);
  const [notice, setNotice] = useState<string | null>(null);
  const [shaken, setShaken] = useState<Pick | null>(null);
  const clearRefusal = () => setRefusal(null);
  return {
    refusal,
    at,
    notice,
    shaken,
    refuse: (why, pick) => {
      setRefusal(why);
      setAt(pick);
      setShaken(pick);
      setTimeout(() => setShaken(null), SHAKE_MS);
      playSound('refused');
      void Promise.resolve(texts.whole?.()).then(
        () => announce(texts.refusal(why)),
        () => undefined,
      );
    },
    notify: setNotice,
    clearRefusal,
    dismiss: () => {
      clearRefusal();
      setNotice(null);
    },
  };
}

/** Does a card in this zone stand in the way of what was refused? */
export function isLit(
  screen: GameScreen,
  refusal: Refusal,
  view: unknown,
  zone: string,
  card: Card | null,
): boolean {
  if (card === null || !refusal.cards.includes(screen.game.meta.cards[card])) return false;
  return screen.lit?.(refusal, view).includes(zone) ?? !zone.startsWith('hand:');
}
