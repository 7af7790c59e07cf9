import type { KeptKind, Privacy } from '@samsara/protocol';
import { useEffect, useState } from 'preact/hooks';
import { PageTitle } from '../kit/page/page-title.tsx';
import { Loading } from '../shell/loading.tsx';
import { privacy } from './requests.ts';
import { Rights } from './rights.tsx';
import { type PrivacyWords, privacyCatalogue } from './texts.ts';
import './privacy.css';

/** What this server keeps about people, in plain words and with its own numbers; and what everybody can do about it. */
export function PrivacyPage() {
  const words = privacyCatalogue.current.value;
  const [kept, setKept] = useState<Privacy | null | undefined>(undefined);
  useEffect(() => void privacy.kept().then(setKept, () => setKept(null)), []);
  if (words === null || kept === undefined) return <Loading />;
  return (
    <main class="page privacy-page">
      <PageTitle text={words.title} />
      <p class="privacy-lead">{words.lead}</p>
      {kept === null && <p role="alert">{words.notLoaded}</p>}
      {kept !== null && <Operator words={words} operator={kept.operator} />}
      <Rights words={words} />
      {kept !== null && <KeptHere words={words} kept={kept} />}
      <section class="privacy-box">
        <h2>{words.onDevice}</h2>
        <p>{words.onDeviceExplains}</p>
      </section>
      <section class="privacy-box">
        <h2>{words.never}</h2>
        <ul class="privacy-list">
          {words.neverList.map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
      </section>
      {kept !== null && <Outside words={words} kept={kept} />}
    </main>
  );
}

interface OperatorProps {
  readonly words: PrivacyWords;
  readonly operator: Privacy['operator'];
}

function Operator({ words, operator: { name, contact } }: OperatorProps) {
  return (
    <section class="privacy-box">
      <h2>{words.who}</h2>
      <p>{name === null ? words.noOperator : words.operator(name)}</p>
      {contact === null && name !== null && <p>{words.noContact}</p>}
      {contact !== null && (
        <p>
          {words.contact}: <a href={contact}>{contact.replace(/^mailto:/, '')}</a>
        </p>
      )}
    </section>
  );
}

interface KeptProps {
  readonly words: PrivacyWords;
  readonly kept: Privacy;
}

/** What goes with the person, and not with its own use. */
const WITH_THE_PERSON: readonly KeptKind[] = [
  'person',
  'passkeys',
  'progress',
  'notes',
  'company',
  'notices',
];

function KeptHere({ words, kept }: KeptProps) {
  const lasts = ({ kind, days }: Privacy['kept'][number]) => {
    if (kind === 'links') return words.forMinutes;
    return WITH_THE_PERSON.includes(kind) ? words.afterVisit(days) : words.forDays(days);
  };
  return (
    <section class="privacy-box">
      <h2>{words.kept}</h2>
      <dl class="privacy-kinds">
        {kept.kept.map((each) => {
          const { name, what, why } = words.kinds[each.kind];
          return (
            <div key={each.kind}>
              <dt>{name}</dt>
              <dd>{what}</dd>
              <dd class="privacy-why">{why}</dd>
              <dd>
                <strong>{words.howLong}:</strong> {lasts(each)}
              </dd>
            </div>
          );
        })}
      </dl>
      <h3>{words.alsoForgotten}</h3>
      <ul class="privacy-list">
        <li>{words.unfinished(kept.unfinished_days)}</li>
        <li>{words.people(kept.people_days)}</li>
        <li>{words.backups(kept.backups_days)}</li>
      </ul>
    </section>
  );
}

function Outside({ words, kept: { push, hooks } }: KeptProps) {
  return (
    <section class="privacy-box">
      <h2>{words.outside}</h2>
      {push && <p>{words.push}</p>}
      {hooks && <p>{words.hooks}</p>}
      {!push && !hooks && <p>{words.nothingLeaves}</p>}
    </section>
  );
}
