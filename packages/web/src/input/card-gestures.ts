import type { Pick } from '../contract/board.ts';
import type { Table } from '../contract/table-context.ts';
import { actionOf } from './keys.ts';

interface Held {
  readonly table: Table;
  readonly pick: Pick;
  readonly copies: readonly Pick[] | undefined;
}

const HOLD_MS = 420;
const HOVER_MS = 600;
const DRAG_FROM_PX = 9;

/** A finger leaves a mouse behind that rests where it was: cards that come to lie under it are not looked at. */
let isTouched = false;
globalThis.document?.addEventListener('pointerdown', ({ pointerType }) => {
  isTouched = pointerType !== 'mouse';
});

/** Loaded when a card is touched for the first time, before a finger has moved far enough to drag it. */
let startDrag: typeof import('./aside/drag.ts').startDrag | undefined;

/** Tap, hold, hover, drag and keys of one card. `latest` gives the card as it was drawn last. */
export function cardGestures(latest: () => Held) {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let down: { x: number; y: number } | null = null;
  /** The click that ends a hold or a drag means nothing more. */
  let swallow = false;

  const enlargeLater = (element: Element, ms: number, thenSwallow: boolean) => {
    clearTimeout(timer);
    timer = setTimeout(() => {
      // A card that was played meanwhile is not there to be looked at.
      if (!element.isConnected) return;
      swallow = thenSwallow;
      latest().table.enlarge(latest().pick.card, element);
    }, ms);
  };
  /** A mouse that comes to rest on a card looks at it; one that lies still while cards move does not. */
  const look = ({ pointerType, currentTarget, movementX, movementY }: PointerEvent) => {
    if (pointerType === 'mouse' && !isTouched && (movementX !== 0 || movementY !== 0))
      enlargeLater(currentTarget as Element, HOVER_MS, false);
  };
  const release = () => {
    clearTimeout(timer);
    down = null;
    latest().table.enlarge(null, null);
  };

  return {
    onClick: () => {
      clearTimeout(timer);
      if (swallow) {
        swallow = false;
        return;
      }
      const { table } = latest();
      table.tap(nextCopy(latest()));
    },
    onKeyDown: (event: KeyboardEvent) => {
      const { table, pick } = latest();
      if (event.key === 'Enter') table.play(nextCopy(latest()));
      else if (event.key === ' ') table.toggle(pick);
      else if (actionOf(event.key) === 'enlarge') table.enlarge(pick.card, event.currentTarget as Element);
      else return;
      event.preventDefault();
      event.stopPropagation();
    },
    onBlur: () => latest().table.enlarge(null, null),
    onPointerLeave: release,
    onPointerDown: (event: PointerEvent) => {
      clearTimeout(timer);
      void import('./aside/drag.ts').then((loaded) => {
        startDrag = loaded.startDrag;
      });
      swallow = false;
      down = { x: event.clientX, y: event.clientY };
      if (event.pointerType !== 'mouse') enlargeLater(event.currentTarget as Element, HOLD_MS, true);
    },
    onPointerMove: (event: PointerEvent) => {
      if (down === null) return look(event);
      if (!startDrag || Math.hypot(event.clientX - down.x, event.clientY - down.y) < DRAG_FROM_PX) return;
      release();
      swallow = true;
      const { table, pick } = latest();
      startDrag(event, (zone) => table.drop(pick, zone));
    },
    onPointerUp: release,
    onPointerCancel: release,
    onContextMenu: (event: Event) => event.preventDefault(),
  };
}

/** Of a group, a tap takes one more copy. */
function nextCopy({ table, pick, copies }: Held): Pick {
  return copies?.find((copy) => !table.isPicked(copy)) ?? pick;
}
