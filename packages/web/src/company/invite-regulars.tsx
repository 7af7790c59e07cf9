import type { Regular } from '@samsara/protocol';
import { useEffect, useState } from 'preact/hooks';
import { Sheet } from '../kit/sheet.tsx';
import { RegularRow } from './regulars.tsx';
import { company } from './requests.ts';
import { useCompanyWords } from './texts.ts';
import { useAsking } from './use-company.ts';

/** In the waiting room: people one has played with, each one tap away. Nothing for whoever has played with nobody yet. */
export function InviteRegulars({ table }: { readonly table: string }) {
  const words = useCompanyWords();
  const [regulars, setRegulars] = useState<readonly Regular[]>([]);
  const [isOpen, setOpen] = useState(false);
  const [invited, setInvited] = useState<readonly string[]>([]);
  const { notice, ask } = useAsking();
  useEffect(() => {
    company.all().then(
      (all) => setRegulars(all.regulars),
      () => undefined,
    );
  }, []);
  if (regulars.length === 0) return null;
  const invite = (id: string) =>
    ask(async () => {
      await company.invite(id, table);
      setInvited([...invited, id]);
    });
  return (
    <>
      <button type="button" class="button gathering-options" onClick={() => setOpen(true)}>
        {words.inviteRegulars}
      </button>
      {isOpen && (
        <Sheet title={words.inviteRegulars} close={() => setOpen(false)}>
          <p role="alert">{notice}</p>
          <ul class="company-list">
            {regulars.map((regular) => (
              <RegularRow key={regular.id} regular={regular}>
                <button
                  type="button"
                  class="button"
                  disabled={invited.includes(regular.id)}
                  onClick={() => invite(regular.id)}
                >
                  {invited.includes(regular.id) ? words.invited : words.invite}
                </button>
              </RegularRow>
            ))}
          </ul>
        </Sheet>
      )}
    </>
  );
}
