import type { Notices } from '@samsara/protocol';
import { request } from '../connection/api.ts';
import { settings } from '../settings/settings.ts';

/** Changes something at the server and shows what holds then; what is refused is said. */
export type Change = (doing: (now: Notices) => Promise<Notices | undefined>, done?: string) => void;

export const NOTICES_PATH = '/api/me/notices';

/** Where the browser stands: it cannot show messages, may not, was not asked, or may. */
export type Permission = 'cannot' | NotificationPermission;

export function pushPermission(): Permission {
  const isAble = 'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window;
  return isAble ? Notification.permission : 'cannot';
}

/** The browser asks the person; undefined where they do not want it. Only after a tap. */
export async function turnPushOn({ push_key, ...notices }: Notices): Promise<Notices | undefined> {
  if (push_key === null || (await Notification.requestPermission()) !== 'granted') return undefined;
  const { pushManager } = await navigator.serviceWorker.ready;
  const before = await pushManager.getSubscription();
  // One for another key is good for nothing here.
  if (before !== null && keyOf(before) !== push_key) await before.unsubscribe();
  const wanted = { userVisibleOnly: true, applicationServerKey: push_key };
  const subscription = await pushManager.subscribe(wanted);
  await request<Notices>('POST', `${NOTICES_PATH}/push`, subscription.toJSON());
  return keepWishes(notices);
}

/** This device gets no messages any more. */
export async function turnPushOff(): Promise<Notices> {
  const registration = await navigator.serviceWorker.getRegistration();
  const subscription = await registration?.pushManager.getSubscription();
  await subscription?.unsubscribe();
  return request<Notices>('POST', `${NOTICES_PATH}/push/end`, {});
}

/** What the person wishes, in the language and by the clock of this device. */
export function keepWishes({ kinds, quiet }: Pick<Notices, 'kinds' | 'quiet'>): Promise<Notices> {
  return request<Notices>('PUT', NOTICES_PATH, {
    kinds,
    quiet,
    utc_offset_min: -new Date().getTimezoneOffset(),
    language: settings.value.language,
  });
}

function keyOf({ options }: PushSubscription): string {
  const bytes = new Uint8Array(options.applicationServerKey ?? new ArrayBuffer(0));
  return btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');
}
