import type { Seat } from '@samsara/engine';
import { useEffect, useState } from 'preact/hooks';
import { useTable } from '../../contract/table-context.ts';
import { announce } from '../../kit/live-region.tsx';
import type { Session } from '../../session/session.ts';
import type { TableState } from '../../session/table-store.ts';
import { listOf } from '../../texts/list-of.ts';
import { useWords, type Words } from '../../texts/words.ts';
import { type PeopleWords, usePeopleWords } from '../people-texts.ts';
import { nameOf, type Refuser, refusersAfter, type Wish, wishesOf } from './agreeing.ts';

interface AgreementsProps {
  readonly session: Session;
  readonly state: TableState;
}

/** What somebody wishes for the whole table or about one seat, with the answers that can be given to it. */
export function Agreements({ session, state }: AgreementsProps) {
  const people = usePeopleWords();
  const [refusers, setRefusers] = useState<readonly Refuser[]>([]);
  useEffect(
    () =>
      session.onStep(({ frames, state: after }) => {
        setRefusers((before) => refusersAfter(before, frames, after.info));
        const isClock = frames.some(({ happened }) => happened?.what === 'voted' && happened.to === 'clock');
        if (isClock) announce(people.clockGiven);
      }),
    [session, people],
  );
  return (
    <>
      {wishesOf(state, refusers).map((wish) => (
        <WishLine key={nameOf(wish.to, wish.about)} wish={wish} session={session} />
      ))}
    </>
  );
}

function WishLine({ wish, session }: { readonly wish: Wish; readonly session: Session }) {
  const { to, about, by, missing, refusers, part } = wish;
  const { names, language, seats } = useTable();
  const words = useWords();
  const people = usePeopleWords();
  const called = (wanted: readonly Seat[]) =>
    listOf(
      language,
      wanted.map((seat) => names.seats[seat]),
    );
  const sentence = sentenceOf(wish, { words, people, called, you: names.you });
  const others = part === 'agreed' ? by.filter((seat) => seat !== names.you) : [];
  const isPair = seats.filter(({ kind }) => kind === 'person').length === 2;
  const open =
    refusers.length > 0
      ? refusers.map((seat) => words.saysNo(names.seats[seat])).join(' ')
      : to === 'remove' && about !== null && part === 'agreed' && isPair
        ? people.takesTwo(names.seats[about])
        : to === 'resume' && part === 'agreed'
          ? people.pauseEnds
          : part === 'asked' || missing.length === 0
            ? ''
            : words[missing.length === 1 ? 'agreementOf' : 'agreementsOf'](called(missing));
  const agreed = others.length === 0 ? '' : words.agrees(called(others), others.length > 1);
  const rest = [agreed, open].filter((text) => text !== '').join(' ');
  const said = `${sentence} ${rest}`;
  useEffect(() => announce(said), [said]);
  const answer = (agree: boolean) =>
    void session.order(
      to === 'remove' || to === 'clock'
        ? { type: 'vote', to, seat: about ?? 0, agree }
        : { type: 'agree', to, agree },
    );
  return (
    <div class="standing">
      <span>
        {sentence} <small>{rest}</small>
      </span>
      {part === 'asked' && (
        <div class="standing-answers">
          <button type="button" class="button is-main" onClick={() => answer(true)}>
            {words.agree}
          </button>
          <button type="button" class="button" onClick={() => answer(false)}>
            {words.disagree}
          </button>
        </div>
      )}
      {part === 'agreed' && (
        <button type="button" class="button" onClick={() => answer(false)}>
          {words.withdraw}
        </button>
      )}
    </div>
  );
}

interface Speech {
  readonly words: Words;
  readonly people: PeopleWords;
  readonly you: Seat | null;
  called(seats: readonly Seat[]): string;
}

function sentenceOf({ to, about, by, part }: Wish, { words, people, you, called }: Speech): string {
  const isMine = part === 'agreed';
  const [names, many] = [called(by), by.length > 1];
  if (to === 'remove' || to === 'clock') {
    const whom = called(about === null ? [] : [about]);
    const isAboutMe = about !== null && about === you;
    if (to === 'remove') {
      if (isMine) return people.youAskToRemove(whom);
      return isAboutMe ? people.asksToRemoveYou(names, many) : people.asksToRemove(names, many, whom);
    }
    if (isMine) return people.youAskForClock(whom);
    return isAboutMe ? people.asksYouForClock(names, many) : people.asksForClock(names, many, whom);
  }
  return isMine ? words.youAskTo[to] : words.asksTo[to](names, many);
}
