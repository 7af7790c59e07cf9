import { useState } from 'preact/hooks';
import { useTable } from '../contract/table-context.ts';
import { Icon } from '../kit/icon.tsx';
import { openRules } from '../kit/open-rules.ts';
import { Sheet } from '../kit/sheet.tsx';
import { HouseRules } from '../people/house-rules.tsx';
import { isJoinable, showInvitation } from '../people/invitation-at.ts';
import { useLiftedWords } from '../people/lifted-texts.ts';
import { OrderButton } from '../people/order-button.tsx';
import { RemovedPeople } from '../people/removed-people.tsx';
import { SettingsForm } from '../preferences/settings-form.tsx';
import type { Order, Session } from '../session/session.ts';
import type { TableState } from '../session/table-store.ts';
import { changeSettings, settings } from '../settings/settings.ts';
import { Later } from '../shell/lazy.tsx';
import { goTo, learnPath } from '../shell/routes.ts';
import { useWords } from '../texts/words.ts';
import '../people/table-menu.css';
import { Confirm } from './confirm.tsx';
import { Invite } from './invite.tsx';
import { MenuRow, MenuSign } from './menu-row.tsx';
import { PeopleMenu } from './people-menu.tsx';
import { UndoRow } from './undo-row.tsx';

interface TableMenuProps {
  readonly session: Session;
  readonly state: TableState;
  close(): void;
}

const STAND_IN = 'casual';

/** Pause, stand-in, leaving and rules; the settings lie one step deeper. */
export function TableMenu(props: TableMenuProps) {
  const words = useWords();
  const [isDeeper, goDeeper] = useState(false);
  const { session, state, close } = props;
  if (isDeeper)
    return (
      <Sheet key="settings" title={words.settingsTitle} close={close}>
        <button type="button" class="menu-row menu-back" onClick={() => goDeeper(false)}>
          <Icon of="back" />
          {words.menu}
        </button>
        <SettingsForm />
      </Sheet>
    );
  const title = session.local === null ? words.tableCode(state.info.code) : words.menu;
  return (
    <Sheet key="menu" title={title} close={close}>
      <MenuRows {...props} goDeeper={() => goDeeper(true)} />
    </Sheet>
  );
}

function MenuRows({ session, state, close, goDeeper }: TableMenuProps & { goDeeper(): void }) {
  const words = useWords();
  const lifted = useLiftedWords();
  const [asked, ask] = useState<Asked>(null);
  const { info, you } = state;
  const { plainBoard } = settings.value;
  const isRemote = session.local === null;
  const isPlaying =
    you.seat !== null && !session.isPrepared && info.phase !== 'over' && info.phase !== 'closed';
  const seeRules = () => {
    openRules();
    close();
  };
  const showTheWayIn = () => {
    showInvitation(info.code, true);
    close();
  };
  const { screen, texts } = useTable();
  return (
    <>
      <HouseRules screen={screen} texts={texts} options={info.options} />
      {isRemote && (info.settings.newcomers || info.next) && (
        <Later key="next" load={() => import('../people/coming/next-line.tsx')}>
          {({ NextLine }) => <NextLine info={info} />}
        </Later>
      )}
      <div class="table-menu">
        {!screen.isFromOutside && (
          <MenuRow sign="rules" act={seeRules}>
            {words.rules}
          </MenuRow>
        )}
        {!session.isPrepared && !screen.isFromOutside && (
          <a
            class="menu-row"
            href={learnPath(info.game)}
            // A game on a server goes on meanwhile.
            {...(isRemote ? { target: '_blank', rel: 'noopener' } : {})}
          >
            <MenuSign of="learn" />
            {words.learn}
          </a>
        )}
        <MenuRow sign="settings" act={goDeeper}>
          {words.settingsTitle}
        </MenuRow>
        <MenuRow
          sign={plainBoard ? 'pictures' : 'words'}
          act={() => changeSettings({ plainBoard: !plainBoard })}
        >
          {plainBoard ? words.drawnView : words.plainView}
        </MenuRow>
        {isPlaying && session.local !== null && <Invite local={session.local} />}
        {isRemote && isJoinable(info) && (
          <MenuRow sign="invite" act={showTheWayIn}>
            {you.seat === null ? lifted.takeSeat : lifted.invite}
          </MenuRow>
        )}
        {isRemote && (
          <a class="menu-row" href={`/t/${info.code}?screen`} target="_blank" rel="noopener">
            <MenuSign of="screen" />
            {words.tableScreen}
          </a>
        )}
        {isRemote && isPlaying && info.phase === 'playing' && info.undo === undefined && (
          <UndoRow session={session} state={state} close={close} />
        )}
        {isPlaying && <GameRows session={session} state={state} close={close} asked={asked} ask={ask} />}
        <LeaveRow session={session} mustConfirm={isRemote && isPlaying} asked={asked} ask={ask} />
      </div>
      {isRemote && isPlaying && <PeopleMenu session={session} state={state} close={close} />}
      {isRemote && <RemovedPeople you={you} order={(order) => session.order(order)} />}
      {isRemote && !session.isScreen && <OrderButton state={state} look="button" />}
    </>
  );
}

/** What is asked once more; one thing at a time. */
type Asked = 'leave' | 'abort' | null;

interface AskingProps {
  readonly asked: Asked;
  ask(about: Asked): void;
}

/** What somebody who plays can wish for: a pause, a stand-in, the end of the game. */
function GameRows({ session, state: { info, you }, close, asked, ask }: TableMenuProps & AskingProps) {
  const words = useWords();
  const isStoodIn = you.seat !== null && info.seats[you.seat].level !== null;
  const isPaused = info.phase === 'paused';
  const act = (order: Order) => {
    void session.order(order);
    close();
  };
  return (
    <>
      <MenuRow
        sign={isPaused ? 'go-on' : 'pause'}
        act={() => act({ type: 'agree', to: isPaused ? 'resume' : 'pause', agree: true })}
      >
        {isPaused ? words.resume : words.pause}
      </MenuRow>
      <MenuRow
        sign={isStoodIn ? 'hand' : 'bot'}
        act={() => act(isStoodIn ? { type: 'take-back' } : { type: 'hand-over', level: STAND_IN })}
      >
        {isStoodIn ? words.takeBack : words.handOver}
      </MenuRow>
      {asked === 'abort' ? (
        <Confirm
          text={words.abortRunning}
          yes={words.abort}
          no={words.goOn}
          confirm={() => act({ type: 'agree', to: 'abort', agree: true })}
          cancel={() => ask(null)}
        />
      ) : (
        <MenuRow sign="end" isGrave act={() => ask('abort')}>
          {words.abort}
        </MenuRow>
      )}
    </>
  );
}

interface LeaveRowProps extends AskingProps {
  readonly session: Session;
  readonly mustConfirm: boolean;
}

function LeaveRow({ session, mustConfirm, asked, ask }: LeaveRowProps) {
  const words = useWords();
  const isRemote = session.local === null;
  const leave = () => {
    if (isRemote) void session.order({ type: 'leave' });
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
    <MenuRow sign="leave" isGrave={isRemote} act={() => (mustConfirm ? ask('leave') : leave())}>
      {isRemote ? words.leave : words.toLobby}
    </MenuRow>
  );
}
