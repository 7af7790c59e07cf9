import { useEffect, useLayoutEffect, useMemo, useRef, useState } from 'preact/hooks';
import { type Table, TableContext } from '../contract/table-context.ts';
import { useFocusOnTurn } from '../input/focus.ts';
import { AtRest } from '../kit/at-rest.tsx';
import { Hand } from '../kit/hand.tsx';
import { ROOM_BESIDE } from '../kit/log-line.ts';
import { rulesAt } from '../kit/open-rules.ts';
import type { Director } from '../motion/director.ts';
import { SeatStrip } from '../seats/seat-strip.tsx';
import { settings } from '../settings/settings.ts';
import { Later } from '../shell/lazy.tsx';
import { useWords } from '../texts/words.ts';
import { BoardArea } from './board-area.tsx';
import { Decisions } from './decisions.tsx';
import { Overlays } from './overlays.tsx';
import type { Stage } from './stage.ts';
import { TableHeader } from './table-header.tsx';
import { useResult } from './use-result.ts';
import { useTableState } from './use-table.ts';

export interface TableViewProps extends Stage {
  readonly director: Director;
}

const loadSignals = () => import('./signals/turn-signal.ts');
const loadTicker = () => import('./signals/ticker.tsx');

/** The table while a game is played: people round it, the board in the middle, the prompt and the hand below. */
export function TableView(props: TableViewProps) {
  const { session, screen, director, shown, isFlying } = props;
  const play = useTableState(props);
  const table: Table = { ...play.table, happened: () => director.log.value.map(({ event }) => event) };
  const { you } = table.names;
  const element = useTableElement(director);
  useFocusOnTurn(table.offers.length > 0, shown.seq);
  const hasSide = useRoomBeside() && settings.value.logBeside;
  const { isOver, hasResult, see } = useResult(table, shown.info, isFlying || session.isPrepared);
  const hand = you === null ? null : screen.hand(table.view, you).cards;
  return (
    <TableContext.Provider value={table}>
      <main
        ref={element}
        class={`play on-table${isFlying ? ' is-flying' : ''}${hasResult ? ' has-result' : ''}${hasSide ? ' has-side' : ''}`}
        data-game={screen.game.meta.id}
        data-seq={shown.seq}
        {...(settings.value.leftHanded ? { 'data-mirrored': '' } : {})}
        onPointerDown={() => void director.skip()}
      >
        <div class="cloth" aria-hidden="true" />
        <TableHeader session={session} state={shown} director={director} />
        {session.local === null && !session.isReplay && (
          <Later key="presence" load={() => import('../people/presence.tsx')}>
            {({ Presence }) => <Presence session={session} state={shown} />}
          </Later>
        )}
        <SeatStrip />
        {hasResult ? (
          <Later key={`end ${shown.info.round}`} load={() => import('../result/end-panel.tsx')}>
            {({ EndPanel }) => (
              <EndPanel session={session} outcome={table.outcome} seeTable={() => see('table')} />
            )}
          </Later>
        ) : (
          <>
            <BoardArea session={session} shown={shown} refusals={play.refusals} />
            <Decisions
              session={session}
              shown={shown}
              director={director}
              sending={play.sending}
              seeResult={isOver ? () => see('result') : null}
            />
            {screen.Overlay && !table.settings.plainBoard && <screen.Overlay {...table} />}
            {you !== null && hand !== null && <Hand key={you} seat={you} cards={hand} />}
          </>
        )}
        <AtRest key="signals" load={loadSignals}>
          {({ TurnSignal }) => <TurnSignal table={table} isFlying={isFlying} />}
        </AtRest>
        {!hasResult && (
          <AtRest key="ticker" load={loadTicker}>
            {({ Ticker }) => <Ticker lines={director.log.value} />}
          </AtRest>
        )}
        <Overlays director={director} session={session} />
      </main>
      {hasSide && <LogBeside director={director} />}
    </TableContext.Provider>
  );
}

/** Where cards fly, before anything is seen of it: the first ones have still to be dealt. The rules are closed when the table is left. */
function useTableElement(director: Director) {
  const element = useRef<HTMLElement>(null);
  useLayoutEffect(() => {
    director.setTable(element.current);
    return () => {
      director.setTable(null);
      rulesAt.value = null;
    };
  }, [director]);
  return element;
}

function LogBeside({ director }: { readonly director: Director }) {
  const words = useWords();
  return (
    <aside class="side on-paper" aria-label={words.log}>
      <Later key="log" load={() => import('../panels/reading/log-panel.tsx')}>
        {({ LogPanel }) => <LogPanel director={director} empty="side-empty" />}
      </Later>
    </aside>
  );
}

/** Is there room to keep the log open beside the table? */
function useRoomBeside(): boolean {
  const room = useMemo(() => matchMedia(ROOM_BESIDE), []);
  const [isWide, setWide] = useState(room.matches);
  useEffect(() => {
    const look = () => setWide(room.matches);
    room.addEventListener('change', look);
    return () => room.removeEventListener('change', look);
  }, [room]);
  return isWide;
}
