import { useEffect, useRef } from 'preact/hooks';
import type { Table } from '../../contract/table-context.ts';
import { announce } from '../../kit/live-region.tsx';
import { playSound, vibrate } from '../../sound/sounds.ts';
import { useWords } from '../../texts/words.ts';

const VIBRATE_MS = 60;

/** Your turn is heard, felt, read aloud, and seen in the title and the icon of the page. */
export function TurnSignal({ table, isFlying }: { readonly table: Table; readonly isFlying: boolean }): null {
  const words = useWords();
  const { owes, outcome, texts, view, names, seat, deciding } = table;
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
    vibrate(VIBRATE_MS);
  }, [isAsked, isFlying]);
  const asked = isAsked || outcome !== null ? '' : deciding.join();
  useEffect(() => {
    if (asked !== '' && !isFlying) playSound('turn-of-others');
  }, [asked, isFlying]);
  useEffect(() => {
    if (isAsked && !isFlying) announce(asks, true);
  }, [isAsked, isFlying, asks]);
  useCallOut(table);
  useEnd(outcome !== null, seat !== null && (outcome?.winners.includes(seat) ?? false), seat);
  return null;
}

/** Whoever is about to win is heard and read aloud; the seat's own sign shows it. */
function useCallOut({ screen, view, names, outcome }: Table): void {
  const words = useWords();
  const close = names.seats.map((_, seat) => outcome === null && (screen.isClose?.(view, seat) ?? false));
  const before = useRef(close);
  useEffect(() => {
    const came = names.seats.filter((_, seat) => close[seat] && !before.current[seat]);
    before.current = close;
    if (came.length === 0) return;
    playSound('last-card');
    announce(words.isClose(came.join(', ')), true);
  }, [close.join()]);
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
