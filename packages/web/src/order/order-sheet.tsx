import type { ReportWish } from '@samsara/protocol';
import { useState } from 'preact/hooks';
import { Refused } from '../connection/api.ts';
import { Sheet } from '../kit/sheet.tsx';
import { useWords } from '../texts/words.ts';
import { order } from './requests.ts';
import { useOrderWords } from './texts.ts';
import './order.css';

/** Somebody at a table, by what they are known by there. */
export interface PersonThere {
  readonly person: string;
  readonly name: string;
}

interface OrderSheetProps {
  readonly table: string;
  /** Of several, one is chosen first. */
  readonly people: readonly PersonThere[];
  /** What they said, and when. */
  readonly said?: { readonly at: number; readonly words: string } | undefined;
  close(): void;
}

/** Reports somebody at the table, or blocks them. */
export function OrderSheet({ table, people, said, close }: OrderSheetProps) {
  const words = useOrderWords();
  const [chosen, choose] = useState<PersonThere | null>(people.length === 1 ? people[0] : null);
  return (
    <Sheet title={chosen === null ? words.title : words.about(chosen.name)} close={close}>
      <div class="order-sheet">
        {chosen === null ? (
          <div class="order-people">
            <p>{words.who}</p>
            {people.map((each) => (
              <button key={each.person} type="button" class="button" onClick={() => choose(each)}>
                {each.name}
              </button>
            ))}
          </div>
        ) : (
          <AboutPerson table={table} about={chosen} said={said} />
        )}
      </div>
    </Sheet>
  );
}

interface AboutProps extends Pick<OrderSheetProps, 'table' | 'said'> {
  readonly about: PersonThere;
}

function AboutPerson({ table, about: { person, name }, said }: AboutProps) {
  const words = useOrderWords();
  const { refusals } = useWords();
  const [notice, say] = useState('');
  const [isBlocked, setBlocked] = useState(false);
  const [isReported, setReported] = useState(false);
  const ask = async (work: () => Promise<unknown>, done: () => void) => {
    say('');
    try {
      await work();
      done();
    } catch (error) {
      say(refusals[error instanceof Refused ? error.reason.code : 'try-again']);
    }
  };
  const block = () =>
    ask(
      () => order.block({ table, person }),
      () => setBlocked(true),
    );
  const report = (reason: ReportWish['reason'], note: string) =>
    ask(
      () => order.report({ table, person, reason, note, ...(said && { said: said.at }) }),
      () => setReported(true),
    );
  return (
    <>
      <p role="alert">{notice}</p>
      {said && <blockquote class="order-words">{said.words}</blockquote>}
      <section aria-label={words.block}>
        {isBlocked ? (
          <p role="status">{words.blocked}</p>
        ) : (
          <>
            <p>{words.blockExplains(name)}</p>
            <button type="button" class="button" onClick={() => void block()}>
              {words.block}
            </button>
          </>
        )}
      </section>
      <section aria-label={words.report}>
        {isReported ? (
          <p role="status">{words.thanks}</p>
        ) : (
          <ReportForm name={name} first={said ? 'words' : 'other'} send={report} />
        )}
      </section>
    </>
  );
}

const REASONS = ['words', 'name', 'stalling', 'unfair', 'other'] as const;
const LONGEST_NOTE = 500;

interface ReportFormProps {
  readonly name: string;
  readonly first: ReportWish['reason'];
  send(reason: ReportWish['reason'], note: string): unknown;
}

function ReportForm({ name, first, send }: ReportFormProps) {
  const words = useOrderWords();
  const [reason, setReason] = useState(first);
  const [note, setNote] = useState('');
  const submit = (event: Event) => {
    event.preventDefault();
    send(reason, note.trim());
  };
  return (
    <form class="order-sheet" onSubmit={submit}>
      <h3>{words.report}</h3>
      <p>{words.reportExplains(name)}</p>
      <fieldset class="order-reasons">
        <legend>{words.why}</legend>
        {REASONS.map((each) => (
          <label key={each}>
            <input type="radio" name="reason" checked={reason === each} onChange={() => setReason(each)} />
            {words.reasons[each]}
          </label>
        ))}
      </fieldset>
      <label class="order-note">
        {words.note}
        <textarea
          value={note}
          maxLength={LONGEST_NOTE}
          onInput={(event) => setNote(event.currentTarget.value)}
        />
      </label>
      <button type="submit" class="button is-main">
        {words.send}
      </button>
    </form>
  );
}
