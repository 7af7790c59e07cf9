import type { Hub } from '../hub/hub.ts';
import type { Closing, Moderation } from '../moderation/moderation.ts';

/** Closes a table by an entry that everybody sees, unless another node does. */
export async function closeTable(
  moderation: Moderation,
  hub: Pick<Hub, 'operate'>,
  { id, code, reason }: Closing,
): Promise<void> {
  if (!(await moderation.takeClosing(id))) return;
  const done = await hub.operate(code, { type: 'operator-closes', reason });
  await moderation.closingEnded(id, done.ok ? 'done' : done.reason.code);
}
