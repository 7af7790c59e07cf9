import { COLOURS, FREE_CHOICE, giverTo } from '@samsara/engine/games/stop/rules';
import { Choices } from '../../../kit/choices.tsx';
import { SIGNS } from '../art/signs.ts';
import type { StopProps } from '../board/board.tsx';

/** Leads through moves of several steps: the card on a Free Choice, and the direction of a swap. ST-44, ST-54 */
export function Guide(props: StopProps) {
  const { picks, completed } = props;
  const directions = completed.filter(({ move }) => move.direction !== null);
  if (directions.length > 0) return <Directions {...props} />;
  if (picks.length === 1 && picks[0].card === FREE_CHOICE) return <ColourWanted {...props} />;
  return null;
}

function ColourWanted({ words }: StopProps) {
  return (
    <div class="stop-guide" role="status">
      <svg viewBox="0 -50 400 100" class="stop-guide-signs" aria-hidden="true">
        {COLOURS.map((colour, i) => (
          <path
            key={colour}
            d={SIGNS[colour].outline}
            fill={SIGNS[colour].field}
            transform={`translate(${50 + i * 100} 0)`}
          />
        ))}
      </svg>
      <p>{words.chooseColourCard}</p>
    </div>
  );
}

/** One button for each side, saying whose hand you would get. */
function Directions({ completed, words, view, seat, names, send, clearPicks }: StopProps) {
  return (
    <Choices class="stop-guide">
      {completed.map(({ move, text }) => {
        const giver = giverTo(seat ?? 0, move.direction, view.seats.length);
        return (
          <button
            type="button"
            key={text}
            data-move={text}
            class={`stop-direction is-${move.direction}`}
            onClick={() => {
              clearPicks();
              send(text);
            }}
          >
            <svg viewBox="-12 -8 24 16" aria-hidden="true">
              <path d="M-10 0H8M2 -6L8 0L2 6" transform={move.direction === 'left' ? 'scale(-1 1)' : ''} />
            </svg>
            <b>{words.handsGo[move.direction ?? 'left']}</b>
            <small>{words.youGet(names.seats[giver], view.seats[giver].handCount)}</small>
          </button>
        );
      })}
    </Choices>
  );
}
