import { isIP } from 'node:net';
import type { Config } from '../../config/config.ts';
import { type Finding, found } from './finding.ts';

/** What is configured about names and proxies, as far as it can be judged without asking anybody. */
export function lookAtOrigins(config: Config): Finding[] {
  return [...judgeProxies(config), ...judgeOrigin(config)];
}

function judgeProxies({ SAMSARA_TRUST_PROXY: proxies }: Config): Finding[] {
  if (proxies === 'no') return [];
  return proxies.flatMap((proxy) => {
    if (proxy === 'loopback') return [];
    const [address, bits] = proxy.split('/');
    const most = isIP(address) === 6 ? 128 : 32;
    if (isIP(address) === 0 || Number(bits ?? most) > most) return [found('proxy-unreadable', { proxy })];
    return bits !== undefined && Number(bits) === 0 ? [found('proxy-everybody', { proxy })] : [];
  });
}

function judgeOrigin(config: Config): Finding[] {
  const { SAMSARA_PUBLIC_ORIGIN: origin, SAMSARA_TRUST_PROXY: proxies, SAMSARA_TLS_CERT: cert } = config;
  if (origin === null)
    return proxies === 'no' ? [] : [found('proxy-without-origin', { proxies: proxies.join(', ') })];
  const { protocol, hostname } = new URL(origin);
  const isHere = hostname === 'localhost' || hostname === '127.0.0.1' || hostname === '[::1]';
  if (protocol === 'http:') return isHere ? [] : [found('origin-without-tls', { origin })];
  return cert === null && proxies === 'no' ? [found('proxy-not-named', { origin })] : [];
}

/** Messages and figures that would not get anywhere. */
export function lookAtMessages(config: Config): Finding[] {
  const isPublic = config.SAMSARA_PUBLIC_ORIGIN?.startsWith('https:') ?? false;
  const hasContact = config.SAMSARA_PUSH_CONTACT !== null || isPublic;
  const isClosed =
    config.SAMSARA_PUBLIC_ORIGIN !== null &&
    config.SAMSARA_TRUST_PROXY === 'no' &&
    config.SAMSARA_OPERATOR_TOKEN === null;
  return [
    ...(config.SAMSARA_PUSH && !hasContact ? [found('push-no-contact')] : []),
    ...(config.SAMSARA_HOOKS && !isPublic ? [found('hooks-no-origin')] : []),
    ...(isClosed ? [found('metrics-closed')] : []),
  ];
}
