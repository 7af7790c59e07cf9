import type { RefusalCode } from '@samsara/protocol';
import type { Hub } from '../hub/hub.ts';

/** How every refusal over a socket begins: of a command, and of a table that somebody wants to follow. */
const REFUSED = ['{"type":"refused"', '{"type":"gone"'] as const;
const CODE = /"reason":\{"code":"([a-z-]+)"/;

/** The same tables; what they refuse is counted. */
export function countRefusals(hub: Hub, refused: (code: RefusalCode) => void): Hub {
  return {
    ...hub,
    connect: (line) =>
      hub.connect({
        ...line,
        send(message) {
          if (REFUSED.some((begins) => message.startsWith(begins)))
            refused((CODE.exec(message)?.[1] ?? 'try-again') as RefusalCode);
          line.send(message);
        },
      }),
  };
}
