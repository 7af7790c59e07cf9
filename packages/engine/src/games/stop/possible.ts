import { impossible } from '../../kernel/bad-input.ts';
import { at } from '../../kernel/json.ts';
import { leftOf } from '../../kernel/seats.ts';
import { onTurn, type State, windowOf } from './state.ts';

/** A position that can come about and from which the round goes on; `BadInput` for any other. */
export function checkPossible(state: State): void {
  if (state.outcome !== null) return;
  checkPoints(state);
  checkTurns(state);
  checkNext(state);
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

/**
 * An attack and a swap are for the left neighbour of whoever laid the card, and so is the turn in a lock, which begins with a
 * card; only before the first card of a round is it the dealer's. ST-11, ST-34, ST-41, ST-47, STR-03, STR-50
 */
function checkNext(state: State): void {
  const { layer, dealer, turns, options } = state;
  const { type, seat } = onTurn(state);
  const window = windowOf(state);
  const follows = seat === leftOf(layer, options.players);
  if (type !== 'turn' && !follows) impossible('pending[0].seat', 'ST-11');
  if (window === undefined) return;
  if (window.type === 'swapping' && (window.by !== layer || !follows)) impossible('pending[1].by', 'STR-50');
  const opens = turns === 0 && seat === dealer && layer === dealer;
  if (window.type === 'interjecting' && window.shape === 'race' && !follows && !opens)
    impossible('pending[0].seat', 'STR-03');
}
