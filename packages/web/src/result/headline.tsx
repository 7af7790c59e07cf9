import type { Outcome, Seat } from '@samsara/engine';
import { useEffect, useRef } from 'preact/hooks';
import { useTable } from '../contract/table-context.ts';
import { listOf } from '../texts/list-of.ts';
import { useWords } from '../texts/words.ts';
import type { ResultWords } from './texts.ts';
import { TOLD_AT } from './use-telling.ts';

interface HeadlineProps {
  readonly outcome: Outcome | null;
  /** null for nobody's seat in particular. */
  readonly seat: Seat | null;
  readonly words: ResultWords;
  readonly isTold: boolean;
}

/** How the game ended for this seat. */
export function Headline({ outcome, seat, words: own, isTold }: HeadlineProps) {
  const { names, language } = useTable();
  const words = useWords();
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    const timer = setTimeout(
      () => {
        // The card or button that ended the game is gone: whoever reads aloud goes on here.
        if (document.activeElement === document.body) title.current?.focus({ preventScroll: true });
      },
      isTold ? 0 : TOLD_AT.headline,
    );
    return () => clearTimeout(timer);
  }, [isTold]);
  return (
    <h2 ref={title} tabIndex={-1}>
      {headline()}
    </h2>
  );

  function headline(): string {
    if (outcome === null) return own.noResult;
    const { winners, losers } = outcome;
    if (seat !== null && winners.includes(seat)) return own.freed;
    if (seat !== null && losers.includes(seat)) return own.notThisLife;
    if (winners.length === 0) return words.nobodyWins;
    const called = listOf(
      language,
      winners.map((each) => names.seats[each]),
    );
    return winners.length === 1 ? words.wins(called) : words.win(called);
  }
}
