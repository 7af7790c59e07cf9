import { isIPv4, isIPv6 } from 'node:net';

/** What could be an address, of either kind. */
const ADDRESS = /(?:\d{1,3}\.){3}\d{1,3}|[0-9a-fA-F]{0,4}(?::[0-9a-fA-F.]{0,15}){2,8}/g;
const LOOPBACK = /^(?:127\.|::1$)/;

/** A text in which every address is only the network it belongs to: a street, as it were, without the house. */
export function withoutAddresses(text: string): string {
  return text.replace(ADDRESS, shortened);
}

function shortened(found: string): string {
  if (LOOPBACK.test(found)) return found;
  if (isIPv4(found)) return `${found.split('.').slice(0, 3).join('.')}.0/24`;
  const given = found.replace(/:$/, (end) => (found.endsWith('::') ? end : ''));
  if (!isIPv6(given)) return found;
  const inside = given.split(':').at(-1) ?? '';
  if (isIPv4(inside)) return shortened(inside) + found.slice(given.length);
  const [front] = given.split('::');
  const groups = [...front.split(':').filter((group) => group !== ''), '0', '0', '0'];
  return `${groups.slice(0, 3).join(':')}::/48${found.slice(given.length)}`;
}
