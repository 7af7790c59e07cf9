import { LANGUAGES } from '@samsara/engine/texts';
import type { Config } from '../config/config.ts';

const DAY_MS = 86_400_000;
/** After so long somebody who has kept it should ask again. */
const GOOD_FOR_DAYS = 90;

/** Where faults in security are reported, in the form of RFC 9116; undefined where the operator has named nobody. */
export function securityText(config: Config, now: number): string | undefined {
  const { SAMSARA_SECURITY_CONTACT: contact, SAMSARA_PUBLIC_ORIGIN: origin } = config;
  if (contact === null) return undefined;
  const lines = [
    `Contact: ${new URL(contact).href}`,
    `Expires: ${new Date(now + GOOD_FOR_DAYS * DAY_MS).toISOString()}`,
    `Preferred-Languages: ${LANGUAGES.join(', ')}`,
    ...(origin === null ? [] : [`Canonical: ${origin}/.well-known/security.txt`]),
  ];
  return `${lines.join('\n')}\n`;
}
