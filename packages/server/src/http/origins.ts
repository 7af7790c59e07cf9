import { isIPv6 } from 'node:net';
import { hostname, networkInterfaces } from 'node:os';
import type { Config } from '../config/config.ts';

/** By which names and addresses the server is known: others are none of its own, whoever lets them lead here. */
export interface KnownOrigins {
  /** May a page from there change something? */
  allows(origin: string | undefined): boolean;
  /** Is this what the server is called, as a `Host` header says it? */
  isHost(host: string | undefined): boolean;
}

/** A machine joins a network while it serves: its addresses are looked up again, but not for each stranger. */
const LOOK_AGAIN_MS = 2000;

/** A name or an address with its port, as browsers write them. */
const HOST = /^(?:[a-z0-9_.-]+|\[[0-9a-f:.]+\])(?::\d{1,5})?$/;

export function knownOrigins(
  config: Config,
  port: number,
  look: () => ReadonlySet<string> = () => allowedOrigins(config, port),
): KnownOrigins {
  let origins = look();
  let hosts = hostsOf(origins);
  let looked = performance.now();
  const orLater = (isKnown: () => boolean): boolean => {
    if (isKnown()) return true;
    if (performance.now() - looked < LOOK_AGAIN_MS) return false;
    looked = performance.now();
    origins = look();
    hosts = hostsOf(origins);
    return isKnown();
  };
  return {
    allows: (origin) => origin !== undefined && orLater(() => origins.has(origin)),
    isHost(host) {
      const given = host?.toLowerCase();
      if (given === undefined || !HOST.test(given)) return false;
      const names = ['http:', 'https:'].map((scheme) => hostOf(`${scheme}//${given}`));
      return orLater(() => names.some((name) => name !== undefined && hosts.has(name)));
    },
  };
}

function hostsOf(origins: ReadonlySet<string>): ReadonlySet<string | undefined> {
  return new Set([...origins].map(hostOf));
}

/** Without the port where it is the usual one. */
function hostOf(origin: string): string | undefined {
  return URL.canParse(origin) ? new URL(origin).host : undefined;
}

/** The addresses of this machine in its own network, without the loopback. */
export function lanAddresses(): string[] {
  return ownAddresses().filter((address) => !address.includes(':'));
}

/** Those that can be written into an address line; an address that holds on one link only cannot. */
function ownAddresses(): string[] {
  return Object.values(networkInterfaces())
    .flatMap((addresses) => addresses ?? [])
    .filter(({ address, internal }) => !internal && !address.startsWith('fe80:'))
    .map(({ address }) => address);
}

/** The origins from which requests may change something: the server's own, by every name it has, and those configured. */
function allowedOrigins(config: Config, port: number): ReadonlySet<string> {
  const own = [config.SAMSARA_PUBLIC_ORIGIN, ...(config.SAMSARA_ALLOWED_ORIGINS ?? [])];
  const listening = EVERYWHERE.includes(config.SAMSARA_HOST) ? [] : [config.SAMSARA_HOST.toLowerCase()];
  const places = [...ownAddresses(), ...listening].map((place) => (isIPv6(place) ? `[${place}]` : place));
  const hosts = [...LOOPBACK_HOSTS, ...ownNames(), ...places];
  const local = hosts.map((host) => originOf(config, host, port));
  return new Set([...own, ...local].filter((origin) => origin !== null));
}

/** What says that a server listens to all addresses of its machine. */
const EVERYWHERE: readonly string[] = ['0.0.0.0', '::'];
const LOOPBACK_HOSTS = ['localhost', '127.0.0.1', '[::1]'];

/** What this machine is called, also in a network at home without a server for names. */
function ownNames(): string[] {
  const name = hostname().toLowerCase();
  return name.includes('.') ? [name] : [name, `${name}.local`];
}

/** Is a `Host` header one of this machine's names for itself? */
export function isLoopbackHost(host: string | undefined): boolean {
  return LOOPBACK_HOSTS.includes((host ?? '').toLowerCase().replace(/:\d{1,5}$/, ''));
}

/** By which scheme the server itself answers. A port that is the usual one is left out, as browsers do. */
export function originOf(config: Config, host: string, port: number): string {
  const [scheme, usual] = config.SAMSARA_TLS_CERT === null ? ['http', 80] : ['https', 443];
  return port === usual ? `${scheme}://${host}` : `${scheme}://${host}:${port}`;
}

/** Where others find this server: its public address, or its first one in the local network; null if there is none. */
export function sharedOrigin(config: Config, port: number): string | null {
  if (config.SAMSARA_PUBLIC_ORIGIN !== null) return config.SAMSARA_PUBLIC_ORIGIN;
  const [first] = isReachable(config) ? lanAddresses() : [];
  return first === undefined ? null : originOf(config, first, port);
}

/** Does the server listen to more than this machine? */
export function isReachable({ SAMSARA_HOST }: Config): boolean {
  return !/^(?:127\.|localhost$|::1$)/.test(SAMSARA_HOST);
}
