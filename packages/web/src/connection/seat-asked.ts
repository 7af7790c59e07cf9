import { signal } from '@preact/signals';
import type { ServerMessage } from '@samsara/protocol';

/** At another table somebody says that this person's seat is theirs. */
export const seatAskedFor = signal<Extract<ServerMessage, { type: 'seat-asked' }> | null>(null);
