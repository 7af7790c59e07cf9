import { createHmac } from 'node:crypto';
import type { RefusalCode } from '@samsara/protocol';
import type { PlayerId } from '@samsara/table';
import { Bucket } from '../limits/bucket.ts';
import type { Logger } from '../operation/logger.ts';
import { addressKey } from './limits.ts';

/** Where something was asked, and from where. The route is named, never the address as it was written: that can hold a secret. */
export interface Asked {
  readonly ip: string;
  readonly routeOptions: { readonly url?: string | undefined };
}

/** Who somebody is was shown, or can be shown otherwise from now on. */
export type SecurityEvent =
  | 'passkey-made'
  | 'passkey-shown'
  | 'passkey-removed'
  | 'code-made'
  | 'code-redeemed'
  | 'signed-out';

/** Refusals that whoever tries the doors meets; the others happen to everybody. */
const TELLING: ReadonlySet<RefusalCode> = new Set<RefusalCode>([
  'passkey-failed',
  'passkey-needed',
  'code-unknown',
  'no-ticket',
  'not-allowed-here',
  'unknown-host',
  'two-cookies',
  'too-fast',
]);

const PER_MINUTE = 120;
const SHOWN_LENGTH = 12;

/**
 * Lines about the doors for operators. Addresses and people go by names that change every day and that nobody can work out
 * without the server's secret: what comes from one place can be told together, and nobody is kept.
 */
export class SecurityLog {
  readonly #logger: Pick<Logger, 'note'>;
  readonly #secret: string;
  readonly #now: () => number;
  readonly #room: Bucket;
  #leftOut = 0;

  constructor(logger: Pick<Logger, 'note'>, secret: string, now: () => number) {
    this.#logger = logger;
    this.#secret = secret;
    this.#now = now;
    this.#room = new Bucket(PER_MINUTE / 60, PER_MINUTE, now());
  }

  event(event: SecurityEvent, asked: Asked, player: PlayerId): void {
    this.#tell(event, asked, { person: this.#shown(player) });
  }

  refused(code: RefusalCode, asked: Asked): void {
    if (TELLING.has(code)) this.#tell(code, asked, {});
  }

  /** Whoever tries very often must not fill the disk: what is left out is counted, and told with the next line. */
  #tell(event: string, { ip, routeOptions }: Asked, more: Readonly<Record<string, string>>): void {
    if (this.#room.take(this.#now()) > 0) {
      this.#leftOut += 1;
      return;
    }
    const leftOut = this.#leftOut;
    this.#leftOut = 0;
    this.#logger.note('security', {
      event,
      at: routeOptions.url ?? 'page',
      from: this.#shown(addressKey(ip)),
      ...more,
      ...(leftOut > 0 && { left_out: leftOut }),
    });
  }

  #shown(who: string): string {
    const day = new Date(this.#now()).toISOString().slice(0, 10);
    const digest = createHmac('sha256', this.#secret).update(`log ${day} ${who}`).digest('base64url');
    return digest.slice(0, SHOWN_LENGTH);
  }
}
