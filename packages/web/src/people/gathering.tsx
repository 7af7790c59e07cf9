import type { Game, Seat } from '@samsara/engine';
import { useEffect, useRef, useState } from 'preact/hooks';
import { keepName, LONGEST_NAME, useOwnName } from '../account/own-name.ts';
import {
  forgetPromise,
  freshEntropy,
  keepPromise,
  keptPromise,
  playOf,
} from '../connection/kept-promises.ts';
import type { GameScreen, PlayTexts } from '../contract/board.ts';
import type { Order, Session } from '../session/session.ts';
import type { TableState } from '../session/table-store.ts';
import { settings } from '../settings/settings.ts';
import { ChangeOptions, ChosenOptions } from '../setup/change-options.tsx';
import { Invitation } from '../setup/invitation.tsx';
import { LevelOptions } from '../setup/seat-fields.tsx';
import { Message } from '../shell/message.tsx';
import { goTo, tablePath } from '../shell/routes.ts';
import { listOf } from '../texts/list-of.ts';
import { lobbyCatalogue } from '../texts/lobby/words.ts';
import { useWords } from '../texts/words.ts';
import { newcomers } from './comings.ts';
import { useCompanyWords } from './company-texts.ts';
import './gathering.css';
import { Icon } from '../kit/icon.tsx';
import { playSound } from '../sound/sounds.ts';
import { dealsByItself, isNextGame, takeAskedFor, waitedFor } from './next-game.ts';
import { usePeopleWords } from './people-texts.ts';
import { RemovedPeople } from './removed-people.tsx';

interface GatheringProps {
  readonly session: Session;
  readonly state: TableState;
  readonly screen: GameScreen;
  readonly texts: PlayTexts;
}

/** So much of a promise is shown; all of it is kept. */
const SHOWN_DIGITS = 8;
const NEW_BOT = 'casual';

/** The table before the deal: who sits where, who is ready, and the link for the others. */
export function Gathering({ session, state, screen, texts }: GatheringProps) {
  const words = useWords();
  const people = usePeopleWords();
  const waiting = useWaiting(state);
  const [notice, setNotice] = useState<string | null>(null);
  const [hasLeft, setLeft] = useState(false);
  const { info, you } = state;
  const wasFreed = useWasFreed(you.seat, hasLeft);
  const order = async (given: Order) => {
    setLeft(given.type === 'leave');
    const answer = await session.order(given);
    setNotice(answer.ok ? null : words.refusals[answer.reason.code]);
    return answer.ok;
  };
  const mine = you.seat === null ? null : info.seats[you.seat];
  const hasOpenSeat = info.seats.some(({ kind }) => kind === 'open');
  const isComplete = info.seats.every(
    ({ kind, ready }, seat) => kind === 'bot' || (kind === 'person' && (ready || seat === you.seat)),
  );
  const terms = info.terms ?? undefined;
  const beReady = () =>
    readyWith(state, (entropy) => order({ type: 'ready', entropy, ...(terms !== undefined && { terms }) }));
  const isAskedAgain = useAskedAgain(mine?.ready ?? false, mine !== null, info.terms);
  const isAlone = info.seats.every(({ kind }, seat) => kind !== 'person' || seat === you.seat);
  const leave = async () => {
    if ((await order({ type: 'leave' })) && isAlone) goTo('/');
  };
  const start = async () => {
    if (mine !== null && !mine.ready) await beReady();
    await order({ type: 'start' });
  };
  const readyButton = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (mine !== null && !mine.ready && takeAskedFor(info)) void beReady();
    else if (isNextGame(info)) readyButton.current?.focus();
  }, [info.round]);
  const mustDeal = you.host && dealsByItself(info);
  useEffect(() => {
    if (mustDeal) void order({ type: 'start' });
  }, [mustDeal]);
  if (info.phase === 'closed') return <Message text={words.tableClosed} />;
  return (
    <main class="gathering">
      <header>
        <a class="icon-button" href="/" aria-label={words.toLobby}>
          <Icon of="back" />
        </a>
        <h1>{texts.name}</h1>
        <p role="status">{waiting}</p>
      </header>
      <Newcomers state={state} />
      {wasFreed && <p role="alert">{people.freed}</p>}
      {isAskedAgain && <p role="alert">{people.askedAgain}</p>}
      {mine?.warned && (
        <p class="gathering-warning" role="alert">
          {people.soonFreed}
          <button type="button" class="button" onClick={() => void order({ type: 'not-ready' })}>
            {people.stillHere}
          </button>
        </p>
      )}
      {mine !== null || session.isScreen ? (
        (hasOpenSeat || !isNextGame(info)) && (
          <Invitation code={info.code} isScreen={session.isScreen ?? false} />
        )
      ) : hasOpenSeat ? (
        <SitForm order={order} code={info.code} />
      ) : (
        <p role="status">{words.allSeatsTaken}</p>
      )}
      <ol class="gathering-seats">
        {info.seats.map((_, seat) => (
          <li key={seat}>
            <GatheringSeat seat={seat} state={state} order={order} />
          </li>
        ))}
      </ol>
      <RemovedPeople you={you} order={order} />
      {!you.host && <ChosenOptions game={screen.game as Game} texts={texts} info={info} />}
      {you.host && (
        <ChangeOptions
          game={screen.game as Game}
          texts={texts}
          info={info}
          change={(options) => order({ type: 'change', options })}
        />
      )}
      <p class="gathering-promise" title={info.promise.commitment}>
        {words.promised(info.promise.number, info.promise.commitment.slice(0, SHOWN_DIGITS))}
      </p>
      {notice !== null && <p role="alert">{notice}</p>}
      <div class="gathering-buttons">
        {mine !== null && (
          <button
            ref={readyButton}
            type="button"
            class={`button${mine.ready ? '' : ' is-main'}`}
            onClick={() => void (mine.ready ? order({ type: 'not-ready' }) : beReady())}
          >
            {mine.ready ? words.notReady : words.ready}
          </button>
        )}
        {you.host && (mustDeal || !isNextGame(info)) && (
          <button type="button" class="button is-main" disabled={!isComplete} onClick={() => void start()}>
            {words.start}
          </button>
        )}
        {mine !== null && (
          <button type="button" class="button is-quiet" onClick={() => void leave()}>
            {words.leave}
          </button>
        )}
      </div>
    </main>
  );
}

/** Whom the table still waits for, in words. */
function useWaiting({ info, you }: TableState): string {
  const words = useWords();
  const { you: isOwn, others, open } = waitedFor(info, you.seat);
  const names = others.map((seat) => info.seats[seat].name ?? words.playerName(seat + 1));
  if (isOwn) names.unshift(words.youAmongOthers);
  if (open > 0 && !isNextGame(info)) return words.gathering;
  const missing = names.length === 0 ? [] : [words.waitsFor(listOf(settings.value.language, names))];
  if (open > 0) missing.push(words.openSeat);
  return missing.join(' · ') || words.everybodyReady;
}

/** Calls whoever waits when somebody sits down. */
function Newcomers({ state: { info, you } }: { readonly state: TableState }) {
  const words = useCompanyWords();
  const before = useRef(info.seats);
  const [said, say] = useState('');
  useEffect(() => {
    const names = newcomers(before.current, info.seats, you.seat);
    before.current = info.seats;
    if (names.length === 0) return;
    say(names.map(words.hasCome).join(' '));
    playSound('came');
  }, [info.seats]);
  return (
    <p class="unseen" role="status">
      {said}
    </p>
  );
}

/** Keeps what was promised together with the own share before the server hears of it, so that nothing can be exchanged later. */
async function readyWith(
  { info, you }: TableState,
  send: (entropy: string) => Promise<boolean>,
): Promise<void> {
  if (you.seat === null) return;
  const play = playOf(info);
  const before = keptPromise(play);
  const entropy = freshEntropy();
  keepPromise({ play, ...info.promise, seat: you.seat, entropy });
  if (await send(entropy)) return;
  if (before === null) forgetPromise(play);
  else keepPromise(before);
}

/** Whoever was ready for something else than what is to be played by now is told so, until they are ready again. */
function useAskedAgain(isReady: boolean, hasSeat: boolean, terms: string | null | undefined): boolean {
  const readyFor = useRef<string | null>(null);
  if (isReady) readyFor.current = terms ?? null;
  if (!hasSeat) readyFor.current = null;
  return !isReady && readyFor.current !== null && terms !== readyFor.current;
}

/** Was the own seat given free, because others waited? Whoever is removed does not see the table any longer. */
function useWasFreed(seat: Seat | null, hasLeft: boolean): boolean {
  const [hadSeat, setHad] = useState(false);
  useEffect(() => {
    if (seat !== null) setHad(true);
    else if (hasLeft) setHad(false);
  }, [seat, hasLeft]);
  return hadSeat && seat === null && !hasLeft;
}

function GatheringSeat({
  seat,
  state: { info, you },
  order,
}: {
  readonly seat: Seat;
  readonly state: TableState;
  order(given: Order): unknown;
}) {
  const words = useWords();
  const { kind, name, level, ready, present } = info.seats[seat];
  const title = kind === 'open' ? words.openSeat : (name ?? words.botName(seat + 1));
  const isChosen = you.host && kind === 'bot';
  const signs = [
    seat === you.seat ? words.you : '',
    level === null || isChosen ? '' : (words.levels[level] ?? level),
    kind === 'person' ? (ready ? `✓ ${words.isReady}` : words.isNotReady) : '',
    kind === 'person' && !present ? words.away : '',
  ];
  return (
    <div class={`gathering-seat is-${kind}`}>
      <span>
        <b>{title}</b> <small>{signs.filter((sign) => sign !== '').join(' · ')}</small>
      </span>
      {isChosen && level !== null && (
        <select
          aria-label={lobbyCatalogue.current.value?.levelOf(seat + 1)}
          value={level}
          onChange={(event) => order({ type: 'seat', seat, level: event.currentTarget.value })}
        >
          <LevelOptions />
        </select>
      )}
      {you.host && seat !== you.seat && (
        <button
          type="button"
          class="button is-quiet"
          onClick={() =>
            order(
              kind === 'person'
                ? { type: 'remove', seat }
                : { type: 'seat', seat, level: kind === 'open' ? NEW_BOT : null },
            )
          }
        >
          {kind === 'open' ? words.addBot : kind === 'bot' ? words.makeOpen : words.removePerson}
        </button>
      )}
    </div>
  );
}

function SitForm({ order, code }: { readonly code: string; order(given: Order): unknown }) {
  const words = useWords();
  const people = usePeopleWords();
  const [name, setName] = useOwnName();
  const submit = (event: Event) => {
    event.preventDefault();
    // Whoever has no name to give plays all the same.
    order({ type: 'sit', name: keepName(name) ?? people.guest });
  };
  return (
    <form class="sit-form" onSubmit={submit}>
      <label>
        {words.yourName}
        <input
          value={name}
          maxLength={LONGEST_NAME}
          placeholder={people.guest}
          autocomplete="nickname"
          onInput={(event) => setName(event.currentTarget.value)}
        />
      </label>
      <button type="submit" class="button is-main">
        {words.sitHere}
      </button>
      <a class="button is-quiet" href={`${tablePath(code)}?screen`}>
        {words.tableScreen}
      </a>
    </form>
  );
}
