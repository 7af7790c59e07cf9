import type { Seat } from '@samsara/engine';
import { Ornament } from '../art/gems.tsx';
import { Icon } from '../art/icons.tsx';
import { bestColour, isNearTheEnd, progressOf } from '../points.ts';
import type { Props } from '../props.ts';

/** Points of this life, with the ornament of the colour that counts, and a light for each point that is needed. KK-52 */
export function Score({ of, view, words }: Props & { readonly of: Seat }) {
  const { score, needed, rings } = progressOf(view, of);
  const colour = bestColour(view.seats[of].deeds);
  return (
    <span class={`kk-score${needed !== null && score >= needed ? ' is-enough' : ''}`}>
      {colour !== null && (
        <svg class="kk-gem" viewBox="-13 -13 26 26" aria-hidden="true" focusable="false">
          <Ornament colour={colour} />
        </svg>
      )}
      <span aria-hidden="true">
        <b>{score}</b>/{needed ?? '–'}
      </span>
      <span class="kk-pips" aria-hidden="true">
        {Array.from({ length: needed ?? 0 }, (_, i) => (
          <i key={i} class={i < score ? 'is-full' : i < score + rings ? 'is-ring' : ''} />
        ))}
      </span>
      <span class="unseen">
        {words.score(score, needed)}
        {isNearTheEnd(view, of) && `, ${words.nearTheEnd}`}
        {colour !== null && `, ${words.colours[colour]}`}
      </span>
      {rings > 0 && (
        <span class="kk-rings">
          <Icon name="ring" />
          <span aria-hidden="true">{rings}</span>
          <span class="unseen">{words.rings(rings)}</span>
        </span>
      )}
    </span>
  );
}
