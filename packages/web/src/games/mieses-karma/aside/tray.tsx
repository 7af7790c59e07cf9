import type { Seat } from '@samsara/engine';
import { useTable } from '../../../contract/table-context.ts';
import { Picture, TableCard } from '../../../kit/card.tsx';
import { useWords } from '../../../texts/words.ts';
import { LineEnd } from '../board/line-end.tsx';
import { SeatFace } from '../board/seat-face.tsx';
import { openEnds, turnIn, waitIn } from '../lines.ts';
import type { Props, SeatProps } from '../props.ts';
import './tray.css';

/** A request: who asks in the middle, and what the others answer, sealed until all have decided. MK-17 to MK-20 */
export function Tray(props: Props) {
  const { view, words, perspective } = props;
  const table = useTable();
  const spoken = useWords();
  const asking = turnIn(view)?.seat ?? perspective;
  // From left to right as they sit round the table.
  const seats = view.seats
    .map((_, step) => (perspective + 1 + step) % view.seats.length)
    .filter((seat) => seat !== asking);
  const gift = (seat: Seat) => (
    <li key={seat}>
      <Gift {...props} of={seat} />
    </li>
  );
  const half = Math.ceil(seats.length / 2);
  return (
    <section class="mk-tray" data-zone="tray" aria-label={words.gifts}>
      <ul>
        {seats.slice(0, half).map(gift)}
        <li key="asking">
          <Asking {...props} of={asking} />
        </li>
        {seats.slice(half).map(gift)}
        {seats.length % 2 === 1 && <li key="balance" class="mk-balance" aria-hidden="true" />}
      </ul>
      {table.accepts('tray') && (
        <button
          type="button"
          class="zone-target is-accepting"
          aria-label={spoken.here(words.gifts)}
          onClick={() => table.tapZone('tray')}
        />
      )}
    </section>
  );
}

/** Whoever asks, and for others what their line wants next. */
function Asking(props: SeatProps) {
  const { of, view, names, perspective } = props;
  return (
    <div class="mk-asking">
      {of !== perspective && openEnds(view, of).includes('left') && <LineEnd {...props} end="left" />}
      <span class="mk-asker">
        <SeatFace {...props} />
        <span class="unseen">{names.seats[of]}</span>
      </span>
      {of !== perspective && <LineEnd {...props} end="right" />}
    </div>
  );
}

/** What one seat lays: nothing yet, a sealed card, an open one, or nothing at all. */
function Gift(props: SeatProps) {
  const { of, view, words, names } = props;
  const { gift } = view.seats[of];
  const answer = answerOf(props, of);
  const isChoice = props.offers.some(({ use }) => use?.zone === `gift:${of}`);
  return (
    <div class={`mk-gift is-${answer}${isChoice ? ' is-choice' : ''}`} data-zone={`gift:${of}`}>
      <span class="mk-gift-card" data-landing="">
        {answer === 'open' && gift !== null && (
          <ul aria-label={words.giftOf(names.seats[of])}>
            <li>
              <TableCard zone={`gift:${of}`} place={0} card={gift} />
            </li>
          </ul>
        )}
        {answer === 'sealed' && <Picture card={gift} />}
        {answer === 'thinking' && <span aria-hidden="true">…</span>}
        {answer === 'nothing' && <span aria-hidden="true">∅</span>}
      </span>
      <SeatFace {...props} />
      <span class="unseen">
        {names.seats[of]} {spokenAnswers(words)[answer]}
      </span>
    </div>
  );
}

type Answer = 'thinking' | 'sealed' | 'open' | 'nothing';

function spokenAnswers(words: Props['words']): Readonly<Record<Answer, string>> {
  return { thinking: words.thinking, sealed: words.sealed, open: '', nothing: words.givesNothing };
}

function answerOf({ view }: Props, seat: Seat): Answer {
  const wait = waitIn(view);
  const { laid } = view.seats[seat];
  if (wait?.type === 'taking') return laid ? 'open' : 'nothing';
  if (laid) return 'sealed';
  return wait?.type === 'giving' && wait.order.indexOf(seat) < wait.answered ? 'nothing' : 'thinking';
}
