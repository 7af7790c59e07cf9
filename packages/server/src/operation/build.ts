import { createHmac } from 'node:crypto';
import packageJson from '../../package.json' with { type: 'json' };

/** Which build this is, told to operators. */
export const BUILD = packageJson.version;

/** The oldest Node that will do. */
export const NODE_NEEDED = packageJson.engines.node.replace('>=', '');

const SHOWN_LENGTH = 16;

/** What clients are told: another build has another name, and nobody without the secret knows which one it is. */
export function buildShown(secret: string): string {
  return createHmac('sha256', secret).update(`build ${BUILD}`).digest('hex').slice(0, SHOWN_LENGTH);
}
