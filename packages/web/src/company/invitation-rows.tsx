import type { Invitation } from '@samsara/protocol';
import { useState } from 'preact/hooks';
import { gameName } from '../games/index.ts';
import { Face } from '../kit/faces/face.tsx';
import { faceOf } from '../kit/faces/faces.ts';
import { tablePath } from '../shell/routes.ts';
import { useWords } from '../texts/words.ts';
import { company } from './requests.ts';
import { useCompanyWords } from './texts.ts';
import './company.css';

/** Who invites the reader to which table. */
export function InvitationRows({ invitations }: { readonly invitations: readonly Invitation[] }) {
  const words = useCompanyWords();
  const { games } = useWords();
  const [gone, setGone] = useState<readonly string[]>([]);
  const open = invitations.filter(({ table }) => !gone.includes(table));
  if (open.length === 0) return null;
  const drop = (table: string) => {
    setGone([...gone, table]);
    // Whoever sits down at the table is not asked again either.
    company.answer(table).catch(() => undefined);
  };
  return (
    <section class="own-games" aria-labelledby="invitations">
      <h2 id="invitations">{words.invitations}</h2>
      <ul class="company-list">
        {open.map(({ table, game, name, face }) => (
          <li key={table} class="company-row">
            <Face of={face ?? faceOf(name)} />
            <span class="company-words">
              {words.invitesYou(name, gameName(game, { games }))} <small>{table}</small>
            </span>
            <a class="button is-main" href={tablePath(table)} onClick={() => drop(table)}>
              {words.toTable}
            </a>
            <button type="button" class="button" onClick={() => drop(table)}>
              {words.decline}
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
