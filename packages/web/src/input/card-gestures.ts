import type { Pick } from '../contract/board.ts';
import type { Table } from '../contract/table-context.ts';

interface Held {
  readonly table: Table;
  readonly pick: Pick;
  readonly copies: readonly Pick[] | undefined;
}

const DRAG_FROM_PX = 9;

/** Loaded when a card is touched for the first time, before a finger has moved far enough to drag it. */
let startDrag: typeof import('./aside/drag.ts').startDrag | undefined;

/** Tap, drag and keys of one card. `latest` gives the card as it was drawn last. */
export function cardGestures(latest: () => Held) {
  let down: { x: number; y: number } | null = null;
  /** The click that ends a drag means nothing more. */
  let swallow = false;
  const release = () => {
    down = null;
  };

  return {
    onClick: () => {
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
      else return;
      event.preventDefault();
      event.stopPropagation();
    },
    onPointerLeave: release,
    onPointerDown: (event: PointerEvent) => {
      void import('./aside/drag.ts').then((loaded) => {
        startDrag = loaded.startDrag;
      });
      swallow = false;
      down = { x: event.clientX, y: event.clientY };
    },
    onPointerMove: (event: PointerEvent) => {
      if (down === null || !startDrag) return;
      if (Math.hypot(event.clientX - down.x, event.clientY - down.y) < DRAG_FROM_PX) return;
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
