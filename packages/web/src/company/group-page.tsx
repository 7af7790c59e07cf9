import type { Group } from '@samsara/protocol';
import { useEffect, useState } from 'preact/hooks';
import { api } from '../connection/api.ts';
import { PageTitle } from '../kit/page/page-title.tsx';
import { settings } from '../settings/settings.ts';
import { Loading } from '../shell/loading.tsx';
import { Message } from '../shell/message.tsx';
import { COMPANY_PATH, goTo, tablePath } from '../shell/routes.ts';
import { listOf } from '../texts/list-of.ts';
import { GameButtons } from './game-buttons.tsx';
import { openUsualTable } from './new-game.ts';
import { company } from './requests.ts';
import { useCompanyWords } from './texts.ts';
import { useAsking } from './use-company.ts';
import './company.css';

/** The link of a group: to the table of tonight, or to open one. */
export function GroupPage({ token }: { readonly token: string }) {
  const words = useCompanyWords();
  const [group, setGroup] = useState<Group | null | 'unknown'>(null);
  const { notice, ask } = useAsking();
  useEffect(() => {
    const open = async () => {
      await api.me();
      const found = await company.openGroup(token);
      if (found.table === null) setGroup(found);
      else goTo(tablePath(found.table), 'replace');
    };
    open().catch(() => setGroup('unknown'));
  }, [token]);
  if (group === null) return <Loading />;
  if (group === 'unknown') return <Message text={words.unknownGroup} />;
  const start = (game: string) =>
    ask(async () => {
      const made = await openUsualTable(game, words.guest);
      const { table } = await company.setTable(token, made);
      goTo(tablePath(table ?? made), 'replace');
    });
  const names = group.members.map(({ name }) => name || words.guest);
  return (
    <main class="page company-page">
      <PageTitle text={group.name} />
      <section>
        <p>{listOf(settings.value.language, names)}</p>
        <p>{words.noTable}</p>
        <GameButtons choose={start} />
        <p role="alert">{notice}</p>
        <a href={COMPANY_PATH}>{words.title}</a>
      </section>
    </main>
  );
}
