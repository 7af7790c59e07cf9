import { topOf } from '../../../kernel/zones.ts';
import { copyTargets } from '../targets.ts';
import {
  type Ability,
  chooseAmong,
  chooseCard,
  copyDeed,
  copyNothing,
  kindsOf,
  orCopyNothing,
} from './steps.ts';

/** Carry out the ability of one of the player's own Deeds, which stays where it is. KK-101, KK-102, KKR-37, KKR-41 */
export const embody: Ability = [
  orCopyNothing(
    chooseCard(
      (state) => kindsOf(state.deeds[state.active]),
      (state, run, card, tell) => copyDeed(state, run, card, state.active, tell),
    ),
  ),
];

/** Carry out the ability of a rival's top Deed; naming that rival is no attack. KK-103, KK-104, KK-105, KKR-22 */
export const mimic: Ability = [
  chooseAmong(copyTargets, (state, run, owner, tell) => {
    const card = topOf(state.deeds[owner]);
    if (card === null) copyNothing(state, run, tell);
    else copyDeed(state, run, card, owner, tell);
  }),
];
