import type { FastifyHelmetOptions } from '@fastify/helmet';
import type { Config } from '../config/config.ts';

/** Only what browsers know by this name: others are warned about in the console. */
const NOT_USED = ['camera', 'microphone', 'geolocation', 'payment', 'usb', 'serial', 'midi'];

/** Names of a network at home: another machine may have them tomorrow, and one's own certificates may go. */
const AT_HOME = /(?:^localhost|\.(?:local|lan|home|internal|home\.arpa)|^\[[0-9a-f:.]+\]|^[0-9.]+)$/;

/** Are browsers told to come by https only, for a year? Under a name that is known to everybody. */
function mayPin(origin: string | null): boolean {
  if (origin === null || !origin.startsWith('https:')) return false;
  const { hostname } = new URL(origin);
  return hostname.includes('.') && !AT_HOME.test(hostname);
}

/** The page's own files only, and nobody may put it into a frame. */
export function securityHeaders(config: Config): FastifyHelmetOptions {
  const socket = config.SAMSARA_PUBLIC_ORIGIN?.replace(/^http/, 'ws');
  return {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'self'"],
        scriptSrc: ["'self'"],
        styleSrc: ["'self'"],
        imgSrc: ["'self'", 'data:'],
        connectSrc: ["'self'", ...(socket === undefined ? [] : [socket])],
        workerSrc: ["'self'"],
        objectSrc: ["'none'"],
        frameAncestors: ["'none'"],
        baseUri: ["'none'"],
        formAction: ["'self'"],
      },
    },
    strictTransportSecurity: mayPin(config.SAMSARA_PUBLIC_ORIGIN)
      ? { maxAge: 31_536_000, includeSubDomains: config.SAMSARA_HSTS_SUBDOMAINS }
      : false,
    referrerPolicy: { policy: 'same-origin' },
    crossOriginOpenerPolicy: { policy: 'same-origin' },
    crossOriginResourcePolicy: { policy: 'same-origin' },
    xFrameOptions: { action: 'deny' },
  };
}

export const PERMISSIONS_POLICY = NOT_USED.map((name) => `${name}=()`).join(', ');
