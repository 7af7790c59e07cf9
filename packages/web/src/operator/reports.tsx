import type { ReportFile, ReportShown } from '@samsara/protocol';
import { useState } from 'preact/hooks';
import { Later } from '../shell/lazy.tsx';
import { type PartProps, shownTime, useAsked } from './asking.ts';
import { History } from './history.tsx';
import { operator } from './requests.ts';
import { SanctionForm } from './sanction-form.tsx';

/** What waits, the newest first. */
export function Reports(props: PartProps) {
  const { words, ask } = props;
  const [queue, setQueue] = useAsked(ask, () => operator.reports());
  const [file, setFile] = useState<ReportFile | null>(null);
  if (queue === null) return null;
  if (file !== null) {
    const back = () => {
      setFile(null);
      ask(async () => setQueue(await operator.reports()));
    };
    return <Opened {...props} file={file} change={setFile} back={back} />;
  }
  const more = (last: ReportShown) =>
    ask(async () => {
      const next = await operator.reports(last.id);
      setQueue({ ...next, reports: [...queue.reports, ...next.reports] });
    });
  const last = queue.reports.at(-1);
  return (
    <>
      <p>{words.waiting(queue.waiting)}</p>
      <ul class="operator-list">
        {queue.reports.map((report) => (
          <li key={report.id} class="operator-row">
            <Summary {...props} report={report} />
            <button
              type="button"
              class="button"
              aria-label={`${words.open}: ${report.accused.name ?? words.nobody}, ${shownTime(report.at)}`}
              onClick={() => ask(async () => setFile(await operator.report(report.id)))}
            >
              {words.open}
            </button>
          </li>
        ))}
      </ul>
      {last !== undefined && queue.reports.length < queue.waiting && (
        <button type="button" class="button" onClick={() => more(last)}>
          {words.more}
        </button>
      )}
    </>
  );
}

function Summary({ words, report }: PartProps & { readonly report: ReportShown }) {
  const { at, accused, reason, message, note } = report;
  return (
    <div class="operator-words">
      <strong>{words.about(accused.name ?? words.nobody)}</strong>
      <small>
        {words.reasons[reason]} · {shownTime(at)}
      </small>
      {message !== null && <q>{message}</q>}
      {note !== '' && <span>{note}</span>}
    </div>
  );
}

interface OpenedProps extends PartProps {
  readonly file: ReportFile;
  change(file: ReportFile): void;
  back(): void;
}

/** One report: the words, the moment, what was before, and what is to be done. */
function Opened(props: OpenedProps) {
  const { words, ask, file, change, back } = props;
  const { report } = file;
  const [seesMoment, setSeesMoment] = useState(false);
  const refresh = () => ask(async () => change(await operator.report(report.id)));
  const settle = (outcome: 'acted' | 'nothing' | 'unfounded') =>
    ask(async () => {
      change(await operator.settle(report.id, outcome));
      return words.done;
    });
  return (
    <>
      <button type="button" class="button" onClick={back}>
        {words.back}
      </button>
      <Summary {...props} report={report} />
      <p>
        {words.reporter}: {report.reporter === null ? '–' : (report.reporter.name ?? words.nobody)}
      </p>
      {report.table !== null && (
        <button type="button" class="button" onClick={() => setSeesMoment(true)}>
          {words.moment}
        </button>
      )}
      {seesMoment && (
        <Later key="moment" load={() => import('./moment/moment.tsx')}>
          {({ Moment }) => <Moment words={words} report={report.id} close={() => setSeesMoment(false)} />}
        </Later>
      )}
      {report.settled === null ? (
        <fieldset class="operator-box">
          <legend>{words.settle}</legend>
          <div class="operator-buttons">
            {(['acted', 'nothing', 'unfounded'] as const).map((outcome) => (
              <button key={outcome} type="button" class="button" onClick={() => settle(outcome)}>
                {words.outcomes[outcome]}
              </button>
            ))}
          </div>
        </fieldset>
      ) : (
        <p>{words.settledAs(outcomeName(words.outcomes, report.settled.outcome))}</p>
      )}
      <SanctionForm {...props} person={file.person.id} report={report.id} done={refresh} />
      <History {...props} file={file} except={report.id} changed={refresh} />
    </>
  );
}

function outcomeName(names: Readonly<Record<string, string>>, outcome: string): string {
  return names[outcome] ?? outcome;
}
