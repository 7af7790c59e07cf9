import { hostname, networkInterfaces } from 'node:os';
import type { Config } from '../config.ts';

/** The addresses of this machine in its own network, without the loopback. */
export function lanAddresses(): string[] {
  return Object.values(networkInterfaces())
    .flatMap((addresses) => addresses ?? [])
    .filter(({ family, internal }) => family === 'IPv4' && !internal)
    .map(({ address }) => address);
}

/** The origins from which requests may change something: the server's own, by every name it has, and those configured. */
export function allowedOrigins(config: Config, port: number): ReadonlySet<string> {
  const own = [config.SAMSARA_PUBLIC_ORIGIN, ...(config.SAMSARA_ALLOWED_ORIGINS ?? [])];
  const hosts = ['localhost', '127.0.0.1', '[::1]', hostname().toLowerCase(), ...lanAddresses()];
  const listening = config.SAMSARA_HOST;
  if (/^[\d.]+$/.test(listening) && listening !== '0.0.0.0') hosts.push(listening);
  const local = hosts.map((host) => originOf(host, port));
  return new Set([...own, ...local].filter((origin) => origin !== null));
}

/** A port that is the usual one is left out, as browsers do. */
export function originOf(host: string, port: number): string {
  return port === 80 ? `http://${host}` : `http://${host}:${port}`;
}

/** Where others find this server: its public address, or its first one in the local network; null if there is none. */
export function sharedOrigin(config: Config, port: number): string | null {
  if (config.SAMSARA_PUBLIC_ORIGIN !== null) return config.SAMSARA_PUBLIC_ORIGIN;
  const [first] = isReachable(config) ? lanAddresses() : [];
  return first === undefined ? null : originOf(first, port);
}

/** Does the server listen to more than this machine? */
export function isReachable({ SAMSARA_HOST }: Config): boolean {
  return !/^(?:127\.|localhost$|::1$)/.test(SAMSARA_HOST);
}
