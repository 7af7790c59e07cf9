import {
  CHART_TEXTS,
  type LabChart,
  type LabRow,
  type LabTally,
  labCharts,
  type Share,
} from '@samsara/engine/lab';
import { settings } from '../settings/settings.ts';
import type { LabWords } from './texts.ts';

interface LabChartsProps {
  readonly tally: LabTally;
  readonly words: LabWords;
}

/** Every figure beside that of the official rules, with a table behind it. */
export function LabCharts({ tally, words }: LabChartsProps) {
  const { language } = settings.value;
  const names = CHART_TEXTS[language];
  return (
    <>
      <p class="lab-legend" aria-hidden="true">
        <span class="is-official">{names.official}</span>
        <span class="is-changed">{names.changed}</span>
      </p>
      <div class="lab-charts">
        {labCharts(tally, language).map((chart) => (
          <figure key={chart.id} class={`lab-chart is-${chart.id}`}>
            <figcaption>
              <b>{chart.title}</b>
              <small>{chart.note}</small>
            </figcaption>
            {chart.kind === 'histogram' ? <Histogram chart={chart} /> : <Bars chart={chart} />}
            <details>
              <summary>
                {words.table}
                <span class="unseen">: {chart.title}</span>
              </summary>
              <ChartTable chart={chart} />
            </details>
          </figure>
        ))}
      </div>
    </>
  );
}

function percent(share: number, digits = 0): string {
  return new Intl.NumberFormat(settings.value.language, {
    style: 'percent',
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  }).format(share);
}

function rangeIn({ share, low, high }: Share): string {
  return `${percent(share, 1)} (${percent(low, 1)}–${percent(high, 1)})`;
}

/** Drawn in a square of a hundred that is stretched; the words beside it are not. */
const FULL = 100;

function Bars({ chart: { rows, fair } }: { readonly chart: LabChart & { kind: 'bars' } }) {
  return (
    <div class="lab-bars" aria-hidden="true">
      {rows.map((row) => (
        <BarRow key={row.label} row={row} fair={fair} />
      ))}
      {fair !== null && (
        <p class="lab-fair">
          {CHART_TEXTS[settings.value.language].fair}: {percent(fair)}
        </p>
      )}
    </div>
  );
}

function BarRow({ row, fair }: { readonly row: LabRow; readonly fair: number | null }) {
  const bars = [
    ['official', row.official],
    ['changed', row.changed],
  ] as const;
  return (
    <>
      <span class="lab-label">{row.label}</span>
      <span class="lab-lines">
        {bars.map(
          ([kind, share]) =>
            share !== null && (
              <span key={kind} class={`lab-line is-${kind}`}>
                <svg viewBox="0 0 100 10" preserveAspectRatio="none" aria-hidden="true" focusable="false">
                  <rect class="lab-ground" width={FULL} height="10" />
                  <rect class="lab-bar" width={FULL * share.share} height="10" />
                  <path class="lab-whisker is-halo" d={whiskerOf(share)} />
                  <path class="lab-whisker" d={whiskerOf(share)} />
                  {fair !== null && <path class="lab-fair-line" d={`M${FULL * fair} 0V10`} />}
                </svg>
                <span>{percent(share.share)}</span>
              </span>
            ),
        )}
      </span>
    </>
  );
}

/** The limits of a share, with a stroke across each end. */
function whiskerOf({ low, high }: Share): string {
  const [from, to] = [FULL * low, FULL * high];
  return `M${from} 5H${to}M${from} 2V8M${to} 2V8`;
}

const STEP = 10;

function Histogram({ chart: { bins, axis } }: { readonly chart: LabChart & { kind: 'histogram' } }) {
  const most = Math.max(0.01, ...bins.flatMap(({ official, changed }) => [official, changed]));
  const last = bins.at(-1);
  if (last === undefined) return null;
  const column = (share: number, x: number, kind: string) => (
    <rect
      class={`lab-column is-${kind}`}
      x={x}
      y={FULL - (FULL * share) / most}
      width={STEP * 0.44}
      height={(FULL * share) / most}
    />
  );
  return (
    <div class="lab-histogram" aria-hidden="true">
      <span class="lab-most">{percent(most)}</span>
      <svg
        viewBox={`0 0 ${STEP * bins.length} ${FULL}`}
        preserveAspectRatio="none"
        aria-hidden="true"
        focusable="false"
      >
        {bins.map(({ from, official, changed }, i) => (
          <g key={from}>
            {column(official, i * STEP + 0.4, 'official')}
            {column(changed, i * STEP + 5.2, 'changed')}
          </g>
        ))}
      </svg>
      <p class="lab-axis">
        <span>{bins[0].from}</span>
        <span>{axis}</span>
        <span>{last.to}+</span>
      </p>
    </div>
  );
}

function ChartTable({ chart }: { readonly chart: LabChart }) {
  const { official, changed } = CHART_TEXTS[settings.value.language];
  const isPair = chart.kind === 'histogram' || chart.rows.some((row) => row.official !== null);
  const rows =
    chart.kind === 'histogram'
      ? chart.bins.map(({ from, to, ...bin }) => [
          `${from}–${to}`,
          percent(bin.official, 1),
          percent(bin.changed, 1),
        ])
      : chart.rows.map((row) => [row.label, row.official ? rangeIn(row.official) : '', rangeIn(row.changed)]);
  return (
    <table>
      <caption class="unseen">{chart.title}</caption>
      <thead>
        <tr>
          {chart.kind === 'histogram' ? <th scope="col">{chart.axis}</th> : <td />}
          {isPair && <th scope="col">{official}</th>}
          <th scope="col">{changed}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(([label, a, b]) => (
          <tr key={label}>
            <th scope="row">{label}</th>
            {isPair && <td>{a}</td>}
            <td>{b}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
