import type { GameWithPositions } from '../../kernel/game.ts';
import { cardNamed } from './cards.ts';
import type { Event } from './events.ts';
import { mind } from './mind/mind.ts';
import type { Move } from './moves.ts';
import type { Options } from './options.ts';
import { position, spellPosition } from './position.ts';
import { rules } from './rules.ts';
import type { State } from './state.ts';
import { thinking } from './thinking/thinking.ts';
import type { View } from './view.ts';
import { viewChange } from './view-change.ts';

export type { Event, Move, Options, State, View };

/** STOP, complete with positions. */
export const stop: GameWithPositions<State, Move, Event, View, Options> = {
  ...rules,
  ...thinking,
  viewChange,
  mind,
  position,
  spellPosition,
  cardNamed,
  unordered: ['hand'],
};
