import type { Cause, Parts } from '@samsara/engine/review';
import { inHundredths, signed } from '../analysis/hundredths.ts';
import type { ReviewWords } from './texts.ts';

interface PartsSectionProps {
  readonly parts: Parts | null;
  readonly words: ReviewWords;
}

interface Bar {
  readonly key: Cause | 'start' | 'result';
  readonly label: string;
  /** Where the bar begins and ends, in chances out of 100. */
  readonly from: number;
  readonly to: number;
  readonly value: string;
}

/** From the first chance over cards, others and own choices to the result: each bar begins where the one before it ends. */
export function PartsSection({ parts, words }: PartsSectionProps) {
  const bars = parts === null ? [] : barsOf(parts, words);
  const ends = bars.flatMap(({ from, to }) => [from, to]);
  const [low, high] = [Math.min(0, ...ends), Math.max(100, ...ends)];
  const place = (chances: number) => (100 * (chances - low)) / (high - low);
  return (
    <section class="review-box" aria-labelledby="review-parts">
      <h2 id="review-parts">{words.parts}</h2>
      {parts === null ? (
        <p>{words.noResult}</p>
      ) : (
        <>
          <dl class="parts">
            {bars.map(({ key, label, from, to, value }) => (
              <div key={key} class={`part is-${key}`}>
                <dt>{label}</dt>
                <dd>
                  <span class="part-track" aria-hidden="true">
                    <i
                      style={{
                        left: `${place(Math.min(from, to))}%`,
                        width: `${place(Math.max(from, to)) - place(Math.min(from, to))}%`,
                      }}
                    />
                  </span>
                  <b>{value}</b>
                </dd>
              </div>
            ))}
          </dl>
          <p class="review-note">{words.partsExplain}</p>
        </>
      )}
    </section>
  );
}

function barsOf(parts: Parts, words: ReviewWords): Bar[] {
  const { start, cards, others, own, result } = inHundredths(parts);
  const bars: Bar[] = [{ key: 'start', label: words.start, from: 0, to: start, value: String(start) }];
  let sum = start;
  for (const [key, change] of [
    ['cards', cards],
    ['others', others],
    ['own', own],
  ] as const) {
    bars.push({ key, label: words.causes[key], from: sum, to: sum + change, value: signed(change) });
    sum += change;
  }
  const label = words.resultIs(result === 0 ? words.lost : words.won);
  return [...bars, { key: 'result', label, from: 0, to: result, value: String(result) }];
}
