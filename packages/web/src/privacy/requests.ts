import type { Deleted, DeleteMe, Privacy } from '@samsara/protocol';
import { shownPasskey } from '../account/use-passkeys.ts';
import { api, part, Refused, request } from '../connection/api.ts';

/** As the server wants it said. */
const WORDS: DeleteMe['words'] = 'delete everything about me';
const TOO_MANY_REQUESTS = 429;

export const privacy = {
  kept: () => request<Privacy>('GET', '/api/privacy'),

  /** Everything that is kept about the person, as a file; null where it was asked for too often. */
  async file(): Promise<File | null> {
    const response = await fetch('/api/me/export', { credentials: 'same-origin' });
    if (response.status === TOO_MANY_REQUESTS) return null;
    if (!response.ok) throw new Refused({ code: 'try-again' });
    return new File([await response.blob()], 'samsara-about-me.json', { type: 'application/json' });
  },

  /** Has this person a passkey that must be shown? */
  hasPasskey: async () => (await api.me()).passkeys > 0,

  async deleteMe(withPasskey: boolean): Promise<Deleted> {
    const confirm = withPasskey ? { confirm: await shownPasskey() } : {};
    const deleted = await request<Deleted>('POST', '/api/me/delete', { words: WORDS, ...confirm });
    part();
    return deleted;
  },
};
