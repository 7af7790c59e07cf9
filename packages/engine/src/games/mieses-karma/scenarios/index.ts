import type { Scenario } from '../../../testing/scenario.ts';
import { higherAnimals, lowerAnimals } from './animals.ts';
import { asking } from './asking.ts';
import { cardList } from './card-list.ts';
import { cardsLeftOut } from './cards-left-out.ts';
import { chameleon } from './chameleon.ts';
import { death } from './death.ts';
import { ending } from './ending.ts';
import { foursomes } from './foursomes.ts';
import { hiddenInformation } from './hidden-information.ts';
import { houseNumbers } from './house-numbers.ts';
import { line } from './line.ts';
import { memory } from './memory.ts';
import { rebirth } from './rebirth.ts';
import { time } from './time.ts';
import { turn } from './turn.ts';

/** All scenarios, chapter by chapter. */
export const scenarios: readonly Scenario[] = [
  ...turn,
  ...line,
  ...asking,
  ...lowerAnimals,
  ...higherAnimals,
  ...chameleon,
  ...death,
  ...foursomes,
  ...rebirth,
  ...ending,
  ...hiddenInformation,
  ...memory,
  ...time,
  ...cardList,
  ...houseNumbers,
  ...cardsLeftOut,
];
