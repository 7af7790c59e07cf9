import type { IncomingMessage } from 'node:http';
import { BlockList, isIP, type Socket } from 'node:net';
import { TLSSocket } from 'node:tls';
import type { Config } from '../config/config.ts';

type Proxies = Config['SAMSARA_TRUST_PROXY'];

/** Where an upgrade comes from, found as for other requests: what proxies say counts as far as they are trusted. */
export function addressFinder(proxies: Proxies): (request: IncomingMessage) => string {
  const trusted = listOf(proxies === 'no' ? [] : proxies);
  return ({ headers, socket }) => {
    let address = socket.remoteAddress ?? '';
    const said = String(headers['x-forwarded-for'] ?? '').split(',');
    while (isIn(trusted, address)) {
      const before = said.pop()?.trim() ?? '';
      if (isIP(before) === 0) break;
      address = before;
    }
    return address;
  };
}

/** Whether a request came over https: as the operator says, as we see it ourselves, or as a proxy says that is trusted. */
export function securityFinder(
  origin: Config['SAMSARA_PUBLIC_ORIGIN'],
  proxies: Proxies,
): (request: IncomingMessage) => boolean {
  const isPublic = origin?.startsWith('https:') ?? false;
  const trusted = listOf(proxies === 'no' ? [] : proxies);
  return ({ headers, socket }) => {
    if (isPublic || socket instanceof TLSSocket) return true;
    const said = String(headers['x-forwarded-proto'] ?? '').split(',');
    return said.pop()?.trim().toLowerCase() === 'https' && isIn(trusted, socket.remoteAddress ?? '');
  };
}

/** The address at the other end, unless that is a proxy, where everybody comes from. */
export function peerFinder(proxies: Proxies): (socket: Socket) => string | undefined {
  const trusted = listOf(proxies === 'no' ? [] : proxies);
  return ({ remoteAddress = '' }) => (isIn(trusted, remoteAddress) ? undefined : remoteAddress);
}

function listOf(proxies: readonly string[]): BlockList {
  const list = new BlockList();
  for (const proxy of proxies.flatMap((name) => (name === 'loopback' ? ['127.0.0.0/8', '::1'] : name))) {
    const [address, bits] = proxy.split('/');
    const family = isIP(address) === 6 ? 'ipv6' : 'ipv4';
    if (bits === undefined) list.addAddress(address, family);
    else list.addSubnet(address, Number(bits), family);
  }
  return list;
}

function isIn(list: BlockList, address: string): boolean {
  return isIP(address) > 0 && list.check(address, isIP(address) === 6 ? 'ipv6' : 'ipv4');
}
