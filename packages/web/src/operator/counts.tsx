import type { HouseCounts } from '@samsara/protocol';
import { type PartProps, shownNumber, shownTime, useAsked } from './asking.ts';
import { operator } from './requests.ts';

const WHAT = ['tables', 'people', 'moves', 'refusals', 'reports'] as const;
const HEIGHT = 60;

/** How much was going on: a chart for each number, and the same as a table. */
export function Counts({ words, ask }: PartProps) {
  const [counts] = useAsked(ask, () => operator.counts());
  if (counts === null) return null;
  const { hours } = counts;
  const busy = hours.filter((hour) => WHAT.some((what) => hour[what] > 0));
  return (
    <>
      <p>{words.countsExplain}</p>
      {WHAT.map((what) => (
        <figure key={what} class="operator-chart">
          <figcaption>
            {words.counts[what]} <small>{words.most(shownNumber(mostOf(hours, what)))}</small>
          </figcaption>
          <Chart hours={hours} what={what} />
        </figure>
      ))}
      <details>
        <summary>{words.asTable}</summary>
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keys */}
        <section class="operator-scroll" tabIndex={0} aria-label={words.asTable}>
          <table>
            <thead>
              <tr>
                <th scope="col">{words.hour}</th>
                {WHAT.map((what) => (
                  <th key={what} scope="col">
                    {words.counts[what]}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {busy.map((hour) => (
                <tr key={hour.hour}>
                  <th scope="row">{shownTime(hour.hour)}</th>
                  {WHAT.map((what) => (
                    <td key={what}>{shownNumber(hour[what])}</td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </section>
      </details>
    </>
  );
}

type Hours = HouseCounts['hours'];

function mostOf(hours: Hours, what: (typeof WHAT)[number]): number {
  return Math.max(...hours.map((hour) => hour[what]));
}

/** The table says the same: the chart is for the eye alone. */
function Chart({ hours, what }: { readonly hours: Hours; readonly what: (typeof WHAT)[number] }) {
  const most = Math.max(1, mostOf(hours, what));
  const bars = hours
    .map((hour, place) => [place, (hour[what] / most) * HEIGHT] as const)
    .filter(([, height]) => height > 0)
    .map(([place, height]) => `M${place} ${HEIGHT}v${-Math.max(1, height)}h1v${Math.max(1, height)}z`);
  return (
    <svg viewBox={`0 0 ${hours.length} ${HEIGHT}`} preserveAspectRatio="none" aria-hidden="true">
      <path d={`M0 ${HEIGHT}h${hours.length}`} class="operator-line" />
      <path d={bars.join('')} />
    </svg>
  );
}
