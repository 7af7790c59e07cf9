import { kindsIn } from '../../../kernel/hand.ts';
import type { Seat } from '../../../kernel/seats.ts';
import type { Card } from '../../../kernel/zones.ts';
import { EMBODY, MIMIC } from '../cards.ts';
import type { Tell } from '../events.ts';
import { drawFromSource, hasSource } from '../source.ts';
import type { Running, State } from '../state.ts';
import { anyTargets, rivalTargets } from '../targets.ts';

/** An ability is a short list of steps. The state remembers only which one is next. KK-15, KKR-32 */
export type Ability = readonly Step[];

/** A step asks a seat for something, or asks nothing and acts at once. */
export interface Step {
  readonly asks: 'nothing' | 'target' | 'card' | 'place' | 'draw' | 'look';
  /** Who answers. KKR-34 */
  readonly by: 'active' | 'target';
  /** What there is to choose: seats or kinds as bits, a number of places, or 1; with 0 the step is left out. KKR-33 */
  readonly choices: (state: State, run: Running) => number;
  /** How often it is asked. */
  readonly most: (run: Pick<Running, 'count'>) => number;
  /** May the seat stop? KKR-32 */
  readonly optional: boolean;
  /** Done instead where there was nothing to choose from the first. KKR-23, KKR-39 */
  readonly otherwise: Doing | null;
  /** Where places are chosen: the zone they are counted in. */
  readonly zone: ZoneOf | null;
  /** `choice` is the seat, card or place that was chosen. */
  readonly act: (state: State, run: Running, choice: number, tell: Tell) => void;
}

type ZoneOf = (state: State, run: Running) => readonly Card[];
type Choices = Step['choices'];
type Act = Step['act'];
type Doing = (state: State, run: Running, tell: Tell) => void;

const once = () => 1;
const one: Choices = () => 1;

/** Asks nothing. */
export function act(doing: Doing): Step {
  return {
    asks: 'nothing',
    by: 'active',
    choices: one,
    most: once,
    optional: false,
    otherwise: null,
    zone: null,
    act: (state, run, _choice, tell) => doing(state, run, tell),
  };
}

/** The active player names somebody; with one possible player there is nothing to ask. KKR-27 */
export function chooseAmong(choices: Choices, doing: Act): Step {
  return {
    asks: 'target',
    by: 'active',
    choices,
    most: once,
    optional: false,
    otherwise: null,
    zone: null,
    act: doing,
  };
}

const beTarget: Act = (state, run, target, tell) => {
  run.target = target;
  tell?.({ type: 'targeted', seat: state.active, target, card: run.ability });
};

/** KKR-27, KKR-28 */
export const chooseRival = chooseAmong(rivalTargets, beTarget);
/** KKR-29 */
export const chooseAnyPlayer = chooseAmong(anyTargets, beTarget);

/** One card of some kinds, which are given as bits. */
export function chooseCard(choices: Choices, doing: Act): Step {
  return { ...chooseAmong(choices, doing), asks: 'card' };
}

/** A place in a zone, counted from the top; equal cards at two places are two choices, because order counts. */
export function choosePlace(zone: ZoneOf, doing: Act, reach = Number.POSITIVE_INFINITY): Step {
  const choices: Choices = (state, run) => Math.min(reach, zone(state, run).length);
  return {
    asks: 'place',
    by: 'active',
    choices,
    most: once,
    optional: false,
    otherwise: null,
    zone,
    act: doing,
  };
}

/** The target decides, not the active player. KK-95, KK-100, KKR-34 */
export function byTarget(step: Step): Step {
  return { ...step, by: 'target' };
}

/** As often as stated, as far as possible. KKR-33 */
export function times(count: number, step: Step): Step {
  return { ...step, most: () => count };
}

/** As often as the seat likes, at most so often. KKR-32 */
export function upTo(count: number, step: Step): Step {
  return { ...step, most: () => count, optional: true };
}

/** Draws into the Hand, all at once. KKR-15 */
export function draw(count: number): Step {
  return act((state, _run, tell) => drawFromSource(state, state.active, count, tell));
}

/** Draws card by card, each seen before the next is decided on. KK-108 */
export function mayDraw(most: Step['most']): Step {
  return {
    asks: 'draw',
    by: 'active',
    choices: (state) => (hasSource(state) ? 1 : 0),
    most,
    optional: true,
    otherwise: null,
    zone: null,
    act: (state, _run, _choice, tell) => drawFromSource(state, state.active, 1, tell),
  };
}

/** Shows something to the active player until they close it. KKH-09 */
export function look(choices: Choices): Step {
  return {
    asks: 'look',
    by: 'active',
    choices,
    most: once,
    optional: true,
    otherwise: null,
    zone: null,
    act: () => {},
  };
}

/** After the offer the active player may play a further card. KK-85, KKR-11, KKR-13 */
export const mayPlayFurther = act((_state, run) => {
  run.further = true;
});

/** The Hand of the active player, or of the target. */
export const ownHand: Choices = (state) => kindsIn(state.hands[state.active]);
export const handOfTarget: Choices = (state, run) => kindsIn(state.hands[targetOf(run)]);

/** Does a step ask for a card of the Hand of whoever answers? */
export function choosesInHand({ asks, choices }: Step): boolean {
  return asks === 'card' && (choices === ownHand || choices === handOfTarget);
}

/** Zones in which places are chosen. */
export const deedsOfTarget: ZoneOf = (state, run) => state.deeds[targetOf(run)];
export const ownFuture: ZoneOf = (state) => state.futures[state.active];
export const theRuins: ZoneOf = (state) => state.ruins;

/** The cards that are being looked at. */
export const seenCards: Choices = (_state, run) => kindsOf(run.seen);

export function kindsOf(cards: readonly Card[]): number {
  let kinds = 0;
  for (let i = 0; i < cards.length; i++) kinds |= 1 << cards[i];
  return kinds;
}

/** The player named at the start of the ability. KKR-27 */
export function targetOf(run: Running): Seat {
  return run.target as Seat;
}

/** Goes on with another card's ability as if it stood on the played card; starts a new run of copies. KKR-35, KKR-36 */
export function copy(state: State, run: Running, card: Card, tell: Tell): void {
  run.copies = 0;
  copyDeed(state, run, card, null, tell);
}

/** Within one run Embody takes part once and Mimic once; a second one has no effect. KK-101, KK-106, KKR-36 */
export function copyDeed(state: State, run: Running, card: Card, owner: Seat | null, tell: Tell): void {
  if ((run.copies & COPIERS & (1 << card)) !== 0) return copyNothing(state, run, tell);
  run.ability = card;
  run.step = 0;
  run.times = 0;
  run.copies |= COPIERS & (1 << card);
  tell?.({ type: 'copied', seat: state.active, card, owner });
}

/** A card that copies finds nothing, or its own loop. KK-101, KK-106, KKR-23, KKR-39 */
export function copyNothing(state: State, run: Running, tell: Tell): void {
  tell?.({ type: 'copied-nothing', seat: state.active, card: run.ability });
}

/** A step of a card that copies: it says so if there is nothing to choose. */
export function orCopyNothing(step: Step): Step {
  return { ...step, otherwise: copyNothing };
}

/** The cards that copy Deeds, as bits. */
export const COPIERS = (1 << EMBODY) | (1 << MIMIC);
