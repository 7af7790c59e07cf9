import type { Card } from '@samsara/engine';
import { render } from 'preact';
import type { GameScreen } from '../contract/board.ts';
import './flying.css';
import { type Leg, zoneNames } from './flights.ts';

export interface Flying {
  /** Settles when the last card has landed or the flight was skipped. */
  readonly landed: Promise<void>;
  skip(): void;
}

/** Lets cards travel over the table. Cards that leave are unseen where they lay until all have landed. */
export function fly(screen: GameScreen, table: HTMLElement, legs: readonly Leg[], reduced: boolean): Flying {
  const layer = document.createElement('div');
  layer.className = 'flight-layer';
  layer.setAttribute('aria-hidden', 'true');
  // All places are measured before anything is drawn: the browser lays the table out once.
  const ways = wayOfEach(table, legs);
  const ghosts = ways.map((way) => makeGhost(screen, way));
  layer.append(...ghosts);
  table.append(layer);
  const animations = ways.map((way, i) => travel(ghosts[i], way, reduced));
  for (const { card, leg } of ways)
    setTimeout(() => layer.isConnected && card?.classList.add('is-flying'), leg.starts);
  const landed = Promise.all(animations.map((animation) => animation.finished.catch(() => undefined))).then(
    () => {
      for (const { card } of ways) card?.classList.remove('is-flying');
      for (const ghost of ghosts) render(null, ghost);
      layer.remove();
    },
  );
  const skip = () => {
    for (const animation of animations) animation.finish();
  };
  return { landed, skip };
}

/** From where to where a card travels on the screen, and which card leaves its place. */
interface Way {
  readonly leg: Leg;
  readonly card: Element | null;
  readonly from: Box;
  readonly to: Box;
}

function wayOfEach(table: HTMLElement, legs: readonly Leg[]): Way[] {
  const taken = new Set<Element>();
  return legs.flatMap((leg) => {
    const source = zoneElement(table, leg.from);
    const target = zoneElement(table, leg.to);
    if (source === null || target === null || source === target) return [];
    const card = leavingCard(source, leg.card, taken);
    if (card !== null) taken.add(card);
    return [{ leg, card, from: boxOf(card ?? source), to: boxOf(landingOf(target)) }];
  });
}

function makeGhost(screen: GameScreen, { leg, from }: Way): HTMLElement {
  const ghost = document.createElement('div');
  ghost.className = leg.turns ? 'flying is-turning' : 'flying';
  ghost.style.setProperty('--card-w', `${from.width}px`);
  ghost.style.setProperty('--starts', `${leg.starts}ms`);
  ghost.style.setProperty('--lasts', `${leg.lasts}ms`);
  render(<Ghost screen={screen} card={leg.card} turns={leg.turns} />, ghost);
  return ghost;
}

/** Moves by transform and opacity alone, which needs no work of the page while it lasts. */
function travel(ghost: HTMLElement, { leg, from, to }: Way, reduced: boolean): Animation {
  const timing = {
    delay: leg.starts,
    duration: leg.lasts,
    easing: 'cubic-bezier(.3,.1,.2,1)',
    fill: 'both',
  } as const;
  const scale = to.width / from.width;
  if (reduced) return ghost.animate([place(to, scale, 0), place(to, scale, 1)], timing);
  const appears = { ...place(from, 1, 0), offset: 0 };
  const lands = { ...place(to, scale, 1), offset: 1 };
  return ghost.animate([appears, { ...place(from, 1, 1), offset: 0.01 }, lands], timing);
}

function Ghost({ screen, card, turns }: { screen: GameScreen; card: Card | null; turns: boolean }) {
  const { Face, Back } = screen;
  return (
    <span class="picture">
      {card === null ? <Back /> : <Face card={card} />}
      {turns && (
        <span class="flying-back">
          <Back />
        </span>
      )}
    </span>
  );
}

interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
}

function place({ x, y }: Box, scale: number, opacity: number) {
  return { transform: `translate(${x}px, ${y}px) scale(${scale})`, opacity };
}

/** The element of a zone, or of the seat it belongs to, if it is drawn. */
function zoneElement(table: HTMLElement, zone: string): HTMLElement | null {
  for (const name of zoneNames(zone)) {
    const elements = table.querySelectorAll<HTMLElement>(`[data-zone="${CSS.escape(name)}"]`);
    const drawn = [...elements].find((element) => element.getClientRects().length > 0);
    if (drawn !== undefined) return drawn;
  }
  return null;
}

/** A card of this kind that has not left yet. */
function leavingCard(source: HTMLElement, card: Card | null, taken: ReadonlySet<Element>): Element | null {
  const cards = source.querySelectorAll(`.card[data-card="${card ?? ''}"]`);
  return [...cards].find((element) => !taken.has(element)) ?? null;
}

function landingOf(zone: HTMLElement): Element {
  return zone.querySelector('[data-landing]') ?? [...zone.querySelectorAll('.card')].at(-1) ?? zone;
}

const SMALLEST = 22;
const LARGEST = 110;

/** Where a card lies on this element: in its middle, as large as the element allows. */
function boxOf(element: Element): Box {
  const box = element.getBoundingClientRect();
  const own = Number.parseFloat(getComputedStyle(element).getPropertyValue('--card-w'));
  const width = element.matches('.card, [data-landing]')
    ? box.width
    : Math.min(
        LARGEST,
        Math.max(SMALLEST, Math.min(Number.isNaN(own) ? LARGEST : own, box.width, box.height / 1.4)),
      );
  return {
    x: box.left + (box.width - width) / 2,
    y: box.top + (box.height - width * 1.4) / 2,
    width,
  };
}
