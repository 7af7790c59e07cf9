import { hundredth, signed } from '../analysis/hundredths.ts';
import { percent, withOneDigit } from './numbers.ts';
import type { Result } from './results.ts';
import type { MyRecordWords } from './texts.ts';
import { totalsOf } from './totals.ts';

interface TotalsBoxProps {
  readonly results: readonly Result[];
  readonly words: MyRecordWords;
}

/** What the games come to. */
export function TotalsBox({ results, words }: TotalsBoxProps) {
  const totals = totalsOf(results);
  const { games, decided, wins, meanPlace, meanPoints, row, longest, reviewed, own, cards } = totals;
  // Points of different games say nothing together: here few are good, there many.
  const isOneGame = results.every(({ game }) => game === results[0].game);
  const facts: (readonly [label: string, value: string | null, more?: string])[] = [
    [words.games, String(games)],
    [words.wins, decided === 0 ? null : String(wins), words.wonOf(percent(wins, decided))],
    [words.meanPlace, meanPlace === null ? null : withOneDigit(meanPlace)],
    [words.meanPoints, meanPoints === null || !isOneGame ? null : withOneDigit(meanPoints)],
    [words.row, decided === 0 ? null : String(row)],
    [words.longest, decided === 0 ? null : String(longest)],
    [words.choices, own === null ? null : signed(hundredth(own)), words.ofReviewed(reviewed)],
    [words.luck, cards === null ? null : signed(hundredth(cards)), words.ofReviewed(reviewed)],
  ];
  return (
    <section class="my-record-box" aria-labelledby="my-totals">
      <h2 id="my-totals">{words.totals}</h2>
      <dl class="my-record-totals">
        {facts.map(
          ([label, value, more]) =>
            value !== null && (
              <div key={label}>
                <dt>{label}</dt>
                <dd>
                  <b>{value}</b> {more !== undefined && <small>{more}</small>}
                </dd>
              </div>
            ),
        )}
      </dl>
      {reviewed > 0 && <p class="my-record-note">{words.hundredths}</p>}
    </section>
  );
}
