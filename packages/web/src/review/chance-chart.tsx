import type { Seat } from '@samsara/engine';
import type { SeatReview } from '@samsara/engine/review';
import { seatColor } from '../kit/faces/face.tsx';
import { MarkSign, SIGNS } from './marks.tsx';
import type { CurveMoment } from './moments.ts';
import { chanceAt } from './moments.ts';
import { pathThrough, type Scales, scalesFor } from './scales.ts';
import { SeatSign } from './seat-name.tsx';
import type { ReviewWords } from './texts.ts';
import { useWidth } from './use-width.ts';

const HEIGHT = 260;
const MARGINS = { top: 22, right: 18, bottom: 14, left: 40 };
const SIGN = 13;
/** Under so small a chance there is no room for a sign. */
const LOW = 0.14;
/** On a narrow curve small signs would cover each other. */
const WIDE = 520;
const LINES = [0, 0.25, 0.5, 0.75, 1];

interface ChanceChartProps {
  readonly seats: readonly SeatReview[];
  /** Whose moments are gone through. */
  readonly seat: Seat;
  readonly length: number;
  readonly moments: readonly CurveMoment[];
  /** The number of the moment that is looked at. */
  readonly at: number;
  /** That moment in words. */
  readonly says: string;
  readonly words: ReviewWords;
  choose(moment: number): void;
}

/** Everybody's chances from the deal to the end. A slider lies over it: touch, mouse, arrow keys and screen readers go from moment to moment. */
export function ChanceChart(props: ChanceChartProps) {
  const { seats, seat, length, moments, at, says, words, choose } = props;
  const { element, width } = useWidth<HTMLDivElement>(640);
  const scales = scalesFor(width, HEIGHT, MARGINS, { first: -1, last: length });
  const moment = moments[at];
  const inFront = [...seats].sort((a, b) => Number(a.seat === seat) - Number(b.seat === seat));
  /** The slider's own places are equally far apart; the moments are not. */
  const nearest = (event: PointerEvent) => {
    const { left } = (event.currentTarget as Element).getBoundingClientRect();
    const x = event.clientX - left;
    let found = 0;
    for (const [i, { index }] of moments.entries())
      if (Math.abs(scales.x(index) - x) < Math.abs(scales.x(moments[found].index) - x)) found = i;
    choose(found);
  };
  return (
    <div class="chance-chart" ref={element}>
      <svg width={width} height={HEIGHT} aria-hidden="true" focusable="false">
        <Ground scales={scales} width={width} />
        {inFront.map((each) => (
          <Curve key={each.seat} of={each} scales={scales} isMain={each.seat === seat} />
        ))}
        {moment !== undefined && (
          <line
            class="chart-now"
            x1={scales.x(moment.index)}
            x2={scales.x(moment.index)}
            y1={MARGINS.top - 8}
            y2={HEIGHT - MARGINS.bottom}
          />
        )}
        {seats.map((each) => {
          const chance = moment && chanceAt(each.curve, moment.index);
          if (chance === null || chance === undefined) return null;
          const at = [scales.x(moment.index), scales.y(chance)] as const;
          return <SeatSign key={each.seat} seat={each.seat} at={at} size={SIGN} />;
        })}
      </svg>
      {moments.map(
        ({ index, after, mark }) =>
          mark !== null &&
          after !== null &&
          SIGNS[mark] !== '' &&
          (mark !== 'inaccuracy' || width >= WIDE) && (
            <span
              key={index}
              class={`chart-mark${after < LOW ? ' is-low' : ''}`}
              style={{ left: `${scales.x(index)}px`, top: `${scales.y(after)}px` }}
            >
              <MarkSign mark={mark} />
            </span>
          ),
      )}
      <input
        type="range"
        min={0}
        max={Math.max(0, moments.length - 1)}
        value={at}
        aria-label={words.moment}
        aria-valuetext={says}
        onInput={(event) => choose(Number(event.currentTarget.value))}
        onPointerDown={(event) => {
          // Where it is pressed counts, and not how far along the slider that is.
          event.preventDefault();
          event.currentTarget.focus();
          event.currentTarget.setPointerCapture(event.pointerId);
          nearest(event);
        }}
        onPointerMove={(event) => event.buttons > 0 && nearest(event)}
      />
    </div>
  );
}

function Ground({ scales, width }: { readonly scales: Scales; readonly width: number }) {
  return (
    <g class="chart-ground">
      {LINES.map((chance) => (
        <g key={chance}>
          <line x1={MARGINS.left} x2={width - MARGINS.right} y1={scales.y(chance)} y2={scales.y(chance)} />
          {(chance * 2) % 1 === 0 && (
            <text x={MARGINS.left - 8} y={scales.y(chance)} dy="0.35em">
              {100 * chance}
            </text>
          )}
        </g>
      ))}
    </g>
  );
}

interface CurveProps {
  readonly of: SeatReview;
  readonly scales: Scales;
  readonly isMain: boolean;
}

function Curve({ of, scales, isMain }: CurveProps) {
  const points = of.curve.map(({ index, chance }) => [scales.x(index), scales.y(chance)] as const);
  const last = points.at(-1);
  return (
    <g class={`chart-seat${isMain ? ' is-main' : ''}`} style={{ '--seat': seatColor(of.seat) }}>
      <path class="chart-halo" d={pathThrough(points)} />
      <path class="chart-line" d={pathThrough(points)} />
      {last !== undefined && <SeatSign seat={of.seat} at={last} size={SIGN} />}
    </g>
  );
}
