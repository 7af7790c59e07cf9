import type { Seat } from '@samsara/engine';
import type { Deal, GameScreen } from '../../contract/board.ts';
import type { Hearing, Sound } from '../../sound/sounds.ts';
import { endOf, type Plan, planDeal, type Scene } from '../flights.ts';
import { type Flying, takeOff } from '../flying.tsx';
import { boxOf, compositeOn, zoneElement } from '../places.ts';
import { AHEAD_MS, type Cue, DEALT_LOUD, EARLY_MS } from '../run-cues.ts';
import type { EffectStage } from './showing.ts';
import { showTitle } from './title.ts';

/** The title stands, the stack is shaken loose, and when all cards lie the viewer's hand fans open. */
const TITLE_MS = 700;
const SHAKES = 3;
const SHAKE_MS = 40;
const FAN_MS = 360;
const BEFORE_MS = TITLE_MS + SHAKES * SHAKE_MS;
/** The sound of shuffling ends so long after it begins, with a knock. */
const SHUFFLE_MS = 480;
const COMES_UP_MS = 120;

/** A game that begins. */
export interface Beginning {
  readonly screen: GameScreen;
  readonly stage: EffectStage;
  readonly view: unknown;
  readonly seats: number;
  readonly you: Seat | null;
  readonly deal: Deal;
  readonly title: string;
  hear(sound: Sound, hearing: Hearing): void;
}

/** Begins a game: its title, then cards go round the table, and the viewer's hand fans open. What is dealt is unseen until it lies. */
export function begin(beginning: Beginning): { readonly flying: Flying; readonly done: Promise<void> } {
  const { screen, stage, you, hear, deal, title } = beginning;
  const { table, speed, reduced } = stage;
  const scenes = dealt(beginning);
  const margins = { before: BEFORE_MS, after: FAN_MS };
  const flying = takeOff(screen, table, (distance) => planDeal(scenes, speed, distance, margins), reduced);
  const { plan, sides, u } = flying;
  const [{ starts }] = plan.scenes;
  const pace = BEFORE_MS / starts;
  const cues: Cue[] = [
    { at: 0, run: () => showTitle(stage, title, TITLE_MS * (speed / pace)) },
    { at: starts - SHUFFLE_MS / pace, run: () => hear('shuffle', {}) },
    ...plan.legs.map(({ starts, lasts }, i) => ({
      at: starts + lasts - AHEAD_MS,
      early: EARLY_MS,
      run: (waits: number) => hear('land', { x: sides[i], loud: DEALT_LOUD, with: screen.landing, waits }),
    })),
  ];
  const stack = reduced ? null : zoneElement(table, deal.from);
  const shake = stack?.animate(shaken(u), {
    delay: TITLE_MS / pace,
    duration: (SHAKES * SHAKE_MS) / pace,
    composite: compositeOn(stack),
  });
  const unseen = [...comingUp(table, plan, pace), ...fanned(table, you, plan, pace, reduced)];
  return { flying, done: flying.fly(cues, shake === undefined ? unseen : [...unseen, shake]) };
}

/** What is dealt: one flight for every zone, in the order in which they get a card. */
export function dealt({
  screen,
  view,
  seats,
  deal,
}: Pick<Beginning, 'screen' | 'view' | 'seats' | 'deal'>): Scene[] {
  const all = Array.from({ length: seats }, (_, seat) => seat);
  const { from, first } = deal;
  const to = (zone: string, countOf: (seat: Seat) => number): Scene[] =>
    all.flatMap((seat) => {
      const cards = new Array<null>(countOf(seat)).fill(null);
      const flights = [{ from, to: `${zone}:${seat}`, cards, manner: 'deal' as const }];
      return cards.length === 0 ? [] : [{ flights }];
    });
  const hands = to('hand', (seat) => screen.hand(view, seat).count ?? 0);
  return first === undefined ? hands : [...to(first.zone, () => first.count), ...hands];
}

/** The stack trembles, three times to and fro. */
function shaken(u: number): Keyframe[] {
  const by = (side: number) => ({ translate: `${side * 4 * u}px`, rotate: `${side * 2}deg` });
  return [by(0), ...Array.from({ length: SHAKES * 2 - 1 }, (_, i) => by(i % 2 === 0 ? 1 : -1)), by(0)];
}

/** Cards at other places come up when the last of them has landed there. */
function comingUp(table: HTMLElement, { legs }: Plan, pace: number): Animation[] {
  const lands = new Map(legs.map(({ to, starts, lasts }) => [to, starts + lasts]));
  return [...lands].flatMap(([zone, delay]) => {
    const places = table.querySelectorAll(`[data-zone="${zone}"]:not(.hand)`);
    return [...places].map((place) =>
      place.animate({ opacity: [0, 1] }, { delay, duration: COMES_UP_MS / pace, fill: 'backwards' }),
    );
  });
}

/** The viewer's cards spread from the middle of the hand. */
function fanned(
  table: HTMLElement,
  you: Seat | null,
  { legs }: Plan,
  pace: number,
  reduced: boolean,
): Animation[] {
  const items = [...table.querySelectorAll(`.hand[data-zone="hand:${you}"] li`)];
  const places = items.map((item) => boxOf(item, 1).x);
  const middle = places.reduce((sum, x) => sum + x, 0) / (places.length || 1);
  const timing = { delay: endOf(legs), duration: FAN_MS / pace, fill: 'backwards' } as const;
  return items.map((item, i) => {
    const closed = `translateX(${middle - places[i]}px) scale(.96)`;
    const frames = reduced
      ? { opacity: [0, 1] }
      : { opacity: [0, 1, 1], transform: [closed, closed, 'none'], offset: [0, 0.01, 1] };
    return item.animate(frames, { ...timing, easing: reduced ? 'linear' : 'cubic-bezier(.3,1.3,.5,1)' });
  });
}
