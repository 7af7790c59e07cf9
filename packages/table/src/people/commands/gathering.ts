import { BadInput, readOptions } from '@samsara/engine';
import type { RefusalReason, TableSettings } from '@samsara/protocol';
import { type Checked, ofSeat, refuse } from '../../commands/checked.ts';
import { isLevel } from '../../later/check-play.ts';
import type { Body } from '../../state/entries.ts';
import { hasPeople, mayDeal, type OptionValues, type PlayerId, type Table } from '../../state/table.ts';
import { termsOf } from '../state/terms.ts';
import type { Commander } from './commander.ts';

/** Whoever says what they are ready for is ready for nothing else. */
export function checkReady(
  table: Table,
  player: PlayerId,
  entropy: string,
  terms: string | undefined,
): Checked {
  const checked = ofSeat(table, player, ['gathering'], (seat) => ({ type: 'ready', seat, entropy }));
  if (!checked.ok || terms === undefined || terms === termsOf(table)) return checked;
  return refuse('terms-changed');
}

export function checkStart(table: Table, { player, draining }: Commander): Checked {
  if (player !== table.host) return refuse('host-only');
  if (table.phase !== 'gathering') return refuse('not-now');
  if (draining) return refuse('draining');
  if (!hasPeople(table)) return refuse('nobody-seated');
  return mayDeal(table) ? { ok: true, body: { type: 'start' } } : refuse('not-everybody-ready');
}

export function checkChange(
  table: Table,
  player: PlayerId,
  options: OptionValues | undefined,
  settings: TableSettings | undefined,
): Checked {
  if (player !== table.host) return refuse('host-only');
  if (table.phase !== 'gathering') return refuse('not-now');
  if (settings !== undefined && !knowsStandIn(settings)) return refuse('no-such-level');
  const body: Body = { type: 'change', ...(settings && { settings, again: true }) };
  if (options === undefined) return { ok: true, body };
  const complete = completeOptions(table, { ...table.options, ...options });
  if (!complete.ok) return complete;
  const { players } = complete.value;
  const dropped = typeof players === 'number' ? table.seats.slice(players) : [];
  if (dropped.some((place) => place.player !== null)) return refuse('seat-taken');
  return { ok: true, body: { ...body, options: complete.value } };
}

/** Options from outside, complete and checked by the game. */
export function completeOptions(
  { game }: Pick<Table, 'game'>,
  given: object,
):
  | { readonly ok: true; readonly value: OptionValues }
  | { readonly ok: false; readonly reason: RefusalReason } {
  try {
    return { ok: true, value: readOptions<OptionValues>(game as never, given) };
  } catch (error) {
    if (error instanceof BadInput) return refuse('bad-options', `${error.place}: ${error.code}`);
    throw error;
  }
}

export function knowsStandIn({ absence: { stand_in } }: TableSettings): boolean {
  return !stand_in.startsWith('bot:') || isLevel(stand_in.slice('bot:'.length));
}
