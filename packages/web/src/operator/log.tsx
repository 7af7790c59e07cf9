import { type PartProps, shownTime, useAsked } from './asking.ts';
import { operator } from './requests.ts';

/** Everything that was done; each line is tied to the one before it. */
export function Log({ words, ask }: PartProps) {
  const [log, set] = useAsked(ask, () => operator.log());
  if (log === null) return null;
  const last = log.lines.at(-1);
  const more = (before: number) =>
    ask(async () => {
      const next = await operator.log(before);
      set({ ...next, lines: [...log.lines, ...next.lines] });
    });
  return (
    <>
      <p>{words.logExplains}</p>
      <p class={log.broken === null ? undefined : 'operator-broken'}>
        {log.broken === null ? words.whole : words.broken(log.broken)}
      </p>
      <ol class="operator-list">
        {log.lines.map(({ seq, at, actor, name, action, target, detail, link }) => (
          <li key={seq} class="operator-row">
            <div class="operator-words">
              <strong>
                {actor === 'console' ? words.console : (name ?? words.nobody)}:{' '}
                {words.actions[action] ?? action}
              </strong>
              <small>
                {seq} · {shownTime(at)} · {link.slice(0, 12)}
              </small>
              {target !== null && <code>{target}</code>}
              {detail !== '{}' && <code>{detail}</code>}
            </div>
          </li>
        ))}
      </ol>
      {last !== undefined && last.seq > 1 && (
        <button type="button" class="button" onClick={() => more(last.seq)}>
          {words.more}
        </button>
      )}
    </>
  );
}
