import { signal } from '@preact/signals';
import type { GameRecord } from '@samsara/engine';
import type {
  Carry,
  CarryLook,
  DealSent,
  DealStandings,
  Devices,
  Lift,
  Me,
  MyGames,
  NewTable,
  Passkeys,
  RefusalReason,
  Stake,
  TableInfo,
} from '@samsara/protocol';
import type {
  PublicKeyCredentialRequestOptionsJSON as LoginOptions,
  PublicKeyCredentialCreationOptionsJSON as RegisterOptions,
} from '@simplewebauthn/browser';

/** An answer of the server that is a refusal. */
export class Refused extends Error {
  readonly reason: RefusalReason;

  constructor(reason: RefusalReason) {
    super(reason.code);
    this.reason = reason;
  }
}

/** Asks the server; refusals are thrown. */
export async function request<Body>(method: string, path: string, body?: unknown): Promise<Body> {
  const response = await fetch(path, {
    method,
    credentials: 'same-origin',
    ...(body === undefined
      ? {}
      : { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }),
  });
  const answer: unknown = response.status === 204 ? null : await response.json().catch(() => null);
  if (response.ok) return answer as Body;
  const reason = reasonIn(answer);
  if (reason.code === 'no-ticket' && hasMet()) signedOut.value = true;
  if (reason.code === 'banned' || reason.code === 'address-banned') keptOut.value += 1;
  throw new Refused(reason);
}

/** How often the server has not let this person in: whoever wants to know why asks. */
export const keptOut = signal(0);

/** Has this device been somebody, and is nobody any more? */
export const signedOut = signal(false);

function reasonIn(answer: unknown): RefusalReason {
  const found = (answer as { reason?: RefusalReason } | null)?.reason ?? (answer as RefusalReason | null);
  return typeof found?.code === 'string' ? found : { code: 'try-again' };
}

const MET = 'samsara-met';
const PASSKEY = 'passkey';

/** Has this device been somebody at the server before? Only then is there anything of theirs to ask for. */
export function hasMet(): boolean {
  try {
    return localStorage.getItem(MET) !== null;
  } catch {
    return true;
  }
}

/** Has the person on this device a passkey, as far as was last heard? What they keep at the server is there only then. */
export function hasPasskey(): boolean {
  try {
    return localStorage.getItem(MET) === PASSKEY;
  } catch {
    return false;
  }
}

/** Remembers that this device is somebody. */
export function meet(me: Me): Me {
  try {
    localStorage.setItem(MET, me.passkeys > 0 ? PASSKEY : 'yes');
  } catch {
    // Where nothing may be stored, the server is simply asked.
  }
  return me;
}

/** This device begins anew, as nobody. */
export function part(): void {
  try {
    localStorage.removeItem(MET);
  } catch {
    // Where nothing may be stored, nothing was.
  }
}

/** The badge of the installed app counts the tables that wait for the person. */
function countTurns(games: MyGames): MyGames {
  void navigator
    .setAppBadge?.(games.running.filter(({ yourTurn }) => yourTurn).length)
    .catch(() => undefined);
  return games;
}

let asking: Promise<Me> | null = null;

/** Whoever comes for the first time and asks twice at once would be two guests. */
function askWhoIAm(): Promise<Me> {
  asking ??= request<Me>('GET', '/api/me')
    .then(meet)
    .finally(() => {
      asking = null;
    });
  return asking;
}

export const api = {
  /** Makes a guest on the first visit. */
  me: askWhoIAm,
  rename: (name: string) => request<Me>('PUT', '/api/me', { name }),
  ticket: () => request<{ ticket: string }>('POST', '/api/ticket', {}),
  carry: () => request<Carry>('POST', '/api/carry', {}),
  lookAtCode: (code: string) => request<CarryLook>('POST', '/api/carry/look', { code }),
  /** With `replace` the device gives up who it is. */
  redeem: (code: string, replace: boolean) =>
    request<Me>('POST', '/api/carry/redeem', { code, replace }).then(meet),
  stake: () => request<{ stake: Stake | null }>('GET', '/api/me/stake'),
  devices: {
    list: () => request<Devices>('GET', '/api/devices'),
    end: (id: string) => request<Devices>('POST', '/api/devices/end', { id }),
    endOthers: () => request<Devices>('POST', '/api/devices/end-others', {}),
  },
  makeTable: async (table: NewTable) => {
    await api.me();
    return request<{ table: string; path: string }>('POST', '/api/tables', table);
  },
  /** Goes on at the server with a game of this device. */
  lift: async (lift: Lift) => {
    await api.me();
    return request<{ table: string; path: string }>('POST', '/api/lifts', lift);
  },
  passkey: {
    list: () => request<Passkeys>('GET', '/api/passkeys'),
    /** `confirm`: a passkey that was shown, for whoever has one. */
    registerOptions: (confirm?: unknown) =>
      request<RegisterOptions>('POST', '/api/passkeys/register/options', { confirm }),
    register: (response: unknown) => request<Me>('POST', '/api/passkeys/register/verify', response),
    loginOptions: () => request<LoginOptions>('POST', '/api/passkeys/login/options', {}),
    confirmOptions: () => request<LoginOptions>('POST', '/api/passkeys/confirm/options', {}),
    remove: (id: string, confirm: unknown) =>
      request<Passkeys>('POST', '/api/passkeys/remove', { id, confirm }),
    login: (response: unknown) => request<Me>('POST', '/api/passkeys/login/verify', response).then(meet),
  },
  deals: {
    /** How people did; those who have not sent a result yet hear only how many they are. */
    standings: (game: string, day: string) => request<DealStandings>('GET', `/api/deals/${game}/${day}`),
    /** The server plays it again and believes nothing else. */
    send: (game: string, day: string, record: GameRecord, face: number | null) =>
      request<DealSent>('POST', `/api/deals/${game}/${day}${face === null ? '' : `?face=${face}`}`, record),
  },
  table: (code: string) => request<{ info: TableInfo; seat: number | null }>('GET', `/api/tables/${code}`),
  myGames: () => request<MyGames>('GET', '/api/my-games').then(countTurns),
};
