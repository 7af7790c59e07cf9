import type { OperatorRole } from '@samsara/protocol';
import { useState } from 'preact/hooks';
import { type PartProps, shownTime, useAsked } from './asking.ts';
import { operator } from './requests.ts';

/** Who keeps order here, and how somebody else comes to. */
export function RolesPart({ words, isOperator, ask }: PartProps) {
  const [found, set] = useAsked(ask, () => operator.roles());
  const [link, setLink] = useState('');
  if (found === null) return null;
  const invite = (role: OperatorRole) =>
    ask(async () => setLink(`${location.origin}${(await operator.inviteTo(role)).path}`));
  return (
    <>
      <ul class="operator-list">
        {found.roles.map(({ id, name, role, made }) => (
          <li key={id} class="operator-row">
            <div class="operator-words">
              <strong>{name ?? words.nobody}</strong>
              <small>
                {words.roleNames[role]} · {shownTime(made)}
              </small>
            </div>
            {isOperator && (
              <button
                type="button"
                class="button is-bad"
                aria-label={`${words.remove}: ${name ?? words.nobody}`}
                onClick={() => ask(async () => set(await operator.removeRole(id)))}
              >
                {words.remove}
              </button>
            )}
          </li>
        ))}
      </ul>
      {isOperator && (
        <section class="operator-box">
          <h3>{words.invite}</h3>
          <p>{words.inviteExplains}</p>
          <div class="operator-buttons">
            {(['moderator', 'operator'] as const).map((role) => (
              <button key={role} type="button" class="button" onClick={() => invite(role)}>
                {words.roleNames[role]}
              </button>
            ))}
          </div>
          {link !== '' && (
            <label class="operator-link">
              {words.link}
              <input readOnly value={link} onFocus={({ currentTarget }) => currentTarget.select()} />
            </label>
          )}
        </section>
      )}
    </>
  );
}
