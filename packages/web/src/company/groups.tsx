import type { Group } from '@samsara/protocol';
import { useState } from 'preact/hooks';
import { settings } from '../settings/settings.ts';
import { copyText } from '../shell/copy-text.ts';
import { groupPath } from '../shell/routes.ts';
import { shareLink } from '../shell/share-origin.ts';
import { listOf } from '../texts/list-of.ts';
import { company } from './requests.ts';
import { useCompanyWords } from './texts.ts';

interface GroupsProps {
  readonly groups: readonly Group[];
  change(groups: Group[]): void;
  ask(work: () => Promise<void>): void;
}

/** One's groups, and a new one. */
export function Groups({ groups, change, ask }: GroupsProps) {
  const words = useCompanyWords();
  const [name, setName] = useState('');
  const make = (event: Event) => {
    event.preventDefault();
    ask(async () => {
      change([...groups, await company.makeGroup(name)]);
      setName('');
    });
  };
  return (
    <>
      <p>{words.groupsExplain}</p>
      <ul class="company-list">
        {groups.map((group) => (
          <GroupRow
            key={group.token}
            group={group}
            change={(now) =>
              change(groups.flatMap((each) => (each.token === group.token ? (now ?? []) : each)))
            }
            ask={ask}
          />
        ))}
      </ul>
      <form class="company-form" onSubmit={make}>
        <label>
          {words.groupName}
          <input
            value={name}
            maxLength={24}
            required
            onInput={(event) => setName(event.currentTarget.value)}
          />
        </label>
        <button type="submit" class="button">
          {words.makeGroup}
        </button>
      </form>
    </>
  );
}

interface GroupRowProps extends Pick<GroupsProps, 'ask'> {
  readonly group: Group;
  /** null: one is no member any more. */
  change(group: Group | null): void;
}

function GroupRow({ group: { token, name, members, mine, table }, change, ask }: GroupRowProps) {
  const words = useCompanyWords();
  const [isCopied, setCopied] = useState(false);
  const [newName, setNewName] = useState(name);
  const names = members.map((member) => member.name || words.guest);
  const set = (given: Parameters<typeof company.changeGroup>[1]) =>
    ask(async () => change(await company.changeGroup(token, given)));
  return (
    <li class="company-row">
      <span class="company-words">
        <b>{name}</b>
        <small>{listOf(settings.value.language, names)}</small>
        {table !== null && <strong>{words.tonight}</strong>}
      </span>
      <a class="button is-main" href={groupPath(token)}>
        {words.toTable}
      </a>
      <button
        type="button"
        class="button"
        onClick={() => void copyText(shareLink(groupPath(token))).then(setCopied)}
      >
        {isCopied ? words.copied : words.copyLink}
      </button>
      <details class="company-more">
        <summary aria-label={`${words.more}: ${name}`}>{words.more} …</summary>
        <div>
          {mine && (
            <form
              class="company-form"
              onSubmit={(event) => {
                event.preventDefault();
                set({ name: newName });
              }}
            >
              <label>
                {words.groupName}
                <input
                  value={newName}
                  maxLength={24}
                  required
                  onInput={(event) => setNewName(event.currentTarget.value)}
                />
              </label>
              <button type="submit" class="button">
                {words.rename}
              </button>
              <button type="button" class="button" onClick={() => set({ renew: true })}>
                {words.newLink}
              </button>
              <p>
                <small>{words.newLinkExplains}</small>
              </p>
            </form>
          )}
          <button
            type="button"
            class="button is-quiet"
            onClick={() =>
              ask(async () => {
                await company.leaveGroup(token);
                change(null);
              })
            }
          >
            {words.leave}
          </button>
        </div>
      </details>
    </li>
  );
}
