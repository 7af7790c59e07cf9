import { isIP } from 'node:net';
import { isPublicAddress } from './public-address.ts';

/** Names that lead nowhere but into one's own network, whatever they resolve to. */
const OWN_NAMES = /(?:^|\.)(?:localhost|local|internal|intranet|lan|home|corp|arpa|onion|test|invalid)$/;

/** An address that a person has typed, if the server may send something there; it is not resolved yet. */
export function outsideAddress(text: string): URL | undefined {
  if (!URL.canParse(text)) return undefined;
  const url = new URL(text);
  const { protocol, port, username, password, hostname } = url;
  if (protocol !== 'https:' || port !== '' || username !== '' || password !== '') return undefined;
  const bare = hostname.replace(/^\[|\]$/g, '');
  if (isIP(bare) !== 0) return isPublicAddress(bare) ? url : undefined;
  const name = hostname.replace(/\.$/, '');
  return name.includes('.') && !OWN_NAMES.test(name) ? url : undefined;
}

/** Whose push messages browsers take. */
const PUSH_HOSTS: readonly string[] = [
  'fcm.googleapis.com',
  'jmt17.google.com',
  'updates.push.services.mozilla.com',
  '*.push.apple.com',
  '*.notify.windows.com',
];

/** The address of a subscription, if its push service is one that is known, or that the operator has named. */
export function pushAddress(text: string, more: readonly string[] = []): URL | undefined {
  const url = outsideAddress(text);
  if (url === undefined) return undefined;
  return [...PUSH_HOSTS, ...more].some((host) => isHost(url.hostname, host)) ? url : undefined;
}

/** `*.example.org` is every name below it. */
function isHost(name: string, wanted: string): boolean {
  return wanted.startsWith('*.') ? name.endsWith(wanted.slice(1)) : name === wanted;
}
