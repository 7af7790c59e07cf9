import type { Card } from '@samsara/engine';
import { zoneNames } from './flights.ts';

/** Where a card lies on the screen: its middle, its width and how far it is turned. */
export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly turn: number;
}

/** A layer over the table, in which nothing can be pressed or read. */
export function layerOver(table: HTMLElement, name: string): HTMLElement {
  const layer = document.createElement('div');
  layer.className = `layer ${name}`;
  layer.setAttribute('aria-hidden', 'true');
  table.append(layer);
  return layer;
}

/** The table's unit in pixels, which a layer has as its indent. */
export function unitOf(layer: HTMLElement): number {
  return Number.parseFloat(getComputedStyle(layer).textIndent) || 1;
}

/** The element of a zone, or of the seat it belongs to, if it is drawn. */
export function zoneElement(table: HTMLElement, zone: string): HTMLElement | null {
  for (const name of zoneNames(zone)) {
    const elements = table.querySelectorAll<HTMLElement>(`[data-zone="${CSS.escape(name)}"]`);
    const drawn = [...elements].find((element) => element.getClientRects().length > 0);
    if (drawn !== undefined) return drawn;
  }
  return null;
}

/** A card of this kind that has not left yet. */
export function leavingCard(
  source: HTMLElement,
  card: Card | null,
  taken: ReadonlySet<Element>,
): Element | null {
  const cards = source.querySelectorAll(`.card[data-card="${card ?? ''}"]`);
  return [...cards].find((element) => !taken.has(element)) ?? null;
}

/** Where in a zone a card lands; one that is dealt, in its middle. */
export function landingOf(zone: HTMLElement, isDealt: boolean): Element {
  const cards = [...zone.querySelectorAll('.card')];
  return zone.querySelector('[data-landing]') ?? cards.at(isDealt ? cards.length / 2 : -1) ?? zone;
}

/** Without a unit a card is never drawn smaller or larger than this. */
const SMALLEST = 22;
const LARGEST = 150;

/** Where a card lies on this element: in its middle, as large as the element allows. */
export function boxOf(element: Element, u: number): Box {
  const { left, top, width, height } = element.getBoundingClientRect();
  const isPlace = element.matches('.card, [data-landing]');
  const own = Number.parseFloat(getComputedStyle(element).getPropertyValue('--card-w'));
  const room = Math.min(Number.isNaN(own) ? LARGEST * u : own, width, height / 1.4);
  return {
    x: left + width / 2,
    y: top + height / 2,
    // What is turned needs more room than it is wide.
    width: isPlace ? (element as HTMLElement).offsetWidth || width : Math.max(SMALLEST, room),
    turn: isPlace ? turnOf(element) : 0,
  };
}

/**
 * How a movement by `translate`, `rotate` and `scale` joins an element's styles: what styles do not use is simply set, because the
 * browser's compositor adds nothing and would leave it to the page.
 */
export function compositeOn(element: Element): CompositeOperation {
  const { translate, rotate, scale } = getComputedStyle(element);
  return [translate, rotate, scale].every((used) => used === 'none') ? 'replace' : 'add';
}

/** How far an element and what it hangs on are turned, in degrees. */
function turnOf(element: Element): number {
  let turn = 0;
  let each: Element | null = element;
  for (let level = 0; each !== null && level < 3; level++) {
    const { rotate, transform } = getComputedStyle(each);
    turn += Number.parseFloat(rotate) || 0;
    if (transform !== 'none') {
      const { a, b } = new DOMMatrix(transform);
      turn += (Math.atan2(b, a) * 180) / Math.PI;
    }
    each = each.parentElement;
  }
  return turn;
}
