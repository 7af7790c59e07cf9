import type { MessageText, RefusalCode } from '@samsara/protocol';

/** How every refusal over a socket begins: of a command, and of a table that somebody wants to follow. */
const REFUSED = ['{"type":"refused"', '{"type":"gone"'] as const;
const CODE = /"reason":\{"code":"([a-z-]+)"/;

/** Why something is refused in this message, if it is. */
export function refusalIn(message: MessageText): RefusalCode | undefined {
  if (!REFUSED.some((begins) => message.startsWith(begins))) return undefined;
  return (CODE.exec(message)?.[1] ?? 'try-again') as RefusalCode;
}
