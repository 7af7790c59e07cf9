import type { UndoAsked } from '@samsara/protocol';
import { useEffect, useState } from 'preact/hooks';
import { useTable } from '../../contract/table-context.ts';
import { announce } from '../../kit/live-region.tsx';
import type { Session } from '../../session/session.ts';
import type { TableState } from '../../session/table-store.ts';
import { listOf } from '../../texts/list-of.ts';
import { useWords } from '../../texts/words.ts';
import { lastMoves, useMovesRemembered, useSeen } from './undo-seen.ts';
import { useUndoWords } from './undo-texts.ts';

interface UndoProps {
  readonly session: Session;
  readonly state: TableState;
}

/** Somebody would like to take their last move back, or just has. */
export function Undo({ session, state }: UndoProps) {
  useMovesRemembered(session);
  const [said, setSaid] = useState('');
  const undo = useUndoWords();
  const words = useWords();
  const { names } = useTable();
  useEffect(
    () =>
      session.onStep(({ frames }) => {
        for (const { events, happened } of frames) {
          if (events !== undefined) setSaid('');
          if (happened?.what !== 'taken-back') continue;
          const sentence =
            happened.seat === names.you ? undo.youHaveTakenBack : undo.takenBack(happened.name ?? '');
          announce(sentence);
          setSaid(sentence);
        }
      }),
    [session, undo, names.you],
  );
  const refused = useRefusal(session, state);
  const asked = state.info.undo;
  if (asked !== undefined) return <Question session={session} asked={asked} />;
  const sentence = refused === null ? said : words.saysNo(names.seats[refused]);
  return sentence === '' ? null : (
    <p class="standing is-quiet" role="status">
      {sentence}
    </p>
  );
}

/** Who has just said no to one's own question; null when that was long ago. */
function useRefusal(session: Session, { info: { undo } }: TableState): number | null {
  const [refuser, setRefuser] = useState<number | null>(null);
  const isMine = undo !== undefined && undo.seat === session.state.value?.you.seat;
  useEffect(() => {
    if (!isMine) return;
    const { seat: own } = undo;
    return session.onStep(({ frames, state }) => {
      const no = frames.find(({ happened }) => happened?.what === 'answer-undo' && happened.seat !== own);
      if (no !== undefined && state.info.undo === undefined && !frames.some(isTakenBack))
        setRefuser(no.happened?.seat ?? null);
    });
  }, [session, isMine]);
  const { view } = useTable();
  useEffect(() => setRefuser(null), [view]);
  return refuser;
}

function isTakenBack({ happened }: { readonly happened?: { readonly what: string } | undefined }): boolean {
  return happened?.what === 'taken-back';
}

function Question({ session, asked: { seat, asked, asks, agreed, moves } }: Asked) {
  const { names, language } = useTable();
  const words = useWords();
  const undo = useUndoWords();
  const seen = useSeen(lastMoves(session, moves));
  const called = (seats: readonly number[]) =>
    listOf(
      language,
      seats.map((each) => names.seats[each]),
    );
  const isMine = names.you === seat;
  const missing = asks.filter((each) => !agreed.includes(each));
  const isAsked = names.you !== null && missing.includes(names.you);
  const sentence = isMine ? undo.youAsk : undo.asks(names.seats[seat]);
  const knows =
    seen === ''
      ? ''
      : isMine
        ? undo.theyHaveSeen(called(asks), asks.length > 1, seen)
        : isAsked
          ? undo.youHaveSeen(seen)
          : '';
  const open =
    isAsked || missing.length === 0
      ? ''
      : words[missing.length === 1 ? 'agreementOf' : 'agreementsOf'](called(missing));
  useEffect(() => announce(`${sentence} ${knows}`), [sentence, knows]);
  const answer = (agree: boolean) => void session.order({ type: 'answer-undo', asked, agree });
  return (
    <div class="standing">
      <span>
        {sentence} <small>{[knows, open].filter(Boolean).join(' ')}</small>
      </span>
      {isAsked && (
        <div class="standing-answers">
          <button type="button" class="button is-main" onClick={() => answer(true)}>
            {words.agree}
          </button>
          <button type="button" class="button" onClick={() => answer(false)}>
            {words.disagree}
          </button>
        </div>
      )}
      {isMine && (
        <button type="button" class="button" onClick={() => answer(false)}>
          {words.withdraw}
        </button>
      )}
    </div>
  );
}

interface Asked {
  readonly session: Session;
  readonly asked: UndoAsked;
}
