import type { Command } from '@samsara/protocol';
import type { Table } from '@samsara/table';
import { type Checked, type Commander, check, hasRoom, refuse } from '@samsara/table';
import type { CommandLimits } from './command-limits.ts';

/**
 * Checks a command, as often as the table changes before it is written: is it allowed, may this person do so much, and has
 * the round room for it? However often it is checked, it counts once.
 */
export function commandCheck(
  table: () => Table,
  by: () => Commander,
  command: Command,
  limits: CommandLimits | undefined,
): () => Checked {
  let retry_ms: number | undefined;
  return () => {
    const now = table();
    const commander = by();
    const checked = check(now, commander, command);
    if (!checked.ok) return checked;
    retry_ms ??= limits?.take(now.code, commander.player, command.type) ?? 0;
    if (retry_ms > 0) return { ok: false, reason: { code: 'too-fast', retry_ms } };
    return hasRoom(now, commander.player, command) ? checked : refuse('round-full');
  };
}
