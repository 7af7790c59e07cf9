import type { Card } from '../../../kernel/zones.ts';
import { ABILITIES } from '../abilities/index.ts';
import { CARDS, type CardId } from '../cards.ts';
import type { WaitView } from '../decisions/decision.ts';
import { neededOn, scoreOf } from '../rebirth.ts';
import type { Options } from '../variants.ts';
import type { SeatView } from '../view.ts';

/** What an ability can ask for. */
export type Question =
  | 'target'
  | 'look'
  | 'draw'
  | 'ruinOwn'
  | 'ruinDeed'
  | 'fetchToFuture'
  | 'fetchToHand'
  | 'sow'
  | 'addDeed'
  | 'transmigrate'
  | 'destinyKeep'
  | 'destinyReturn'
  | 'deny'
  | 'keep'
  | 'embody'
  | 'roulette'
  | 'mimic';

/** What the seat that is to answer is asked. */
export type Asked =
  | { readonly type: 'turn' | 'offer' | Question }
  | { readonly type: 'rings'; readonly deeds: number; readonly needed: number };

/** By the ability: what its choice of a card or a place is about. */
const CHOICES: Partial<Record<CardId, Question>> = {
  dwindle: 'ruinOwn',
  crisis: 'ruinDeed',
  roulette: 'roulette',
  recycle: 'fetchToFuture',
  salvage: 'fetchToHand',
  sowing: 'sow',
  jubilee: 'addDeed',
  transmigrate: 'transmigrate',
  destiny: 'destinyKeep',
  denial: 'deny',
  swindle: 'keep',
  embody: 'embody',
};

export function questionOf(wait: WaitView, own: SeatView, options: Options): Asked {
  if (wait.type === 'death')
    return { type: 'rings', deeds: scoreOf(own.deeds), needed: neededOn(own.rung, options) };
  if (wait.type !== 'ability') return { type: wait.type };
  const id = CARDS[wait.ability as Card];
  const step = ABILITIES[wait.ability as Card][wait.step];
  if (step.asks === 'target') return { type: id === 'mimic' ? 'mimic' : 'target' };
  if (step.asks === 'look' || step.asks === 'draw') return { type: step.asks };
  if (id === 'destiny' && !step.optional) return { type: 'destinyReturn' };
  return { type: CHOICES[id] as Question };
}
