import { useTable } from '../contract/table-context.ts';
import { mayBeGrabbed } from '../local/sharing.ts';
import type { Director } from '../motion/director.ts';
import { useCallouts } from '../seats/callouts.ts';
import { sharingOf } from '../seats/handing-over.ts';
import { SeatPlate } from '../seats/seat-strip.tsx';
import type { Session } from '../session/session.ts';
import type { TableState } from '../session/table-store.ts';
import { Later } from '../shell/lazy.tsx';
import { useWords } from '../texts/words.ts';
import { DecisionBar } from './decision-bar.tsx';
import { isEnded } from './use-result.ts';
import type { Sending } from './use-sending.ts';

interface DecisionsProps {
  readonly session: Session;
  readonly shown: TableState;
  readonly director: Director;
  readonly sending: Sending;
  /** null until the game is over. */
  readonly seeResult: (() => void) | null;
}

/** The viewer's own seat, and what they are asked. */
export function Decisions({ session, shown, director, sending, seeResult }: DecisionsProps) {
  const words = useWords();
  const table = useTable();
  const { screen, texts, names, outcome, seat, view } = table;
  const { local, holding } = session;
  const held = holding?.held.value ?? null;
  const mayGrab = local !== null && mayBeGrabbed(sharingOf(local), screen.isRace ?? false);
  useCallouts(director.loud.value, local !== null || shown.info.settings.chat !== 'off');
  const told = director.loud.value ?? director.log.value.filter(({ seat }) => seat !== null).at(-1)?.event;
  return (
    <>
      <div class="own-seat">
        <SeatPlate seat={table.perspective} />
        {mayGrab && outcome === null && (
          <button type="button" class="button" onClick={() => local.become(null)}>
            {words.grabTable}
          </button>
        )}
      </div>
      <DecisionBar
        last={told === undefined ? '' : texts.event(screen.headline?.(told) ?? told, names)}
        isLoud={director.loud.value !== null}
        isAborted={isEnded(shown.info) && outcome === null && !table.isReplay}
        question={sending.question}
        waiting={held?.offer ?? null}
        mayUndo={local?.mayUndo.value ?? false}
        asks={sending.asks}
        answer={sending.answer}
        undo={() => local?.undo()}
      >
        {local?.hasHints && table.offers.length > 0 && (
          <Later key="hint" load={() => import('../panels/hint-button.tsx')}>
            {({ HintButton }) => <HintButton session={session} local={local} />}
          </Later>
        )}
        {shown.info.settings.days && !table.isReplay && outcome === null && (
          <Later key="days" load={() => import('../over-days/at-table.tsx')}>
            {({ AtTable }) => <AtTable state={session.state.value ?? shown} />}
          </Later>
        )}
        {local && seat !== null && outcome === null && screen.isOut?.(view, seat) && (
          <Later key="end" load={() => import('../panels/to-the-end.tsx')}>
            {({ ToTheEnd }) => <ToTheEnd session={session} local={local} director={director} />}
          </Later>
        )}
        {seeResult && (
          <button type="button" class="button is-main" onClick={seeResult}>
            {words.result}
          </button>
        )}
        {holding !== undefined && held !== null && (
          <Later key="waiting" load={() => import('../panels/held-move.tsx')}>
            {({ HeldMove }) => <HeldMove holding={holding} />}
          </Later>
        )}
      </DecisionBar>
    </>
  );
}
