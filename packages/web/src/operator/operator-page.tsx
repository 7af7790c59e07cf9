import type { OperatorMe } from '@samsara/protocol';
import type { FunctionComponent } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { PageTitle } from '../kit/page/page-title.tsx';
import { Loading } from '../shell/loading.tsx';
import { type PartProps, useAsking, useOperatorWords } from './asking.ts';
import { Counts } from './counts.tsx';
import { HousePart } from './house.tsx';
import { Limits } from './limits.tsx';
import { Log } from './log.tsx';
import { People } from './people.tsx';
import { Reports } from './reports.tsx';
import { operator } from './requests.ts';
import { RolesPart } from './roles.tsx';
import { Sanctions } from './sanctions.tsx';
import { SignIn } from './sign-in.tsx';
import { type OperatorWords, PARTS, type Part } from './texts.ts';
import './operator.css';

const SCREENS: Readonly<Record<Part, FunctionComponent<PartProps>>> = {
  reports: Reports,
  sanctions: Sanctions,
  people: People,
  house: HousePart,
  counts: Counts,
  limits: Limits,
  roles: RolesPart,
  log: Log,
};

/** For those who keep order here: by passkey, and nowhere linked. */
export function OperatorPage() {
  const words = useOperatorWords();
  const [me, setMe] = useState<OperatorMe | null | undefined>(undefined);
  useEffect(() => {
    operator.me().then(setMe, () => setMe(null));
  }, []);
  if (words === null || me === undefined) return <Loading />;
  if (me === null) return <SignIn words={words} welcome={setMe} />;
  return <Desk words={words} me={me} leave={() => setMe(null)} />;
}

interface DeskProps {
  readonly words: OperatorWords;
  readonly me: OperatorMe;
  leave(): void;
}

function Desk({ words, me, leave }: DeskProps) {
  const [part, setPart] = useState<Part>('reports');
  const { notice, ask } = useAsking(leave);
  const Screen = SCREENS[part];
  const signOut = () => ask(() => operator.signOut().then(leave));
  return (
    <main class="page operator-page">
      <PageTitle text={words.title} />
      <p class="operator-me">
        {me.name ?? words.nobody} · {words.roleNames[me.role]}{' '}
        <button type="button" class="button is-quiet" onClick={signOut}>
          {words.signOut}
        </button>
      </p>
      <nav class="operator-parts" aria-label={words.partsLabel}>
        {PARTS.map((name) => (
          <button
            key={name}
            type="button"
            class="button"
            aria-current={name === part ? 'page' : undefined}
            onClick={() => setPart(name)}
          >
            {words.parts[name]}
          </button>
        ))}
      </nav>
      <p role="status" class="operator-notice">
        {notice}
      </p>
      <section class="operator-part" aria-labelledby="operator-part">
        <h2 id="operator-part">{words.parts[part]}</h2>
        <Screen key={part} words={words} isOperator={me.role === 'operator'} ask={ask} />
      </section>
    </main>
  );
}
