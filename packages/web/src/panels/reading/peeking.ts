import type { Card } from '@samsara/engine';
import { actionOf } from '../../input/keys/keys.ts';

const HOVER_MS = 220;
/** Whoever reads one card reads the next one sooner. */
const NEXT_MS = 90;
const HOLD_MS = 320;
/** A finger that moves further drags or scrolls. */
const STILL_PX = 9;

/** Every open card that is drawn with its words carries its number here. */
const OPEN_CARD = '[data-peek]';

type Peek = (card: Card | null, from: Element | null) => void;

/**
 * Lets every open card within `table` be read: under a mouse that rests on it, under a finger that holds it, by a key on the
 * focused card. What lies in a sheet is not read over the sheet.
 */
export function watchPeeks(table: HTMLElement, peek: Peek): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let over: Element | null = null;
  let isOpen = false;
  let down: { readonly x: number; readonly y: number } | null = null;
  /** The click that ends a hold means nothing more. */
  let swallow = false;

  const close = () => {
    clearTimeout(timer);
    over = null;
    if (isOpen) peek(null, null);
    isOpen = false;
  };
  const open = (element: Element) => {
    // A card that was played meanwhile is not there to be looked at.
    if (!element.isConnected || document.querySelector('dialog[open]') !== null) return;
    isOpen = true;
    peek(Number(element.getAttribute('data-peek')), element);
  };
  const openAfter = (element: Element, ms: number, then?: () => void) => {
    clearTimeout(timer);
    over = element;
    timer = setTimeout(() => {
      open(element);
      if (isOpen) then?.();
    }, ms);
  };

  const move = (event: PointerEvent) => {
    if (down !== null) {
      if (Math.hypot(event.clientX - down.x, event.clientY - down.y) >= STILL_PX) close();
      return;
    }
    // A mouse that lies still while cards move under it looks at nothing.
    if (event.pointerType !== 'mouse' || (event.movementX === 0 && event.movementY === 0)) return;
    const card = unpicked(cardAt(event.target));
    if (card === over) return;
    const ms = isOpen ? NEXT_MS : HOVER_MS;
    close();
    if (card !== null) openAfter(card, ms);
  };
  const press = (event: PointerEvent) => {
    close();
    swallow = false;
    down = { x: event.clientX, y: event.clientY };
    const card = cardAt(event.target);
    if (event.pointerType === 'mouse' || card === null) return;
    openAfter(card, HOLD_MS, () => {
      swallow = true;
    });
  };
  const release = () => {
    down = null;
    close();
  };
  const leave = (event: Event) => {
    if (event.target === table) release();
  };
  const click = (event: Event) => {
    if (!swallow) return;
    swallow = false;
    event.preventDefault();
    event.stopPropagation();
  };
  const key = (event: KeyboardEvent) => {
    if (event.key === 'Escape' && isOpen) {
      close();
      event.preventDefault();
      event.stopPropagation();
    } else if (actionOf(event.key) === 'enlarge' && !event.ctrlKey && !event.altKey && !event.metaKey) {
      const focused = document.activeElement;
      const card = focused?.matches(OPEN_CARD)
        ? focused
        : [...(focused?.querySelectorAll(OPEN_CARD) ?? [])].at(-1);
      if (isOpen) close();
      else if (card !== undefined && focused?.matches('button, [tabindex]')) open(card as Element);
    }
  };
  const menu = (event: Event) => {
    if (down !== null && cardAt(event.target) !== null) event.preventDefault();
  };

  const heard = [
    ['pointermove', move],
    ['pointerdown', press],
    ['pointerup', release],
    ['pointercancel', release],
    ['pointerleave', leave],
    ['click', click],
    ['keydown', key],
    ['focusout', close],
    ['contextmenu', menu],
  ] as const;
  for (const [type, listener] of heard) table.addEventListener(type, listener as EventListener, true);
  return () => {
    clearTimeout(timer);
    for (const [type, listener] of heard) table.removeEventListener(type, listener as EventListener, true);
  };
}

function cardAt(target: EventTarget | null): Element | null {
  if (!(target instanceof Element)) return null;
  // A card as a whole is pointed at, with its ring and its count.
  const card = target.closest('.card');
  return card === null ? target.closest(OPEN_CARD) : card.querySelector(OPEN_CARD);
}

/** A picked card is read in its corner. */
function unpicked(card: Element | null): Element | null {
  return card?.closest('.is-picked') ? null : card;
}
