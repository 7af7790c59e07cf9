import type { OptionValue, PlayedGame } from '@samsara/engine';
import type { RefusalReason } from '@samsara/protocol';
import { useEffect, useRef, useState } from 'preact/hooks';
import type { GameScreen, PlayTexts } from '../contract/board.ts';
import { EveningButton } from '../evening/evening-button.tsx';
import { showBubble } from '../kit/bubbles.ts';
import { Icon } from '../kit/icon.tsx';
import { Sheet } from '../kit/sheet.tsx';
import { DaysSummary } from '../over-days/planner-fields.tsx';
import type { Order, Session } from '../session/session.ts';
import type { TableState } from '../session/table-store.ts';
import { settings } from '../settings/settings.ts';
import { ChangeOptions, ChosenOptions } from '../setup/change-options.tsx';
import { Invitation } from '../setup/invitation.tsx';
import { Sign } from '../setup/sign.tsx';
import { Later } from '../shell/lazy.tsx';
import { Message } from '../shell/message.tsx';
import { goTo } from '../shell/routes.ts';
import { playSound } from '../sound/sounds.ts';
import { listOf } from '../texts/list-of.ts';
import { lobbyCatalogue } from '../texts/lobby/words.ts';
import { useWords, type Words } from '../texts/words.ts';
import { HouseRules } from './house-rules.tsx';
import { newcomers } from './presence-changes.ts';
import { usePresenceWords } from './presence-texts.ts';
import './waiting-room.css';
import { dealsByItself, isNextGame, takeAskedFor, waitedFor } from './next-game.ts';
import { OrderButton } from './order-button.tsx';
import { usePeopleWords } from './people-texts.ts';
import { readyWith, useAskedAgain, useWasFreed } from './readiness.ts';
import { RemovedPeople } from './removed-people.tsx';
import { useShowingShare } from './showing-share.ts';
import { ShuffleSeal } from './shuffle-seal.tsx';
import { SitForm } from './sit-form.tsx';
import { useAdapting } from './use-adapting.ts';
import { WaitingRoomSeats } from './waiting-room-seats.tsx';

/** So many of the last things that were done are shown before a game. */
const ACTS_SHOWN = 4;

/** A name that looks like another's comes back with one that is free. */
function refusalSaid({ refusals }: Words, { code, detail }: RefusalReason): string {
  return code === 'name-alike' && detail !== undefined ? `${refusals[code]} “${detail}”?` : refusals[code];
}

interface WaitingRoomProps {
  readonly session: Session;
  readonly state: TableState;
  readonly screen: GameScreen;
  readonly texts: PlayTexts;
}

/** The table before the deal: who sits where, who is ready, and the link for the others. */
export function WaitingRoom({ session, state, screen, texts }: WaitingRoomProps) {
  const words = useWords();
  const waiting = useWaiting(state);
  const [notice, setNotice] = useState<string | null>(null);
  const [hasLeft, setLeft] = useState(false);
  const { info, you } = state;
  const order = async (given: Order) => {
    setLeft(given.type === 'leave');
    const answer = await session.order(given);
    setNotice(answer.ok ? null : refusalSaid(words, answer.reason));
    return answer.ok;
  };
  if (info.phase === 'closed') {
    return (
      <Message text={words.tableClosed}>
        {info.acts && (
          <Later key="acts" load={() => import('./acts/acts.tsx')}>
            {({ ClosedBy }) => <ClosedBy acts={info.acts ?? []} />}
          </Later>
        )}
      </Message>
    );
  }
  return (
    <main class="play on-table gathering" data-game={info.game}>
      <div class="cloth" aria-hidden="true" />
      <header class="table-header">
        <a class="icon-button" href="/" aria-label={words.toLobby}>
          <Icon of="back" />
        </a>
        <h1>
          {texts.name}
          <small>{info.code}</small>
        </h1>
        <LeaveButton state={state} order={order} />
      </header>
      <WaitingRoomSeats state={state} game={screen.game as PlayedGame} order={order} />
      <Newcomers state={state} />
      <div class="gathering-middle">
        <SeatNotices session={session} state={state} hasLeft={hasLeft} order={order} />
        {notice !== null && (
          <p class="gathering-notice" role="alert">
            {notice}
          </p>
        )}
        <WayIn session={session} state={state} order={order} />
        {info.evening && <EveningButton evening={info.evening} game={info.game} />}
        {(info.seat_asked !== undefined || you.seat === null) && (
          <Later key="coming" load={() => import('./coming/coming.tsx')}>
            {({ Coming }) => <Coming session={session} state={state} />}
          </Later>
        )}
        <TableOptions state={state} screen={screen} texts={texts} order={order} />
        {info.acts && (
          <Later key="acts" load={() => import('./acts/acts.tsx')}>
            {({ Acts }) => <Acts acts={info.acts?.slice(-ACTS_SHOWN) ?? []} />}
          </Later>
        )}
        <RemovedPeople you={you} order={order} />
        {!session.isScreen && <OrderButton state={state} />}
      </div>
      <div class="gathering-bar">
        <p role="status">{waiting}</p>
        <WaitingRoomButtons state={state} game={screen.game as PlayedGame} order={order} />
      </div>
      <ShuffleSeal {...info.promise} />
    </main>
  );
}

interface TableOptionsProps extends PartProps, Pick<WaitingRoomProps, 'screen' | 'texts'> {}

/** What is played: everybody sees what differs from the usual, the host changes it. */
function TableOptions({ state: { info, you }, screen, texts, order }: TableOptionsProps) {
  const lobby = lobbyCatalogue.current.value;
  const [isOpen, setOpen] = useState(false);
  const game = screen.game as PlayedGame;
  const change = async (options: Record<string, OptionValue>) => {
    const isChanged = await order({ type: 'change', options });
    if (isChanged) setOpen(false);
    return isChanged;
  };
  // For a moment after another language is chosen.
  if (Object.keys(texts.options).length === 0) return null;
  return (
    <>
      {info.settings.days && <DaysSummary days={info.settings.days} />}
      {(info.settings.newcomers || info.next) && (
        <Later key="next" load={() => import('./coming/next-line.tsx')}>
          {({ NextLine }) => <NextLine info={info} />}
        </Later>
      )}
      <HouseRules screen={screen} texts={texts} options={info.options} />
      <ChosenOptions game={game} texts={texts} info={info} />
      <div class="gathering-choices">
        {you.seat !== null && info.seats.some(({ kind }) => kind === 'open') && (
          <Later key="regulars" load={() => import('../company/invite-regulars.tsx')}>
            {({ InviteRegulars }) => <InviteRegulars table={info.code} />}
          </Later>
        )}
        {you.host && lobby !== null && (
          <button type="button" class="button gathering-options" onClick={() => setOpen(true)}>
            <Sign of="options" />
            {lobby.allOptions}
          </button>
        )}
      </div>
      {isOpen && lobby !== null && (
        <Sheet title={lobby.allOptions} close={() => setOpen(false)}>
          <ChangeOptions game={game} texts={texts} info={info} change={change} />
        </Sheet>
      )}
    </>
  );
}

interface PartProps {
  readonly state: TableState;
  /** Was the order carried out? */
  order(given: Order): Promise<boolean>;
}

interface SeatNoticesProps extends PartProps, Pick<WaitingRoomProps, 'session'> {
  readonly hasLeft: boolean;
}

/** What the viewer has to know about their own seat. */
function SeatNotices({ session, state, hasLeft, order }: SeatNoticesProps) {
  const { info, you } = state;
  const people = usePeopleWords();
  const mine = you.seat === null ? null : info.seats[you.seat];
  const wasFreed = useWasFreed(you.seat, hasLeft);
  const share = useShowingShare(state, (given) => session.order(given));
  const isAskedAgain = useAskedAgain(mine?.ready ?? false, mine !== null, info.terms);
  return (
    <>
      {wasFreed && <p role="alert">{people.freed}</p>}
      {share === 'doubt' && <p role="alert">{people.shareDoubted}</p>}
      {share === 'left-out' && <p role="status">{people.shareLeftOut}</p>}
      {isAskedAgain && <p role="alert">{people.askedAgain}</p>}
      {mine?.warned && (
        <p class="gathering-warning" role="alert">
          {people.soonFreed}
          <button type="button" class="button" onClick={() => void order({ type: 'not-ready' })}>
            {people.stillHere}
          </button>
        </p>
      )}
    </>
  );
}

/** The link for others, or a seat for whoever has followed it. */
function WayIn({ session, state: { info, you }, order }: PartProps & { readonly session: Session }) {
  const words = useWords();
  const hasOpenSeat = info.seats.some(({ kind }) => kind === 'open');
  if (you.seat !== null || session.isScreen) {
    if (!hasOpenSeat && isNextGame(info)) return null;
    return <Invitation code={info.code} isScreen={session.isScreen ?? false} />;
  }
  return hasOpenSeat ? (
    <SitForm order={order} code={info.code} />
  ) : (
    <p role="status">{words.allSeatsTaken}</p>
  );
}

/** Whoever leaves alone goes back to the games. */
function LeaveButton({ state: { info, you }, order }: PartProps) {
  const words = useWords();
  if (you.seat === null) return null;
  const isAlone = info.seats.every(({ kind }, seat) => kind !== 'person' || seat === you.seat);
  const leave = async () => {
    if ((await order({ type: 'leave' })) && isAlone) goTo('/');
  };
  return (
    <button type="button" class="button is-quiet" onClick={() => void leave()}>
      {words.leave}
    </button>
  );
}

/** To be ready, and to deal. */
function WaitingRoomButtons({ state, game, order }: PartProps & { readonly game: PlayedGame }) {
  const words = useWords();
  const { info, you } = state;
  const mine = you.seat === null ? null : info.seats[you.seat];
  const isComplete = info.seats.every(
    ({ kind, ready }, seat) => kind === 'bot' || (kind === 'person' && (ready || seat === you.seat)),
  );
  const terms = info.terms ?? undefined;
  const isFixed = info.shares?.fixed ?? false;
  const beReady = () =>
    readyWith(state, (ready) => order({ ...ready, ...(terms !== undefined && { terms }) }));
  const start = async () => {
    if (mine !== null && !mine.ready) await beReady();
    await order({ type: 'start' });
  };
  const readyButton = useRef<HTMLButtonElement>(null);
  const isAdapting = useAdapting(state, game, order);
  useEffect(() => {
    if (isAdapting) return;
    if (mine !== null && !mine.ready && takeAskedFor(info)) void beReady();
    else if (isNextGame(info)) readyButton.current?.focus();
  }, [info.round, isAdapting]);
  const mustDeal = you.host && dealsByItself(info);
  useEffect(() => {
    if (mustDeal) void order({ type: 'start' });
  }, [mustDeal]);
  return (
    <div class="gathering-buttons">
      {mine !== null && (
        <button
          ref={readyButton}
          type="button"
          class={`button${mine.ready ? '' : ' is-main'}`}
          disabled={isFixed}
          onClick={() => void (mine.ready ? order({ type: 'not-ready' }) : beReady())}
        >
          {mine.ready ? words.notReady : words.ready}
        </button>
      )}
      {you.host && (mustDeal || !isNextGame(info)) && (
        <button
          type="button"
          class="button is-main"
          disabled={!isComplete || isFixed}
          onClick={() => void start()}
        >
          {words.start}
        </button>
      )}
    </div>
  );
}

/** Whom the table still waits for, in words. */
function useWaiting({ info, you }: TableState): string {
  const words = useWords();
  const { shuffling } = usePeopleWords();
  const { you: isOwn, others, open } = waitedFor(info, you.seat);
  if (info.shares?.fixed) return shuffling;
  const names = others.map((seat) => info.seats[seat].name ?? words.playerName(seat + 1));
  if (isOwn) names.unshift(words.youAmongOthers);
  if (open > 0 && !isNextGame(info)) return words.gathering;
  const missing = names.length === 0 ? [] : [words.waitsFor(listOf(settings.value.language, names))];
  if (open > 0) missing.push(words.openSeat);
  return missing.join(' · ') || words.everybodyReady;
}

/** Calls whoever waits when somebody sits down, who says hello. */
function Newcomers({ state: { info, you } }: { readonly state: TableState }) {
  const words = usePresenceWords();
  const { phrases } = useWords();
  const before = useRef(info.seats);
  const [said, say] = useState('');
  useEffect(() => {
    const seats = newcomers(before.current, info.seats, you.seat);
    before.current = info.seats;
    if (seats.length === 0) return;
    say(seats.map((seat) => words.hasCome(info.seats[seat].name ?? '')).join(' '));
    playSound('came');
    const isQuiet = !settings.value.chat || info.settings.chat === 'off';
    if (!isQuiet) for (const seat of seats) showBubble(seat, phrases.hello);
  }, [info.seats]);
  return (
    <p class="unseen" role="status">
      {said}
    </p>
  );
}
