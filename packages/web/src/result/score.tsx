import type { Seat } from '@samsara/engine';
import { useEffect, useState } from 'preact/hooks';
import type { FinalScore, GameResult } from '../contract/board.ts';
import { useTable } from '../contract/table-context.ts';
import { Face } from '../kit/faces/face.tsx';
import { facesAt } from '../kit/faces/faces.ts';
import { factsIn } from './facts.ts';
import { inOrderOfPlaces } from './places.ts';
import { ResultTable } from './result-table.tsx';
import type { ResultWords } from './texts.ts';
import { TOLD_AT } from './use-telling.ts';

interface ScoreProps {
  readonly result: GameResult;
  /** What happened; null until it is known. */
  readonly events: readonly unknown[] | null;
  readonly words: ResultWords;
  readonly isTold: boolean;
  /** Whoever lost and looks. */
  readonly loser: Seat | null;
}

/** Everybody in order of places with what decided, all that was counted on demand, and three things of this game. */
export function Score({ result, events, words, isTold, loser }: ScoreProps) {
  const table = useTable();
  const final = result.finalScore(table);
  const { Aftermath } = result;
  return (
    <>
      <Places final={final} words={words} isTold={isTold} />
      {events !== null && result.tallies && (
        <Facts facts={factsIn(result.tallies(events, table), loser)} words={words} />
      )}
      {(final.columns.length > 1 || Aftermath) && (
        <details class="end-counted">
          <summary>{words.allPoints}</summary>
          <div>
            <ResultTable final={final} />
            {Aftermath && <Aftermath {...table} />}
          </div>
        </details>
      )}
    </>
  );
}

interface PlacesProps {
  readonly final: FinalScore;
  readonly words: ResultWords;
  readonly isTold: boolean;
}

function Places({ final, words, isTold }: PlacesProps) {
  const { names, outcome, seats } = useTable();
  const label = final.columns.at(-1);
  return (
    <ol class="end-places" aria-label={words.places}>
      {inOrderOfPlaces(final).map(({ seat, place, cells }) => {
        const isWinner = outcome?.winners.includes(seat) ?? false;
        return (
          <li key={seat} class={isWinner ? 'is-winner' : ''} data-seat={seat}>
            <span class="end-place">{place}</span>
            <Face of={facesAt(seats)[seat]} seat={seat} mood={isWinner ? 'glad' : null} />
            <span class="end-name">{names.seats[seat]}</span>
            <span class="end-points">
              <Counted to={cells[cells.length - 1]} isTold={isTold} /> <small>{label}</small>
            </span>
          </li>
        );
      })}
    </ol>
  );
}

const COUNTING_MS = 600;

/** A number that counts up to what it is; whoever has it read aloud hears the end of it. */
function Counted({ to, isTold }: { readonly to: string | number; readonly isTold: boolean }) {
  const [part, setPart] = useState(0);
  useEffect(() => {
    if (isTold) return;
    const begun = performance.now() + TOLD_AT.places;
    let frame = requestAnimationFrame(function count(now) {
      setPart(Math.max(0, Math.min(1, (now - begun) / COUNTING_MS)));
      frame = requestAnimationFrame(count);
    });
    return () => cancelAnimationFrame(frame);
  }, [isTold]);
  if (isTold || typeof to === 'string') return <b>{to}</b>;
  return (
    <b>
      <span aria-hidden="true">{Math.round(to * part)}</span>
      <span class="unseen">{to}</span>
    </b>
  );
}

function Facts({
  facts,
  words,
}: {
  readonly facts: ReturnType<typeof factsIn>;
  readonly words: ResultWords;
}) {
  const { names } = useTable();
  if (facts.length === 0) return null;
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls on a phone must be reachable by keys
    <ul class="end-facts" aria-label={words.facts} tabIndex={0}>
      {facts.map(({ count, label, seat }) => (
        <li key={label}>
          <b>{count}</b> {label}
          {seat !== null && <small>{names.seats[seat]}</small>}
        </li>
      ))}
    </ul>
  );
}
