import type { Scenario } from '../../../testing/scenario.ts';
import { alternativeTriples } from './alternative-triples.ts';
import { bottomsUp } from './bottoms-up.ts';
import { cardsLeftOut } from './cards-left-out.ts';
import { drawing } from './drawing.ts';
import { drawingByHand } from './drawing-by-hand.ts';
import { ending } from './ending.ts';
import { endless } from './endless.ts';
import { fiveOrBelow } from './five-or-below.ts';
import { foresight } from './foresight.ts';
import { giveThePile } from './give-the-pile.ts';
import { hiddenInformation } from './hidden-information.ts';
import { houseNumbers } from './house-numbers.ts';
import { impossiblePositions } from './impossible-positions.ts';
import { order } from './order.ts';
import { playATableCard } from './play-a-table-card.ts';
import { playATableCardSet } from './play-a-table-card-set.ts';
import { playing } from './playing.ts';
import { setup } from './setup.ts';
import { tableCards } from './table-cards.ts';
import { taking } from './taking.ts';
import { time } from './time.ts';
import { triples } from './triples.ts';
import { triplesOfPlayATableCard } from './triples-of-play-a-table-card.ts';
import { twoDecks } from './two-decks.ts';

/** Every rule of Karma as a scenario, in the order of the rules. */
export const scenarios: readonly Scenario[] = [
  ...setup,
  ...order,
  ...playing,
  ...tableCards,
  ...triples,
  ...triplesOfPlayATableCard,
  ...taking,
  ...drawing,
  ...drawingByHand,
  ...playATableCard,
  ...playATableCardSet,
  ...bottomsUp,
  ...fiveOrBelow,
  ...giveThePile,
  ...ending,
  ...endless,
  ...foresight,
  ...alternativeTriples,
  ...twoDecks,
  ...hiddenInformation,
  ...time,
  ...impossiblePositions,
  ...houseNumbers,
  ...cardsLeftOut,
];
