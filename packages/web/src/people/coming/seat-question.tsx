import type { SeatAsked } from '@samsara/protocol';
import { useEffect } from 'preact/hooks';
import { announce } from '../../kit/live-region.tsx';
import type { Session } from '../../session/session.ts';
import type { TableState } from '../../session/table-store.ts';
import { settings } from '../../settings/settings.ts';
import { listOf } from '../../texts/list-of.ts';
import { useWords } from '../../texts/words.ts';
import { usePresenceWords } from '../presence-texts.ts';
import { useComingWords } from './texts.ts';

interface SeatQuestionProps {
  readonly session: Session;
  readonly state: TableState;
  readonly asked: SeatAsked;
}

/** Somebody says that an absent person's seat is theirs: the others agree or not, whoever asks can withdraw it. */
export function SeatQuestion({ session, state: { info, you }, asked }: SeatQuestionProps) {
  const coming = useComingWords();
  const words = useWords();
  const company = usePresenceWords();
  const { record } = asked;
  const name = info.seats[asked.seat]?.name ?? '';
  const mayAnswer = (you.seat !== null || you.host) && !session.isScreen;
  const hasAgreed = you.seat !== null && asked.agreed.includes(you.seat);
  const called = (seats: readonly number[]) =>
    listOf(
      settings.value.language,
      seats.map((seat) => info.seats[seat].name ?? ''),
    );
  const sentence = you.asks_seat ? coming.youAsk(name) : coming.asks(name);
  const more = [
    record && !you.asks_seat
      ? `${coming.whoAsks}: ${company.finishedOf(record.finished, record.games)}.`
      : '',
    mayAnswer && !hasAgreed ? coming.asksExplains(name) : '',
    ...asked.refused.map((seat) => words.saysNo(info.seats[seat].name ?? '')),
    asked.agreed.length > 0 ? `${words.agree}: ${called(asked.agreed)}` : '',
  ];
  useEffect(() => announce(sentence), [sentence]);
  const answer = (agree: boolean) => void session.order({ type: 'answer-seat', asked: asked.asked, agree });
  return (
    <div class="standing">
      <span>
        {sentence} <small>{more.filter(Boolean).join(' ')}</small>
      </span>
      {mayAnswer && (
        <div class="standing-answers">
          {!hasAgreed && (
            <button type="button" class="button is-main" onClick={() => answer(true)}>
              {words.agree}
            </button>
          )}
          <button type="button" class="button" onClick={() => answer(false)}>
            {words.disagree}
          </button>
        </div>
      )}
      {you.asks_seat && (
        <button type="button" class="button" onClick={() => answer(false)}>
          {words.withdraw}
        </button>
      )}
    </div>
  );
}
