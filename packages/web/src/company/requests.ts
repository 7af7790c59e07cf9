import type { Company, Group, Regular } from '@samsara/protocol';
import { request } from '../connection/api.ts';

/** What the server knows of the people one plays with. */
export const company = {
  all: () => request<Company>('GET', '/api/company'),
  change: (
    id: string,
    change: { readonly shows?: boolean; readonly stopped?: boolean; readonly remove?: true },
  ) => request<{ regulars: Regular[] }>('POST', '/api/company/regular', { id, ...change }),
  invite: (id: string, table: string) => request<object>('POST', '/api/company/invite', { id, table }),
  answer: (table: string) => request<object>('POST', '/api/company/answer', { table }),
  makeGroup: (name: string) => request<Group>('POST', '/api/groups', { name }),
  openGroup: (token: string) => request<Group>('POST', '/api/groups/open', { token }),
  setTable: (token: string, table: string) => request<Group>('POST', '/api/groups/table', { token, table }),
  changeGroup: (token: string, change: { readonly name?: string; readonly renew?: true }) =>
    request<Group>('POST', '/api/groups/change', { token, ...change }),
  leaveGroup: (token: string) => request<object>('POST', '/api/groups/leave', { token }),
};
