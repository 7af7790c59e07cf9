import { useEffect, useMemo, useRef, useState } from 'preact/hooks';
import { TableContext } from '../contract/table-context.ts';
import { useFocusOnTurn } from '../input/focus.ts';
import { Hand } from '../kit/hand.tsx';
import { Log } from '../kit/log.tsx';
import { rulesAt } from '../kit/rules-at.ts';
import { mayBeGrabbed } from '../local/sharing.ts';
import type { Director } from '../motion/director.ts';
import { sharingOf } from '../seats/handing-over.ts';
import { SeatPlate, SeatStrip } from '../seats/seat-strip.tsx';
import type { TableState } from '../session/table-store.ts';
import { settings } from '../settings/settings.ts';
import { Later } from '../shell/lazy.tsx';
import { useWords } from '../texts/words.ts';
import { DecisionBar } from './decision-bar.tsx';
import { TableHeader } from './table-header.tsx';
import { useTableKeys } from './table-keys.tsx';
import { useTurnSignal } from './turn-signal.ts';
import { type Stage, useTableState } from './use-table.ts';

interface TableViewProps extends Stage {
  readonly director: Director;
}

/** The table while a game is played: others on top, the board in the middle, decisions and hand below. */
export function TableView(props: TableViewProps) {
  const { session, screen, director, shown } = props;
  const words = useWords();
  const play = useTableState(props);
  const { table, refusal, enlarged } = play;
  const element = useRef<HTMLElement>(null);
  const { plainBoard, leftHanded } = settings.value;
  useEffect(() => {
    director.setTable(element.current);
    return () => {
      director.setTable(null);
      rulesAt.value = null;
    };
  }, [director]);
  useTurnSignal(table, props.isFlying);
  useFocusOnTurn(table.offers.length > 0, shown.seq);
  const { keysOpen, closeKeys } = useTableKeys(table, director, session);
  const { Board } = screen;
  const { texts, names } = table;
  const { you } = names;
  const hand = you === null ? null : screen.hand(table.view, you).cards;
  const told = director.loud.value ?? director.log.value.filter(({ seat }) => seat !== null).at(-1)?.event;
  const { local, holding } = session;
  const held = holding?.held.value ?? null;
  const mayGrab = local !== null && mayBeGrabbed(sharingOf(local), screen.isRace ?? false);
  const isWide = useRoomBeside();
  const isEnded = shown.info.phase === 'over' || shown.info.phase === 'closed';
  const isOver = (table.outcome !== null || (isEnded && !table.isReplay)) && !props.isFlying;
  // A replay is about the table; whoever has played sees first how it ended.
  const [seen, see] = useState<'table' | 'result' | null>(null);
  useEffect(() => see(null), [isOver, shown.info.round]);
  const hasResult = isOver && (seen ?? (table.isReplay ? 'table' : 'result')) === 'result';
  return (
    <TableContext.Provider value={table}>
      <main
        ref={element}
        class={`play${props.isFlying ? ' is-flying' : ''}${hasResult ? ' has-result' : ''}`}
        data-game={screen.game.meta.id}
        data-seq={shown.seq}
        {...(leftHanded ? { 'data-mirrored': '' } : {})}
        onPointerDown={() => void director.skip()}
      >
        <TableHeader session={session} state={shown} director={director} />
        {session.local === null && !session.isReplay && (
          <Later key="company" load={() => import('../people/company.tsx')}>
            {({ Company }) => <Company session={session} state={shown} />}
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
            <section class="board" aria-label={words.board}>
              {plainBoard ? (
                <Later key="plain" load={() => import('../panels/plain-board.tsx')}>
                  {({ PlainBoard }) => <PlainBoard />}
                </Later>
              ) : (
                <Board {...table} />
              )}
              {isOutOfTheOrdinary(shown) && (
                <Later key="standing" load={() => import('../people/aside/standing.tsx')}>
                  {({ Standing }) => <Standing session={session} state={shown} />}
                </Later>
              )}
              {refusal !== null && (
                <Later key="why" load={() => import('../panels/why.tsx')}>
                  {({ Why }) => <Why refusal={refusal} close={play.dismiss} />}
                </Later>
              )}
              {play.notice !== null && (
                <p class="notice" role="alert">
                  {play.notice}
                </p>
              )}
            </section>
            <div class="own-seat">
              <SeatPlate seat={table.perspective} />
              {mayGrab && table.outcome === null && (
                <button type="button" class="button" onClick={() => local.become(null)}>
                  {words.grabTable}
                </button>
              )}
            </div>
            <DecisionBar
              last={told === undefined ? '' : texts.event(screen.headline?.(told) ?? told, names)}
              isLoud={director.loud.value !== null}
              isAborted={isEnded && table.outcome === null && !table.isReplay}
              question={play.question}
              waiting={held?.offer ?? null}
              mayUndo={local?.mayUndo.value ?? false}
              asks={play.asks}
              answer={play.answer}
              undo={() => local?.undo()}
            >
              {local?.isPractice && table.offers.length > 0 && (
                <Later key="hint" load={() => import('../panels/hint-button.tsx')}>
                  {({ HintButton }) => <HintButton session={session} local={local} />}
                </Later>
              )}
              {isOver && (
                <button type="button" class="button is-main" onClick={() => see('result')}>
                  {words.result}
                </button>
              )}
              {holding !== undefined && held !== null && (
                <Later key="waiting" load={() => import('../panels/waiting.tsx')}>
                  {({ Waiting }) => <Waiting holding={holding} />}
                </Later>
              )}
            </DecisionBar>
            {you !== null && hand !== null && <Hand key={you} seat={you} cards={hand} />}
          </>
        )}
        {isWide && (
          <aside class="side" aria-label={words.log}>
            {director.log.value.length === 0 ? (
              <p class="side-empty">{words.nothingYet}</p>
            ) : (
              <Log lines={director.log.value} jump={director.look} since={director.since} />
            )}
          </aside>
        )}
        {enlarged !== null && (
          <Later key="enlarged" load={() => import('../panels/enlarged.tsx')}>
            {({ Enlarged }) => <Enlarged {...enlarged} />}
          </Later>
        )}
        {director.missed.value.length > 1 && (
          <Later key="recap" load={() => import('../panels/recap.tsx')}>
            {({ Recap }) => <Recap director={director} />}
          </Later>
        )}
        {director.lookedAt.value !== null && (
          <Later key="moment" load={() => import('../panels/moment-sheet.tsx')}>
            {({ MomentSheet }) => <MomentSheet director={director} />}
          </Later>
        )}
        {rulesAt.value !== null && (
          <Later key={`rules ${rulesAt.value}`} load={() => import('../panels/rules-drawer.tsx')}>
            {({ RulesDrawer }) => <RulesDrawer clause={rulesAt.value ?? ''} />}
          </Later>
        )}
        {keysOpen && (
          <Later key="keys" load={() => import('../panels/key-list.tsx')}>
            {({ KeyList }) => <KeyList close={closeKeys} />}
          </Later>
        )}
      </main>
    </TableContext.Provider>
  );
}

/** Is there room for the log beside the board? As play-screen.css has it. */
function useRoomBeside(): boolean {
  const room = useMemo(() => matchMedia('(min-width: 1000px) and (min-height: 560px)'), []);
  const [isWide, setWide] = useState(room.matches);
  useEffect(() => {
    const look = () => setWide(room.matches);
    room.addEventListener('change', look);
    return () => room.removeEventListener('change', look);
  }, [room]);
  return isWide;
}

/** Is there something to be said about the table itself: a pause, a wish, a stand-in, or that one only watches? */
function isOutOfTheOrdinary({ info: { phase, agreed, votes, seats }, you }: TableState): boolean {
  if (phase !== 'playing') return phase === 'paused';
  if (you.seat === null || seats[you.seat].level !== null) return true;
  if (Object.values(agreed).some((each) => each.length > 0)) return true;
  // Among people on a server somebody may have to be hurried.
  return votes !== undefined && seats.some(({ kind }, seat) => kind === 'person' && seat !== you.seat);
}
