import { hundredth } from '../analysis/hundredths.ts';
import type { KeptChoices } from '../progress/kept-choices.ts';
import { movingMeans, pathThrough, scalesFor } from './scales.ts';
import { useWidth } from './use-width.ts';
import './chart.css';
import './progress.css';

const HEIGHT = 220;
const MARGINS = { top: 14, right: 14, bottom: 14, left: 46 };
/** The line shows the mean of so many games. */
const MEAN_OF = 5;
/** The chart reaches at least so far down, so that small differences do not look large. */
const LEAST_DEPTH = 0.2;
const STEPS = 4;

/** A dot for each game and a line through the means; the table beside it says the same in numbers. */
export function ProgressChart({ kept }: { readonly kept: readonly KeptChoices[] }) {
  const { element, width } = useWidth<HTMLDivElement>(640);
  const own = kept.map((each) => Math.min(0, each.own));
  const depth = Math.ceil((10 * Math.max(LEAST_DEPTH, ...own.map((each) => -each))) / 2) / 5;
  const scales = scalesFor(width, HEIGHT, MARGINS, { first: 0, last: kept.length - 1 });
  const y = (change: number) => scales.y(1 + change / depth);
  const means = movingMeans(own, MEAN_OF);
  return (
    <div class="chance-chart" ref={element}>
      <svg width={width} height={HEIGHT} aria-hidden="true" focusable="false">
        <g class="chart-ground">
          {Array.from({ length: STEPS + 1 }, (_, i) => (-depth * i) / STEPS).map((change) => (
            <g key={change}>
              <line x1={MARGINS.left} x2={width - MARGINS.right} y1={y(change)} y2={y(change)} />
              <text x={MARGINS.left - 8} y={y(change)} dy="0.35em">
                {change === 0 ? 0 : `−${hundredth(-change)}`}
              </text>
            </g>
          ))}
        </g>
        <path
          class="progress-line"
          d={pathThrough(means.map((mean, i) => [scales.x(i), y(mean)] as const))}
        />
        {own.map((change, i) => (
          <circle
            key={kept[i].id}
            class={kept[i].won ? 'progress-dot is-won' : 'progress-dot'}
            cx={scales.x(i)}
            cy={y(change)}
            r="4.5"
          />
        ))}
      </svg>
    </div>
  );
}
