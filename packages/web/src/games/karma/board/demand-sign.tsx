import type { Card } from '@samsara/engine';
import { isKarmaCard, rank, wantedBy } from '@samsara/engine/games/karma/rules';
import { CREAM, INK, NIGHT, SUN } from '../art/palette.ts';
import type { Foretold } from '../foretell.ts';
import { demandIn, runOnTop } from '../moment.ts';
import { type KarmaBoardProps, shortNameOf } from '../props.ts';
import type { KarmaWords } from '../texts/words.ts';

/** What has to be played now: a medal, its words, and dots for a run that could become a triple. */
export function DemandSign({ view, words }: KarmaBoardProps) {
  const demand = demandIn(view);
  const run = runOnTop(view);
  return (
    <div class="karma-demand">
      <Medal demand={demand} />
      <p>
        <span class="unseen">{words.demanded}: </span>
        <b>{demandText(words, demand)}</b>
        {run === 2 && <small>{words.oneMore}</small>}
      </p>
    </div>
  );
}

/** What the picked cards would do, told before they are played. */
export function ForetoldLine(props: KarmaBoardProps & { readonly foretold: readonly Foretold[] }) {
  const { words, foretold } = props;
  const say = {
    named: (card: Card) => shortNameOf(props, card),
    wanted: (demand: Card | null) => demandText(words, demand),
  };
  return (
    <p class="karma-foretold" role="status">
      {foretold.map((entry) => foretoldText(words, entry, say)).join(' ')}
    </p>
  );
}

function foretoldText<Type extends Foretold['type']>(
  words: KarmaWords,
  entry: Extract<Foretold, { type: Type }>,
  say: Parameters<KarmaWords['foretold'][Type]>[1],
): string {
  const sentence = words.foretold[entry.type as Type] as (
    entry: Extract<Foretold, { type: Type }>,
    say: Parameters<KarmaWords['foretold'][Type]>[1],
  ) => string;
  return sentence(entry, say);
}

function demandText(words: KarmaWords, demand: Card | null): string {
  return words.demand[wantedBy(demand)](demand === null || isKarmaCard(demand) ? 0 : rank(demand));
}

/** `≥ 9`, or `≤ 5` under water, or an open flower where any card goes. */
function Medal({ demand }: { readonly demand: Card | null }) {
  const wanted = wantedBy(demand);
  return (
    <svg class="karma-medal" viewBox="-32 -32 64 64" aria-hidden="true" focusable="false">
      <circle r="30" fill={wanted === 'up-to-five' ? NIGHT : CREAM} stroke={SUN} stroke-width="4" />
      {wanted === 'any' ? (
        <OpenFlower />
      ) : (
        <text
          y="9"
          text-anchor="middle"
          class="karma-number"
          font-size="26"
          fill={wanted === 'up-to-five' ? SUN : INK}
        >
          {wanted === 'up-to-five' ? '≤5' : `${wanted === 'the-highest' ? '=' : '≥'}${rank(demand as Card)}`}
        </text>
      )}
      {wanted === 'up-to-five' && (
        <path
          d="M-18 17q4.5 -5 9 0t9 0t9 0t9 0"
          fill="none"
          stroke="#a9a8ee"
          stroke-width="3"
          stroke-linecap="round"
        />
      )}
    </svg>
  );
}

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
