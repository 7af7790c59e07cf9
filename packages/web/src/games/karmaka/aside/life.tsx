import type { Seat } from '@samsara/engine';
import { type Colour, NEEDED, pointsByColour, RUNGS } from '@samsara/engine/games/karmaka/rules';
import { Choices } from '../../../kit/choices.tsx';
import { Figure } from '../art/figures.tsx';
import { Ornament } from '../art/gems.tsx';
import { Icon } from '../art/icons.tsx';
import { bestColour, progressOf, suggestedRings } from '../points.ts';
import type { Props } from '../props.ts';

const ORDER: readonly Colour[] = ['red', 'green', 'blue', 'mosaic'];

/** A life is over: its points colour by colour, and how many rings to spend. KK-52, KK-54, KKR-61 */
export function LifePanel({ view, words, seat: own, offers, send }: Props) {
  const seat = view.seats[own as Seat];
  const points = pointsByColour(seat.deeds);
  const best = bestColour(seat.deeds);
  const { score } = progressOf(seat);
  const suggested = suggestedRings(seat);
  const needed = NEEDED[seat.rung];
  return (
    <>
      <header class="kk-life">
        <Figure rung={seat.rung} />
        <div>
          <h2>{words.lifeOver}</h2>
          <p>{words.lifeNeeds(words.rungs[RUNGS[seat.rung]], needed)}</p>
        </div>
        <Figure rung={seat.rung + 1} />
      </header>
      <ul class="kk-colours">
        {ORDER.map((colour) => (
          <li key={colour} class={colour === best || colour === 'mosaic' ? 'is-best' : ''}>
            <svg class="kk-gem" viewBox="-13 -13 26 26" aria-hidden="true" focusable="false">
              <Ornament colour={colour} />
            </svg>
            <span>
              {words.colours[colour]}
              {colour === best && <span class="unseen">, {words.counts}</span>}
            </span>
            <b>{points[colour]}</b>
          </li>
        ))}
      </ul>
      <Choices class="kk-spend">
        <b>{words.score(score, needed)}</b>
        {offers.flatMap(({ move, text, label }) =>
          move.type !== 'rings' ? (
            []
          ) : (
            <button
              type="button"
              key={text}
              class={`button${move.number === suggested ? ' is-main' : ''}`}
              aria-label={move.number === suggested ? `${label}, ${words.suggested}` : label}
              onClick={() => send(text)}
            >
              {move.number} <Icon name="ring" />
            </button>
          ),
        )}
      </Choices>
      <p class="kk-hint">
        {words.suggestsRings(suggested, Math.max(0, needed - score), words.rungs[RUNGS[seat.rung + 1]])}
      </p>
      <p class="kk-soft">{words.rebirth}</p>
    </>
  );
}
