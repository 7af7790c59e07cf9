import type { GameWithPositions, TableDescriber } from '@samsara/engine';
import type { GameTexts, TextsByLanguage } from '@samsara/engine/texts';

/** What the page uses of a pack from outside. */
export interface OutsidePack {
  readonly api: number;
  readonly game: GameWithPositions;
  readonly texts: TextsByLanguage<GameTexts>;
  readonly describer?: TableDescriber;
}
