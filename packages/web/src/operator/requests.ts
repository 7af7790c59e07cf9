import type {
  House,
  HouseCounts,
  HouseLimits,
  MomentShown,
  NewSanction,
  OperatorLog,
  OperatorMe,
  OperatorRole,
  PersonFile,
  ReportFile,
  ReportQueue,
  Roles,
  SanctionShown,
} from '@samsara/protocol';
import type { PublicKeyCredentialRequestOptionsJSON as LoginOptions } from '@simplewebauthn/browser';
import { api, request } from '../connection/api.ts';

const get = <Body>(path: string) => request<Body>('GET', `/api/operator${path}`);
const post = <Body>(path: string, body: object = {}) => request<Body>('POST', `/api/operator${path}`, body);

/** What those ask and do who keep order. */
export const operator = {
  me: () => get<OperatorMe>(''),
  invitation: (code: string) => get<{ role: OperatorRole }>(`/invitation?code=${encodeURIComponent(code)}`),
  signIn,
  signOut: () => post<object>('/logout'),
  reports: (after?: string) => get<ReportQueue>(`/reports${after === undefined ? '' : `?after=${after}`}`),
  report: (id: string) => get<ReportFile>(`/reports/${id}`),
  moment: (id: string, seq?: number) =>
    get<MomentShown>(`/reports/${id}/moment${seq === undefined ? '' : `?seq=${seq}`}`),
  settle: (id: string, outcome: string) => post<ReportFile>('/reports/settle', { id, outcome }),
  sanctions: () => get<{ sanctions: SanctionShown[] }>('/sanctions'),
  impose: (wanted: NewSanction) => post<SanctionShown>('/sanctions', wanted),
  lift: (id: string, reason: string) => post<SanctionShown>('/sanctions/lift', { id, reason }),
  people: (name: string) =>
    get<{ people: { id: string; name: string }[] }>(`/people?name=${encodeURIComponent(name)}`),
  person: (id: string) => get<PersonFile>(`/people/${id}`),
  closeTable: (table: string, reason: string) => post<object>('/tables/close', { table, reason }),
  house: () => get<House>('/house'),
  counts: () => get<HouseCounts>('/counts'),
  say: (texts: Readonly<Record<string, string>>, minutes: number) =>
    post<House>('/message', { texts, minutes }),
  drain: (on: boolean) => post<House>('/drain', { on }),
  limits: () => get<HouseLimits>('/limits'),
  setLimit: (name: string, value: number | null) => post<HouseLimits>('/limits', { name, value }),
  roles: () => get<Roles>('/roles'),
  inviteTo: (role: OperatorRole) => post<{ path: string; until: number }>('/roles/invite', { role }),
  removeRole: (id: string) => post<Roles>('/roles/remove', { id }),
  log: (before?: number) => get<OperatorLog>(`/log${before === undefined ? '' : `?before=${before}`}`),
};

/** Shows a passkey; whoever was invited and has none yet makes one first. */
async function signIn(invitation: string | null, make: boolean): Promise<OperatorMe> {
  const { startAuthentication, startRegistration } = await import('@simplewebauthn/browser');
  if (make) {
    await api.me();
    const optionsJSON = await api.passkey.registerOptions();
    await api.passkey.register(await startRegistration({ optionsJSON }));
  }
  const optionsJSON = await post<LoginOptions>('/login/options');
  const passkey = await startAuthentication({ optionsJSON });
  return post<OperatorMe>('/login/verify', { passkey, ...(invitation !== null && { invitation }) });
}
