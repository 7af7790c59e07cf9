import { useState } from 'preact/hooks';
import { openRules } from '../kit/open-rules.ts';
import { Sheet } from '../kit/sheet.tsx';
import { isJoinable, showInvitation } from '../people/invitation-at.ts';
import { useLiftedWords } from '../people/lifted-texts.ts';
import { RemovedPeople } from '../people/removed-people.tsx';
import { SettingsForm } from '../preferences/settings-form.tsx';
import type { Order, Session } from '../session/session.ts';
import type { TableState } from '../session/table-store.ts';
import { changeSettings, settings } from '../settings/settings.ts';
import { goTo } from '../shell/routes.ts';
import { useWords } from '../texts/words.ts';
import '../people/table-menu.css';
import { Confirm } from './confirm.tsx';
import { Invite } from './invite.tsx';
import { PeopleMenu } from './people-menu.tsx';

interface TableMenuProps {
  readonly session: Session;
  readonly state: TableState;
  close(): void;
}

const STAND_IN = 'casual';

/** Pause, stand-in, leaving, rules and settings. */
export function TableMenu({ session, state, close }: TableMenuProps) {
  const words = useWords();
  const lifted = useLiftedWords();
  const [asked, ask] = useState<Asked>(null);
  const { info, you } = state;
  const { plainBoard } = settings.value;
  const isRemote = session.local === null;
  const isPlaying = you.seat !== null && info.phase !== 'over' && info.phase !== 'closed';
  const seeRules = () => {
    openRules();
    close();
  };
  const showTheWayIn = () => {
    showInvitation(info.code, true);
    close();
  };
  return (
    <Sheet title={isRemote ? words.tableCode(info.code) : words.menu} close={close}>
      <div class="table-menu">
        <button type="button" class="button" onClick={seeRules}>
          {words.rules}
        </button>
        <button type="button" class="button" onClick={() => changeSettings({ plainBoard: !plainBoard })}>
          {plainBoard ? words.drawnView : words.plainView}
        </button>
        {isPlaying && <GameButtons session={session} state={state} close={close} asked={asked} ask={ask} />}
        {isPlaying && session.local !== null && <Invite local={session.local} />}
        {isRemote && isJoinable(info) && (
          <button type="button" class="button" onClick={showTheWayIn}>
            {you.seat === null ? lifted.takeSeat : lifted.invite}
          </button>
        )}
        {isRemote && (
          <a class="button" href={`/t/${info.code}?screen`} target="_blank" rel="noopener">
            {words.tableScreen}
          </a>
        )}
        <LeaveButton session={session} mustConfirm={isRemote && isPlaying} asked={asked} ask={ask} />
      </div>
      {isRemote && isPlaying && <PeopleMenu session={session} state={state} close={close} />}
      {isRemote && <RemovedPeople you={you} order={(order) => session.order(order)} />}
      <h3>{words.settingsTitle}</h3>
      <SettingsForm />
    </Sheet>
  );
}

/** What is asked once more; one thing at a time. */
type Asked = 'leave' | 'abort' | null;

interface AskingProps {
  readonly asked: Asked;
  ask(about: Asked): void;
}

/** What somebody who plays can wish for: a pause, a stand-in, the end of the game. */
function GameButtons({ session, state: { info, you }, close, asked, ask }: TableMenuProps & AskingProps) {
  const words = useWords();
  const isStoodIn = you.seat !== null && info.seats[you.seat].level !== null;
  const isPaused = info.phase === 'paused';
  const act = (order: Order) => {
    void session.order(order);
    close();
  };
  return (
    <>
      <button
        type="button"
        class="button"
        onClick={() => act({ type: 'agree', to: isPaused ? 'resume' : 'pause', agree: true })}
      >
        {isPaused ? words.resume : words.pause}
      </button>
      <button
        type="button"
        class="button"
        onClick={() => act(isStoodIn ? { type: 'take-back' } : { type: 'hand-over', level: STAND_IN })}
      >
        {isStoodIn ? words.takeBack : words.handOver}
      </button>
      {asked === 'abort' ? (
        <Confirm
          text={words.abortRunning}
          yes={words.abort}
          no={words.goOn}
          confirm={() => act({ type: 'agree', to: 'abort', agree: true })}
          cancel={() => ask(null)}
        />
      ) : (
        <button type="button" class="button" onClick={() => ask('abort')}>
          {words.abort}
        </button>
      )}
    </>
  );
}

interface LeaveButtonProps extends AskingProps {
  readonly session: Session;
  readonly mustConfirm: boolean;
}

function LeaveButton({ session, mustConfirm, asked, ask }: LeaveButtonProps) {
  const words = useWords();
  const leave = () => {
    if (session.local === null) void session.order({ type: 'leave' });
    goTo('/');
  };
  if (asked === 'leave' && mustConfirm)
    return (
      <Confirm
        text={words.leaveRunning}
        yes={words.leave}
        no={words.stay}
        confirm={leave}
        cancel={() => ask(null)}
      />
    );
  return (
    <button type="button" class="button" onClick={() => (mustConfirm ? ask('leave') : leave())}>
      {session.local === null ? words.leave : words.toLobby}
    </button>
  );
}
