import type { Viewer } from '@samsara/engine';
import {
  doneText,
  type JsonOf,
  type MessageOf,
  type MessageText,
  messageText,
  type Offers,
  type Parts,
  type RefusalReason,
  type Said,
  type SeatInfo,
  type TableInfo,
  tableText,
  toJson,
  type You,
} from '@samsara/protocol';
import { personIdOf } from '../state/person-id.ts';
import { isReady } from '../state/shuffle.ts';
import { type Place, type PlayerId, type Steadiness, seatOf, type Table } from '../state/table.ts';

const ELSEWHERE_AFTER_MS = 1000;

/** The promise about the shuffle as everybody may know it. */
export type PromiseShown = TableInfo['promise'];

/** What a table shows of itself that is not in its log. */
export interface Standing {
  readonly promise: PromiseShown;
  readonly terms: string | null;
  readonly present: readonly boolean[];
  readonly spectators: number;
  readonly evening: TableInfo['evening'];
  /** What only some tables have to show. */
  readonly more?: Partial<TableInfo> | undefined;
}

/** What everybody may know about the table. */
export function tableShown(table: Table, standing: Standing): TableInfo {
  const { promise, terms, present, spectators, evening, more } = standing;
  const { number, commitment, link } = promise;
  return {
    code: table.code,
    game: table.game.meta.id,
    options: { ...table.options },
    settings: table.settings,
    phase: table.phase,
    round: table.round,
    opened: table.opened,
    seats: table.seats.map((place, seat) => seatShown(table, place, present[seat] ?? false)),
    host: seatOf(table, table.host) ?? null,
    promise: { number, commitment, link },
    // Only to be written as JSON.
    agreed: table.agreed as TableInfo['agreed'],
    votes: [...table.votes].map((vote) => ({ ...vote, by: [...vote.by] })),
    ...undoShown(table),
    ...more,
    terms,
    spectators,
    ...(table.lifted && { lifted: true }),
    ...(evening && { evening }),
  };
}

function undoShown({ lastMove }: Table): Pick<TableInfo, 'undo'> {
  if (!lastMove?.question) return {};
  const { seat, moves, question } = lastMove;
  const { asked, asks, agreed } = question;
  return { undo: { seat, asked, asks: [...asks], agreed: [...agreed], moves: moves.length } };
}

function seatShown({ code, last }: Table, place: Place, present: boolean): SeatInfo {
  const { player, name, face, level, warned, once, days, record, playedBy } = place;
  if (player === null && level === null)
    return { kind: 'open', name: null, level: null, ready: false, present: false };
  if (player === null) return { kind: 'bot', name, level, ready: true, present: true };
  const person = personIdOf(code, player);
  const ready = isReady(place);
  const until = days?.holiday?.until ?? 0;
  const signs = {
    ...(once && { once }),
    ...(warned !== null && { warned: true }),
    ...(until > last && { holiday: until }),
  };
  const chosen = face === null ? {} : { face };
  const known = { ...recordShown(record), ...(playedBy && { played_by: playedBy }) };
  return { kind: 'person', name, ...chosen, person, level, ready, present, ...signs, ...known };
}

/** How many of the last games somebody has played to their end; nothing of those who have hardly played. */
export function recordShown(record: Steadiness | undefined): Pick<SeatInfo, 'record'> {
  return record === undefined ? {} : { record: { finished: record[0], games: record[1] } };
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

const NO_OFFERS: JsonOf<Offers> = toJson({ owes: false, moves: [] });

/** The game as a viewer may know it; null before the deal. */
export function viewOf({ game, state }: Table, viewer: Viewer): unknown {
  return state === null ? null : game.view(state, viewer);
}

/** The moves of a seat, for clients that do not know the rules. */
export function offersText({ game, state, phase }: Table, viewer: Viewer): JsonOf<Offers> {
  if (viewer === 'onlooker' || state === null || phase !== 'playing') return NO_OFFERS;
  const moves = game.legalMoves(state, viewer).map((move) => game.notation(move));
  return toJson({ owes: game.deciding(state).includes(viewer), moves });
}

export function tableMessage(
  { code: table, seq, settings, chat: said }: Table,
  info: JsonOf<TableInfo>,
  you: JsonOf<You>,
  { view, clock, offers }: Pick<Parts<MessageOf<'table'>>, 'view' | 'clock' | 'offers'>,
  unheard: ReadonlySet<string>,
): MessageText {
  const isHeard = ({ person }: Said) => person === undefined || !unheard.has(person);
  const chat = toJson(settings.chat === 'off' ? [] : said.filter(isHeard));
  return tableText({ table, seq, info, you, chat, view, clock, offers });
}

export function presenceMessage(table: string, present: boolean[], spectators: number): MessageText {
  return messageText({ type: 'presence', table, present, spectators });
}

export function goneMessage(table: string, reason: RefusalReason): MessageText {
  return messageText({ type: 'gone', table, reason });
}

/** The client is to connect again, where others may serve it. */
export function reconnectMessage(after_ms: number): MessageText {
  return messageText({ type: 'reconnect', after_ms });
}

/** Another node can go on with a table where this one cannot. */
export function elsewhereMessage(): MessageText {
  return reconnectMessage(ELSEWHERE_AFTER_MS);
}

export function doneMessage(id: string, table: string, seq: number): MessageText {
  return doneText({ id, table, seq });
}

export function refusedMessage(id: string | null, table: string | null, reason: RefusalReason): MessageText {
  return messageText({ type: 'refused', id, table, reason });
}
