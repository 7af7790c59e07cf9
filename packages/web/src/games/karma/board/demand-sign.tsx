import type { Card } from '@samsara/engine';
import { isKarmaCard, rank, wantedBy } from '@samsara/engine/games/karma/rules';
import { INK, NIGHT, SUN } from '../art/palette.ts';
import { demandIn, runOnTop } from '../moment.ts';
import type { KarmaBoardProps } from '../props.ts';
import type { KarmaWords } from '../texts/words.ts';

/** What has to be played now: a medal at the pile. Its ring fills by thirds while a run grows that could become a triple. */
export function DemandSign({ view, words }: KarmaBoardProps) {
  const demand = demandIn(view);
  const run = runOnTop(view);
  return (
    <div class="karma-demand" title={run === 2 ? words.oneMore : demandText(words, demand)}>
      <Medal key={demand} demand={demand} run={run} />
      <span class="unseen">
        {words.demanded}: {demandText(words, demand)}
        {run === 2 && `. ${words.oneMore}`}
      </span>
    </div>
  );
}

export function demandText(words: KarmaWords, demand: Card | null): string {
  return words.demand[wantedBy(demand)](demand === null || isKarmaCard(demand) ? 0 : rank(demand));
}

const RING = 26.5;
const THIRD = (2 * Math.PI * RING) / 3;
const MOST = 3;

/** `≥ 9`, or `≤ 5` under water, or an open flower where any card goes. */
function Medal({ demand, run }: { readonly demand: Card | null; readonly run: number }) {
  const wanted = wantedBy(demand);
  const isWater = wanted === 'up-to-five';
  const number = isWater ? 5 : demand === null || isKarmaCard(demand) ? 0 : rank(demand);
  const isWide = number > 9;
  return (
    <svg class="karma-medal" viewBox="-32 -32 64 64" aria-hidden="true" focusable="false">
      <circle r="31" fill={isWater ? SUN : '#a8660a'} />
      <circle r="29.5" fill={isWater ? NIGHT : '#fff3cf'} />
      {run > 1 && (
        <circle
          class="karma-run"
          r={RING}
          fill="none"
          stroke="#c2416b"
          stroke-width="5"
          stroke-dasharray={dashes(run)}
          transform="rotate(-90)"
        />
      )}
      <circle r="24" fill={isWater ? NIGHT : SUN} />
      {wanted === 'any' ? (
        <OpenFlower />
      ) : (
        <>
          <path
            d={wanted === 'the-highest' ? EQUAL : isWater ? AT_MOST : AT_LEAST}
            transform={`translate(${isWide ? -21 : -17} 0)`}
            fill="none"
            stroke={isWater ? SUN : INK}
            stroke-width="3"
            stroke-linecap="round"
            stroke-linejoin="round"
          />
          <text
            x={isWide ? 6.5 : 7}
            y="8.5"
            text-anchor="middle"
            class="karma-number"
            font-size={isWide ? 24 : 27}
            fill={isWater ? SUN : INK}
          >
            {number}
          </text>
        </>
      )}
    </svg>
  );
}

/** One third of the ring for each card of the run. */
function dashes(run: number): string {
  const filled = Math.min(run, MOST);
  return `${`${THIRD - 4} 4 `.repeat(filled)}${filled < MOST ? `0 ${THIRD * (MOST - filled)}` : ''}`;
}

// Drawn, since neither of our fonts has them.
const AT_LEAST = 'M1 -7l11 4.5l-11 4.5M1 7h11';
const AT_MOST = 'M12 -7l-11 4.5l11 4.5M1 7h11';
const EQUAL = 'M1 -3h11M1 4h11';

const PETALS = [0, 60, 120, 180, 240, 300];

function OpenFlower() {
  return (
    <g fill="#ea7fa8" stroke={INK} stroke-width="2" stroke-linejoin="round">
      {PETALS.map((angle) => (
        <path key={angle} d="M0 -4C-9 -10 -6 -19 0 -23C6 -19 9 -10 0 -4Z" transform={`rotate(${angle})`} />
      ))}
      <circle r="5" fill={SUN} />
    </g>
  );
}
