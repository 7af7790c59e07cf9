import type { FastifyHelmetOptions } from '@fastify/helmet';
import type { Config } from '../config/config.ts';

/** Only what browsers know by this name: others are warned about in the console. */
const NOT_USED = ['camera', 'microphone', 'geolocation', 'payment', 'usb', 'serial', 'midi'];

/** The page's own files only, and nobody may put it into a frame. */
export function securityHeaders(config: Config): FastifyHelmetOptions {
  const isSecure = config.SAMSARA_PUBLIC_ORIGIN?.startsWith('https:') ?? false;
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
    strictTransportSecurity: isSecure ? { maxAge: 31_536_000, includeSubDomains: false } : false,
    referrerPolicy: { policy: 'same-origin' },
    crossOriginOpenerPolicy: { policy: 'same-origin' },
    crossOriginResourcePolicy: { policy: 'same-origin' },
    xFrameOptions: { action: 'deny' },
  };
}

export const PERMISSIONS_POLICY = NOT_USED.map((name) => `${name}=()`).join(', ');
