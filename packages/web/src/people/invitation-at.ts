import { signal } from '@preact/signals';
import type { TableInfo } from '@samsara/protocol';

/** Whether somebody has opened or closed the way into a table. */
const wish = signal<{ readonly code: string; readonly isOpen: boolean } | null>(null);

export function showInvitation(code: string, isOpen: boolean): void {
  wish.value = { code, isOpen };
}

/** Is the way into this table to be shown? null if nobody has said. */
export function invitationAt(code: string): boolean | null {
  return wish.value?.code === code ? wish.value.isOpen : null;
}

/** A running game that came from a device, or that lets newcomers in, in which bots keep seats for people. */
export function isJoinable({ lifted, phase, seats, settings }: TableInfo): boolean {
  const isRunning = phase === 'playing' || phase === 'paused';
  const isOpen = lifted || (settings.newcomers && settings.spectators !== null);
  return isOpen === true && isRunning && seats.some(({ kind }) => kind === 'bot');
}
