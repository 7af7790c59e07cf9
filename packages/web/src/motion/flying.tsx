import { type ComponentChild, render } from 'preact';
import type { GameScreen } from '../contract/board.ts';
import './flying.css';
import { type Distance, endOf, goneFrom, type Leg, type Plan, stillPlan } from './flights.ts';
import { CARRIED, carried, type Ground, struck } from './keyframes.ts';
import {
  type Box,
  boxOf,
  compositeOn,
  landingOf,
  layerOver,
  leavingCard,
  unitOf,
  zoneElement,
} from './places.ts';
import { type Cue, runCues } from './run-cues.ts';

/** Cards on their way. */
export interface Flying {
  readonly plan: Plan;
  /** Where each leg lands, from the left (-1) to the right (1) edge. */
  readonly sides: readonly number[];
  /** The table's unit, in pixels. */
  readonly u: number;
  /** Lets everything begin; settles when all cards have landed or were skipped. */
  fly(cues: readonly Cue[], besides?: readonly Animation[]): Promise<void>;
  skip(): void;
}

/** How cards travel that are not dealt. */
export interface Manners {
  wayOf(leg: Leg, from: Box, to: Box, ground: Ground): Keyframe[];
  /** What is seen of a card with this face. */
  drawn(leg: Leg, face: ComponentChild): ComponentChild;
  /** What is moved besides the card as a whole. */
  besides(ghost: HTMLElement, leg: Leg, u: number, timing: KeyframeAnimationOptions): readonly Animation[];
}

/** How long a card comes up where nothing shall travel. */
const FADE_MS = 160;
/** So long after everything should have landed nobody waits any longer. */
const LATEST_MS = 8000;

/** Places that still give way under the cards of the last step. */
const hits: Animation[] = [];

/** Plans the flights over a table. Cards that leave are unseen where they lay until all have landed. */
export function takeOff(
  screen: GameScreen,
  table: HTMLElement,
  planned: (distance: Distance) => Plan,
  reduced: boolean,
  /** The first cards of a game, which are dealt, do without. */
  manners?: Manners,
): Flying {
  const layer = layerOver(table, 'flight-layer');
  const u = unitOf(layer);
  for (const hit of hits.splice(0)) hit.cancel();
  // All places are measured before anything is drawn: the browser lays the table out once.
  const places = new Places(table, u, manners === undefined);
  const wanted = planned((from, to) => places.distance(from, to));
  const found = wanted.legs.map((leg) => places.way(leg, wanted.legs));
  const ways = found.filter((way) => way !== null);
  // Nobody waits for what is not drawn.
  const plan = ways.length === 0 && wanted.legs.length > 0 ? stillPlan(wanted.scenes) : wanted;
  const animations: Animation[] = [];
  let isSkipped = false;
  let tellAll: () => void = () => undefined;
  const skip = () => {
    isSkipped = true;
    for (const animation of animations) animation.finish();
    tellAll();
  };
  const fly = async (cues: readonly Cue[], besides: readonly Animation[] = []) => {
    const ghosts = ways.map((way) => makeGhost(screen, way, manners));
    layer.append(...ghosts);
    const { left, top, width, height } = table.getBoundingClientRect();
    const middle = { x: left + width / 2, y: top + height / 2 };
    for (const [i, way] of ways.entries()) {
      animations.push(...travel(ghosts[i], way, { u, middle }, reduced, manners));
    }
    for (const [i, moment] of goneFrom(ways, endOf(plan.legs))) hideGhostAt(ghosts[i], ways[i], moment);
    if (!reduced) giveWay(ways, u);
    animations.push(...besides);
    // A browser that draws nothing, in a window that nobody looks at, does not keep the game from going on.
    const late = setTimeout(skip, endOf(plan.legs) + LATEST_MS);
    // Cues run by the clock of the cards, which begins when the browser has drawn them.
    const [lead] = animations;
    await lead?.ready.catch(() => undefined);
    const starts = Number(lead?.startTime ?? document.timeline.currentTime);
    const told = runCues(cues, starts);
    tellAll = told.now;
    if (isSkipped) skip();
    await Promise.all(animations.map((animation) => animation.finished.catch(() => undefined)));
    await told.done;
    clearTimeout(late);
    for (const { hidden } of ways) hidden?.cancel();
    for (const ghost of ghosts) render(null, ghost);
    layer.remove();
  };
  return {
    plan,
    sides: found.map((way) => (way === null ? 0 : (way.to.x / innerWidth) * 2 - 1)),
    u,
    fly,
    skip,
  };
}

/** From where to where a card travels on the screen, and which card leaves its place. */
interface Way {
  readonly leg: Leg;
  readonly from: Box;
  readonly to: Box;
  readonly target: Element;
  /** How a movement of the place joins its styles. */
  readonly composite: CompositeOperation;
  readonly card: Element | null;
  /** Keeps the card unseen that has left. */
  hidden?: Animation;
}

interface Landing {
  readonly element: Element;
  readonly box: Box;
  readonly composite: CompositeOperation;
}

/** Where zones are, each measured once. */
class Places {
  readonly #table: HTMLElement;
  readonly #u: number;
  readonly #isDealt: boolean;
  readonly #landings = new Map<string, Landing | null>();
  readonly #taken = new Set<Element>();

  constructor(table: HTMLElement, u: number, isDealt: boolean) {
    this.#table = table;
    this.#u = u;
    this.#isDealt = isDealt;
  }

  distance(from: string, to: string): number {
    const [a, b] = [this.#landing(from), this.#landing(to)];
    return a === null || b === null ? 0 : Math.hypot(a.box.x - b.box.x, a.box.y - b.box.y) / this.#u;
  }

  way(leg: Leg, legs: readonly Leg[]): Way | null {
    const source = zoneElement(this.#table, leg.from);
    const target = this.#landing(leg.to);
    if (source === null || target === null || source === zoneElement(this.#table, leg.to)) return null;
    const card = leavingCard(source, leg.card, this.#taken);
    if (card !== null) this.#taken.add(card);
    const to = { ...target.box, x: target.box.x + this.#beside(leg, legs, target) };
    const { element, composite } = target;
    return { leg, card, from: boxOf(card ?? source, this.#u), to, target: element, composite };
  }

  /** Several cards that come to an empty row lie side by side in it. */
  #beside(leg: Leg, legs: readonly Leg[], { element, box }: Landing): number {
    const { to } = leg;
    const all = legs.filter((other) => other.scene === leg.scene && other.to === to);
    const isRow = element instanceof HTMLElement && element.dataset.zone === to && !to.startsWith('hand:');
    const gaps = all.length - 1;
    if (!isRow || gaps === 0) return 0;
    const step = Math.min(box.width * 1.06, (element.offsetWidth - box.width) / gaps);
    return (all.indexOf(leg) - gaps / 2) * Math.max(0, step);
  }

  #landing(zone: string) {
    let found = this.#landings.get(zone);
    if (found === undefined) {
      const element = zoneElement(this.#table, zone);
      const place = element && landingOf(element, this.#isDealt);
      found = place && { element: place, box: boxOf(place, this.#u), composite: compositeOn(place) };
      this.#landings.set(zone, found);
    }
    return found;
  }
}

/** Keeps something unseen from a moment on. */
function hideAt(element: Element, delay: number): Animation {
  return element.animate({ opacity: [0, 0] }, { delay, duration: 1, fill: 'forwards' });
}

/** Hides the card alone where it can: a shadow has gone by then, and what fades as a whole is drawn twice in every frame. */
function hideGhostAt(ghost: Element, { leg }: Way, delay: number): void {
  hideAt((leg.turns ? null : ghost.querySelector('.flying-card')) ?? ghost, delay);
}

/** Places give way under the cards that land on them. Each has one animation: the browser's compositor refuses a second one. */
function giveWay(ways: readonly Way[], u: number): void {
  for (const { target, composite } of new Map(ways.map((way) => [way.target, way])).values()) {
    const cards = ways.filter((way) => way.target === target);
    const { frames, starts, lasts } = struck(
      cards.map(({ leg }) => leg.starts + leg.lasts),
      u,
    );
    hits.push(target.animate(frames, { delay: starts, duration: lasts, composite }));
  }
}

function makeGhost(screen: GameScreen, { leg, from, to }: Way, manners: Manners | undefined): HTMLElement {
  const ghost = document.createElement('div');
  ghost.className = `flying${leg.turns ? ' is-turning' : ''}${leg.more > 0 ? ' is-packet' : ''}`;
  // Drawn as large as it ever is, so that it is never blurred.
  ghost.style.setProperty('--card-w', `${Math.max(from.width, to.width)}px`);
  ghost.style.setProperty('--more', `${Math.min(leg.more, 16)}`);
  render(<Ghost screen={screen} leg={leg} manners={manners} />, ghost);
  return ghost;
}

interface GhostProps {
  readonly screen: GameScreen;
  readonly leg: Leg;
  readonly manners: Manners | undefined;
}

function Ghost({ screen, leg, manners }: GhostProps) {
  const { Face, Back } = screen;
  const { card, turns } = leg;
  const face = <span class="picture">{card === null ? <Back /> : <Face card={card} />}</span>;
  return (
    <>
      <i class="flying-shadow" />
      <span class="flying-card">
        {manners?.drawn(leg, face) ?? face}
        {turns && (
          <span class="flying-back picture">
            <Back />
          </span>
        )}
      </span>
    </>
  );
}

/** Moves by transform alone, the shadow by opacity, which needs no work of the page while it lasts. */
function travel(
  ghost: HTMLElement,
  way: Way,
  ground: Omit<Ground, 'width'>,
  reduced: boolean,
  manners: Manners | undefined,
): Animation[] {
  const { leg, card, from, to } = way;
  const { u } = ground;
  const timing = { delay: leg.starts, duration: leg.lasts, fill: 'forwards' } as const;
  if (card !== null) way.hidden = hideAt(card, leg.starts);
  const width = Math.max(from.width, to.width);
  if (reduced) {
    const { transform } = carried(leg, to, to, { ...ground, width })[0];
    ghost.style.transform = `${transform}`;
    return [ghost.animate({ opacity: [0, 1] }, { ...timing, duration: FADE_MS, fill: 'both' })];
  }
  const animations = [
    ghost.animate((manners?.wayOf ?? carried)(leg, from, to, { ...ground, width }), timing),
    ghost.querySelector('.flying-shadow')?.animate(CARRIED, timing),
    ...(manners?.besides(ghost, leg, u, timing) ?? []),
  ];
  return animations.filter((animation) => animation !== undefined);
}
