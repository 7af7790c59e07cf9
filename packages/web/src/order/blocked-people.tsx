import type { Blocks } from '@samsara/protocol';
import { useEffect, useState } from 'preact/hooks';
import { Face } from '../kit/faces/face.tsx';
import { faceOf } from '../kit/faces/faces.ts';
import { settings } from '../settings/settings.ts';
import { order } from './requests.ts';
import { useOrderWords } from './texts.ts';

interface BlockedPeopleProps {
  /** Asks the server, and says why not. */
  ask(work: () => Promise<void>): void;
}

/** Whom one has blocked, and the way to have them back. */
export function BlockedPeople({ ask }: BlockedPeopleProps) {
  const words = useOrderWords();
  const [all, setAll] = useState<Blocks['blocks'] | null>(null);
  useEffect(() => ask(async () => setAll((await order.blocks()).blocks)), []);
  if (all === null) return null;
  const day = new Intl.DateTimeFormat(settings.value.language, { dateStyle: 'medium' });
  return (
    <section aria-labelledby="blocked">
      <h2 id="blocked">{words.blockedPeople}</h2>
      {all.length === 0 && <p>{words.nobodyBlocked}</p>}
      <ul class="company-list">
        {all.map(({ id, name, face, at }) => (
          <li key={id} class="company-row">
            <Face of={face ?? faceOf(name)} />
            <span class="company-words">
              <b>{name}</b>
              <small>{words.since(day.format(at))}</small>
            </span>
            <button
              type="button"
              class="button"
              aria-label={`${words.unblock}: ${name}`}
              onClick={() => ask(async () => setAll((await order.unblock(id)).blocks))}
            >
              {words.unblock}
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
