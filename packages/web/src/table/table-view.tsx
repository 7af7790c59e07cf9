import { useEffect, useRef } from 'preact/hooks';
import type { TableState } from '../connection/table-store.ts';
import { settings } from '../settings/settings.ts';
import { Later } from '../shell/lazy.tsx';
import { useWords } from '../texts/words.ts';
import { Banner, sentenceOf } from './banner.tsx';
import { DecisionBar } from './decision-bar.tsx';
import type { Director } from './director.ts';
import { Enlarged } from './enlarged.tsx';
import { useFocusOnTurn } from './focus.ts';
import { Hand } from './hand.tsx';
import { Log } from './log.tsx';
import { Recap } from './recap.tsx';
import { SeatPlate, SeatStrip } from './seat-strip.tsx';
import { TableContext } from './table-context.ts';
import { TableHeader } from './table-header.tsx';
import { useTableKeys } from './table-keys.tsx';
import { useTurnSignal } from './turn-signal.ts';
import { type Stage, useTableState } from './use-table.ts';
import { Why } from './why.tsx';

interface TableViewProps extends Stage {
  readonly director: Director;
}

/** The table while a game is played: others on top, the board in the middle, decisions and hand below. */
export function TableView(props: TableViewProps) {
  const { session, screen, director, shown } = props;
  const words = useWords();
  const play = useTableState(props);
  const { table } = play;
  const element = useRef<HTMLElement>(null);
  const { plainBoard, leftHanded } = settings.value;
  useEffect(() => {
    director.setTable(element.current);
    return () => director.setTable(null);
  }, [director]);
  useTurnSignal(table, props.isFlying);
  useFocusOnTurn(table.offers.length > 0, shown.seq);
  const { keysOpen, closeKeys } = useTableKeys(table, director, session);
  const { Board } = screen;
  const { you } = table.names;
  const hand = you === null ? null : screen.hand(table.view, you).cards;
  const last = director.log.value.filter(({ seat }) => seat !== null).at(-1);
  const people = session.local?.people.value.length ?? 0;
  const isEnded = shown.info.phase === 'over' || shown.info.phase === 'closed';
  return (
    <TableContext.Provider value={table}>
      <main
        ref={element}
        class={`play${props.isFlying ? ' is-flying' : ''}`}
        data-game={screen.game.meta.id}
        data-seq={shown.seq}
        {...(leftHanded ? { 'data-mirrored': '' } : {})}
        onPointerDown={() => void director.skip()}
      >
        <TableHeader session={session} state={shown} director={director} />
        <Banner director={director} />
        <SeatStrip />
        <section class="board" aria-label={words.board}>
          {plainBoard ? (
            <Later key="plain" load={() => import('./plain-board.tsx')}>
              {({ PlainBoard }) => <PlainBoard />}
            </Later>
          ) : (
            <Board {...table} />
          )}
          {isOutOfTheOrdinary(shown) && (
            <Later key="standing" load={() => import('./standing.tsx')}>
              {({ Standing }) => <Standing session={session} state={shown} />}
            </Later>
          )}
          {play.refusal !== null && <Why refusal={play.refusal} close={play.dismiss} />}
          {play.notice !== null && (
            <p class="notice" role="alert">
              {play.notice}
            </p>
          )}
        </section>
        <div class="own-seat">
          <SeatPlate seat={table.perspective} />
          {screen.isRace && people > 1 && table.outcome === null && (
            <button type="button" class="button" onClick={() => session.local?.become(null)}>
              {words.grabTable}
            </button>
          )}
        </div>
        <DecisionBar
          last={last === undefined ? '' : sentenceOf(table, last.event)}
          isAborted={isEnded && table.outcome === null && !table.isReplay}
          question={play.question}
          mayUndo={session.local?.mayUndo.value ?? false}
          asks={play.asks}
          answer={play.answer}
          undo={() => session.local?.undo()}
        />
        {you !== null && hand !== null && <Hand seat={you} cards={hand} />}
        <aside class="side" aria-label={words.log}>
          {director.log.value.length === 0 ? (
            <p class="side-empty">{words.nothingYet}</p>
          ) : (
            <Log lines={director.log.value} />
          )}
        </aside>
        {play.enlarged !== null && <Enlarged {...play.enlarged} />}
        <Recap director={director} />
        {(table.outcome !== null || isEnded) && !props.isFlying && (
          <Later key={`end ${shown.info.round}`} load={() => import('./end-panel.tsx')}>
            {({ EndPanel }) => <EndPanel session={session} outcome={table.outcome} />}
          </Later>
        )}
        {keysOpen && (
          <Later key="keys" load={() => import('./key-list.tsx')}>
            {({ KeyList }) => <KeyList close={closeKeys} />}
          </Later>
        )}
      </main>
    </TableContext.Provider>
  );
}

/** Is there something to be said about the table itself: a pause, a wish, a stand-in, or that one only watches? */
function isOutOfTheOrdinary({ info: { phase, agreed, seats }, you }: TableState): boolean {
  if (phase !== 'playing') return phase === 'paused';
  if (you.seat === null || seats[you.seat].level !== null) return true;
  return Object.values(agreed).some((each) => each.length > 0);
}
