import { Hand } from '../kit/hand.tsx';
import type { Director } from '../motion/director.ts';
import { useWords } from '../texts/words.ts';
import './moment-sheet.css';
import { outcomeIn, type Table, TableContext, useTable } from '../contract/table-context.ts';
import { Sheet } from '../kit/sheet.tsx';
import { SeatPlate, SeatStrip } from '../seats/seat-strip.tsx';

/** The table as it was after what a line of the log tells, to be looked at only. */
export function MomentSheet({ director }: { readonly director: Director }) {
  const now = useTable();
  const words = useWords();
  const line = director.lookedAt.value;
  if (line === null) return null;
  const view = viewAfter(director, line.seq) ?? now.view;
  const then = stillTable(now, view);
  const { Board } = then.screen;
  const { you } = then.names;
  const hand = you === null ? null : then.screen.hand(view, you).cards;
  return (
    <Sheet
      title={words.moment}
      close={() => {
        director.lookedAt.value = null;
      }}
    >
      <p class="moment-line">{then.texts.event(line.event, then.names)}</p>
      <TableContext.Provider value={then}>
        <div class="play moment" data-game={then.screen.game.meta.id} inert>
          <SeatStrip />
          <section class="board">
            <Board {...then} />
          </section>
          <div class="own-seat">
            <SeatPlate seat={then.perspective} />
          </div>
          {you !== null && hand !== null && <Hand seat={you} cards={hand} />}
        </div>
      </TableContext.Provider>
    </Sheet>
  );
}

/** Several entries may have been shown in one go: then the table stood still only after the last of them. */
function viewAfter({ views }: Director, seq: number): unknown {
  const known = [...views.keys()].filter((each) => each >= seq);
  return views.get(Math.min(...known));
}

const nothing = () => undefined;

/** A table at which nothing can be done, as in a replay. */
function stillTable(now: Table, view: unknown): Table {
  return {
    ...now,
    view,
    seat: null,
    isReplay: true,
    offers: [],
    completed: [],
    picks: [],
    deciding: [],
    owes: false,
    clock: null,
    shaken: null,
    outcome: outcomeIn(now.screen, view),
    tap: nothing,
    tapZone: nothing,
    send: nothing,
    isPlayable: () => false,
    isPicked: () => false,
    isLit: () => false,
    accepts: () => false,
    reasonFor: () => null,
  };
}
