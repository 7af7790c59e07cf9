import { BadInput, readOptions } from '@samsara/engine';
import type { RefusalReason, TableSettings } from '@samsara/protocol';
import { type Checked, ofSeat, refuse } from '../../commands/checked.ts';
import { isLevel } from '../../later/check-play.ts';
import type { Body } from '../../state/entries.ts';
import { mayDeal } from '../../state/shuffle.ts';
import { hasPeople, type OptionValues, type PlayerId, type Table } from '../../state/table.ts';
import { needsExchange } from '../state/exchange.ts';
import { termsOf } from '../state/terms.ts';
import type { Commander } from './commander.ts';

/** Whoever says what they are ready for is ready for nothing else. */
export function checkReady(
  table: Table,
  player: PlayerId,
  given: { readonly entropy: string } | { readonly commitment: string },
  terms: string | undefined,
): Checked {
  const checked = unlessFixed(
    table,
    ofSeat(table, player, ['gathering'], (seat) =>
      'entropy' in given ? { type: 'ready', seat, ...given } : { type: 'commit', seat, ...given },
    ),
  );
  if (!checked.ok || terms === undefined || terms === termsOf(table)) return checked;
  return refuse('terms-changed');
}

/** While shares are shown, what they were committed to stays as it is: it takes some seconds. */
export function unlessFixed(table: Table, checked: Checked): Checked {
  return table.phase === 'gathering' && table.shares !== null ? refuse('not-now') : checked;
}

export function checkStart(table: Table, { player, draining }: Commander): Checked {
  if (player !== table.host) return refuse('host-only');
  if (table.phase !== 'gathering' || table.shares !== null) return refuse('not-now');
  if (draining) return refuse('draining');
  if (!hasPeople(table)) return refuse('nobody-seated');
  if (!mayDeal(table)) return refuse('not-everybody-ready');
  return { ok: true, body: { type: needsExchange(table) ? 'fix-commitments' : 'start' } };
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
