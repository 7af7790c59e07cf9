import { impossible } from '../../kernel/bad-input.ts';
import { at } from '../../kernel/json.ts';
import type { State } from './state.ts';
import { checkPending } from './waits.ts';

/** A position that can come about and from which the round goes on; `BadInput` for any other. */
export function checkPossible(state: State): void {
  if (state.outcome !== null) return;
  checkPoints(state);
  checkTurns(state);
  checkPending(state);
}

/** Whoever had reached the target would have ended the game. ST-28, STR-61 */
function checkPoints({ points, options }: State): void {
  points.forEach((each, seat) => {
    if (each >= options.target_points) impossible(at(at('seats', seat), 'points'), 'ST-28');
  });
}

/** A round that gets nowhere has been ended. STR-29 */
function checkTurns({ turns, idleTurns, options }: State): void {
  if (turns >= options.turn_limit) impossible('turns', 'STR-29');
  if (idleTurns >= options.players || idleTurns > turns) impossible('idle_turns', 'STR-29');
}
