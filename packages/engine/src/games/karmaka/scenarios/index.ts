import type { Scenario } from '../../../testing/scenario.ts';
import { blue } from './blue.ts';
import { cardsLeftOut } from './cards-left-out.ts';
import { choices } from './choices.ts';
import { copying } from './copying.ts';
import { emptyAreas } from './empty-areas.ts';
import { green } from './green.ts';
import { hiddenInformation } from './hidden-information.ts';
import { houseNumbers } from './house-numbers.ts';
import { memory } from './memory.ts';
import { offer } from './offer.ts';
import { rebirth } from './rebirth.ts';
import { red } from './red.ts';
import { source } from './source.ts';
import { targets } from './targets.ts';
import { teams } from './teams.ts';
import { time } from './time.ts';
import { turn } from './turn.ts';

/** Every rule of Karmaka as a scenario, in the order of the rules. */
export const scenarios: readonly Scenario[] = [
  ...turn,
  ...offer,
  ...rebirth,
  ...source,
  ...targets,
  ...choices,
  ...red,
  ...green,
  ...blue,
  ...copying,
  ...emptyAreas,
  ...teams,
  ...hiddenInformation,
  ...memory,
  ...time,
  ...houseNumbers,
  ...cardsLeftOut,
];
