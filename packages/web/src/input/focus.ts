import { useEffect, useRef } from 'preact/hooks';

let usesKeys = false;
globalThis.document?.addEventListener('keydown', () => {
  usesKeys = true;
});
globalThis.document?.addEventListener('pointerdown', () => {
  usesKeys = false;
});

/** Where the focus goes, in this order, when what had it is gone: what can be played, what can be pressed, the hand. */
const PLACES = [
  '.hand .card.is-playable',
  '.over-hand .card.is-playable',
  '.own-seat .card.is-playable',
  '.board .card.is-playable',
  '.decision-buttons button',
  '.board button',
  '.hand .card',
];

/** Whoever plays by keys is led to what is asked; others are left alone. */
export function useFocusOnTurn(isAsked: boolean, moment: number): void {
  const lastMoment = useRef(-1);
  useEffect(() => {
    if (!isAsked || !usesKeys || lastMoment.current === moment) return;
    if (document.activeElement !== null && document.activeElement !== document.body) return;
    lastMoment.current = moment;
    for (const place of PLACES) {
      const element = document.querySelector<HTMLElement>(place);
      if (element === null) continue;
      element.focus();
      return;
    }
  }, [isAsked, moment]);
}
