import type { Company, Regular } from '@samsara/protocol';
import { useEffect, useState } from 'preact/hooks';
import { Switch } from '../kit/form/switch.tsx';
import { PageTitle } from '../kit/page/page-title.tsx';
import { Later } from '../shell/lazy.tsx';
import { Loading } from '../shell/loading.tsx';
import { goTo, tablePath } from '../shell/routes.ts';
import { GameButtons } from './game-buttons.tsx';
import { Groups } from './groups.tsx';
import { InvitationRows } from './invitation-rows.tsx';
import { openUsualTable } from './new-game.ts';
import { RegularRow } from './regulars.tsx';
import { company } from './requests.ts';
import { useCompanyWords } from './texts.ts';
import { useAsking } from './use-company.ts';
import './company.css';

/** The people one plays with: who invites, groups, and everybody one has played with. */
export function CompanyPage() {
  const words = useCompanyWords();
  const [all, setAll] = useState<Company | null>(null);
  const { notice, ask } = useAsking();
  useEffect(() => ask(async () => setAll(await company.all())), []);
  if (all === null && notice === '') return <Loading />;
  const setRegulars = (regulars: Regular[]) => all !== null && setAll({ ...all, regulars });
  return (
    <main class="page company-page">
      <PageTitle text={words.title} />
      <p role="alert">{notice}</p>
      {all !== null && (
        <>
          <InvitationRows invitations={all.invitations} />
          <section aria-labelledby="groups">
            <h2 id="groups">{words.groups}</h2>
            <Groups groups={all.groups} change={(groups) => setAll({ ...all, groups })} ask={ask} />
          </section>
          <section aria-labelledby="regulars">
            <h2 id="regulars">{words.regulars}</h2>
            {all.regulars.length === 0 && <p>{words.noRegulars}</p>}
            <ul class="company-list">
              {all.regulars.map((regular) => (
                <RegularRow key={regular.id} regular={regular}>
                  <RegularMore regular={regular} change={setRegulars} ask={ask} />
                </RegularRow>
              ))}
            </ul>
          </section>
          <Later key="blocked" load={() => import('../order/blocked-people.tsx')}>
            {({ BlockedPeople }) => <BlockedPeople ask={ask} />}
          </Later>
        </>
      )}
    </main>
  );
}

interface RegularMoreProps {
  readonly regular: Regular;
  change(regulars: Regular[]): void;
  ask(work: () => Promise<void>): void;
}

function RegularMore({ regular: { id, name, shows, stopped }, change, ask }: RegularMoreProps) {
  const words = useCompanyWords();
  const set = (given: Parameters<typeof company.change>[1]) =>
    ask(async () => change((await company.change(id, given)).regulars));
  const invite = (game: string) =>
    ask(async () => {
      const table = await openUsualTable(game, words.guest);
      await company.invite(id, table);
      goTo(tablePath(table));
    });
  return (
    <details class="company-more">
      <summary aria-label={`${words.more}: ${name}`}>{words.more} …</summary>
      <div>
        <p>{words.inviteNow}</p>
        <GameButtons choose={invite} />
        <Switch
          label={
            <>
              {words.show} <small>{words.showExplains}</small>
            </>
          }
          isOn={shows}
          turn={(on) => set({ shows: on })}
        />
        <Switch label={words.stop} isOn={stopped} turn={(on) => set({ stopped: on })} />
        <button type="button" class="button is-quiet" onClick={() => set({ remove: true })}>
          {words.remove}
        </button>
      </div>
    </details>
  );
}
