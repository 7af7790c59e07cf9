import type { Scenario } from '../../../testing/scenario.ts';
import { calls } from './calls.ts';
import { cardsLeftOut } from './cards-left-out.ts';
import { ending } from './ending.ts';
import { freeChoice } from './free-choice.ts';
import { houseNumbers } from './house-numbers.ts';
import { interjecting } from './interjecting.ts';
import { poll } from './poll.ts';
import { realTime } from './real-time.ts';
import { setup } from './setup.ts';
import { skipAndPlusX } from './skip-and-plus-x.ts';
import { swap } from './swap.ts';
import { turn } from './turn.ts';
import { two } from './two.ts';

/** All scenarios of STOP, in the order of the chapters. */
export const scenarios: readonly Scenario[] = [
  ...setup,
  ...turn,
  ...interjecting,
  ...realTime,
  ...poll,
  ...calls,
  ...two,
  ...skipAndPlusX,
  ...swap,
  ...freeChoice,
  ...ending,
  ...houseNumbers,
  ...cardsLeftOut,
];
