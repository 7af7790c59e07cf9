import type { Viewer } from '@samsara/engine';
import type { RefusalReason, SeatInfo, TableInfo, You } from '@samsara/protocol';
import { personIdOf } from '../state/person-id.ts';
import { type Place, type PlayerId, seatOf, type Table } from '../state/table.ts';
import { termsOf } from '../state/terms.ts';

/** The messages of a table as JSON. Texts are put together from parts, so that each part is written once. */

const ELSEWHERE_AFTER_MS = 1000;

/** The promise about the shuffle as everybody may know it. */
export type PromiseShown = TableInfo['promise'];

/** What a table shows of itself that is not in its log. */
export interface Standing {
  readonly promise: PromiseShown;
  readonly present: readonly boolean[];
  readonly spectators: number;
}

/** What everybody may know about the table. */
export function tableShown(table: Table, { promise, present, spectators }: Standing): TableInfo {
  const { number, commitment, link } = promise;
  return {
    code: table.code,
    game: table.game.meta.id,
    options: { ...table.options },
    settings: table.settings,
    phase: table.phase,
    round: table.round,
    opened: table.opened,
    seats: table.seats.map((place, seat) => seatShown(table.code, place, present[seat] ?? false)),
    host: seatOf(table, table.host) ?? null,
    promise: { number, commitment, link },
    agreed: table.agreed,
    votes: [...table.votes].map((vote) => ({ ...vote, by: [...vote.by] })),
    terms: table.phase === 'gathering' ? termsOf(table) : null,
    spectators,
  };
}

function seatShown(code: string, place: Place, present: boolean): SeatInfo {
  const { player, name, level, entropy, warned, once } = place;
  if (player === null && level === null)
    return { kind: 'open', name: null, level: null, ready: false, present: false };
  if (player === null) return { kind: 'bot', name, level, ready: true, present: true };
  const person = personIdOf(code, player);
  const ready = entropy !== null;
  const signs = { ...(once && { once }), ...(warned !== null && { warned: true }) };
  return { kind: 'person', name, person, level, ready, present, ...signs };
}

export function youAre(table: Table, player: PlayerId, viewer: Viewer): You {
  const host = player === table.host;
  return { seat: viewer === 'onlooker' ? null : viewer, host, ...(host && removedShown(table)) };
}

/** Whom the host can let in again. */
function removedShown({ code, removed }: Table): Pick<You, 'removed'> {
  if (removed.length === 0) return {};
  return { removed: removed.map(({ player, name }) => ({ person: personIdOf(code, player), name })) };
}

export function viewText(table: Table, viewer: Viewer): string {
  return table.state === null ? 'null' : JSON.stringify(table.game.view(table.state, viewer));
}

/** The moves of a seat, for clients that do not know the rules. */
export function offersText({ game, state, phase }: Table, viewer: Viewer): string {
  if (viewer === 'onlooker' || state === null || phase !== 'playing') return '{"owes":false,"moves":[]}';
  const moves = game.legalMoves(state, viewer).map((move) => game.notation(move));
  return JSON.stringify({ owes: game.deciding(state).includes(viewer), moves });
}

/** The parts of a moment that is told. */
export interface Moment {
  readonly view: string;
  readonly clock: string;
  readonly offers: string | null;
}

function momentText({ view, clock, offers }: Moment): string {
  return `"view":${view},"clock":${clock}${offers === null ? '' : `,"offers":${offers}`}}`;
}

export function tableMessage(table: Table, shown: string, you: string, moment: Moment): string {
  const chat = JSON.stringify(table.settings.chat === 'off' ? [] : table.chat);
  return `{"type":"table","table":"${table.code}","seq":${table.seq},"info":${shown},"you":${you},"chat":${chat},${momentText(moment)}`;
}

export function framesMessage(
  code: string,
  frames: string,
  shown: string | null,
  you: string | null,
  moment: Moment,
): string {
  const info = shown === null ? '' : `"info":${shown},`;
  const who = you === null ? '' : `"you":${you},`;
  return `{"type":"frames","table":"${code}","frames":[${frames}],${info}${who}${momentText(moment)}`;
}

export function presenceMessage(code: string, present: readonly boolean[], spectators: number): string {
  return JSON.stringify({ type: 'presence', table: code, present, spectators });
}

export function goneMessage(table: string, reason: RefusalReason): string {
  return JSON.stringify({ type: 'gone', table, reason });
}

/** The client is to connect again, where others may serve it. */
export function reconnectMessage(after_ms: number): string {
  return JSON.stringify({ type: 'reconnect', after_ms });
}

/** Another node can go on with a table where this one cannot. */
export function elsewhereMessage(): string {
  return reconnectMessage(ELSEWHERE_AFTER_MS);
}

export function doneMessage(id: string, table: string, seq: number): string {
  return `{"type":"done","id":"${id}","table":"${table}","seq":${seq}}`;
}

export function refusedMessage(id: string | null, table: string | null, reason: RefusalReason): string {
  return JSON.stringify({ type: 'refused', id, table, reason });
}
