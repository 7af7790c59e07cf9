import { useEffect, useRef } from 'preact/hooks';
import { useWords } from '../texts/words.ts';
import { announce } from './live-region.tsx';
import { playSound } from './sounds.ts';
import type { Table } from './table-context.ts';

const VIBRATE_MS = 60;

/** The own turn is heard, felt, read aloud, and seen in the title and the icon of the page. */
export function useTurnSignal(table: Table, isFlying: boolean): void {
  const words = useWords();
  const { owes, outcome, texts, view, names, settings, seat } = table;
  const isAsked = owes && outcome === null;
  const asks = texts.asks(view, names);
  useEffect(() => {
    document.title = isAsked ? `● ${words.yourTurn} – ${texts.name}` : `${texts.name} – ${words.title}`;
    showIcon(isAsked ? '/icon-turn.svg' : '/icon.svg');
    return () => {
      document.title = words.title;
      showIcon('/icon.svg');
    };
  }, [isAsked, texts, words]);
  useEffect(() => {
    if (!isAsked || isFlying) return;
    playSound('turn');
    if (settings.vibrate && navigator.userActivation?.hasBeenActive) navigator.vibrate?.(VIBRATE_MS);
  }, [isAsked, isFlying, settings.vibrate]);
  useEffect(() => {
    if (isAsked && !isFlying) announce(asks, true);
  }, [isAsked, isFlying, asks]);
  useEnd(outcome !== null, seat !== null && (outcome?.winners.includes(seat) ?? false), seat);
}

function showIcon(path: string): void {
  document.querySelector('link[rel="icon"]')?.setAttribute('href', path);
}

function useEnd(isOver: boolean, isWon: boolean, seat: number | null): void {
  const wasOver = useRef(isOver);
  useEffect(() => {
    if (isOver && !wasOver.current) playSound(seat === null ? 'over' : isWon ? 'win' : 'lose');
    wasOver.current = isOver;
  }, [isOver, isWon, seat]);
}
