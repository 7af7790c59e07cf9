import type { Frame, ServerMessage } from './server-messages.ts';

declare const MEANS: unique symbol;

/** A JSON text that means a T. Only this file and `changes.ts` make one, so that no message is put together by hand. */
export type JsonOf<T> = string & { readonly [MEANS]: T };

/** A message as it is sent: written once, however many clients it goes to. */
export type MessageText = JsonOf<ServerMessage>;

export type MessageOf<T extends ServerMessage['type']> = Extract<ServerMessage, { type: T }>;

/** Numbers, and words of letters and digits alone: nothing in them has to be escaped. */
type Plain = 'type' | 'table' | 'id' | 'seq';

/** An object whose parts are written already, all but the plain ones; what may be left out may be undefined. */
export type Parts<T> = {
  readonly [K in keyof T as Exclude<K, 'type'>]: K extends Plain
    ? T[K]
    : Record<never, never> extends Pick<T, K>
      ? JsonOf<Exclude<T[K], undefined>> | undefined
      : JsonOf<T[K]>;
};

export function toJson<T>(value: T): JsonOf<T> {
  // A table without a clock says so with every move.
  return (value === null ? 'null' : JSON.stringify(value)) as JsonOf<T>;
}

/** The JSON of a list whose items are written already. */
export function listJson<T>(items: readonly JsonOf<T>[]): JsonOf<T[]> {
  return `[${items.length === 1 ? items[0] : items.join()}]` as JsonOf<T[]>;
}

/** Any message, written in one go. */
export function messageText(message: ServerMessage): MessageText {
  return toJson(message);
}

// What every move sends is put together from parts that several viewers share. These are templates because a loop over the
// keys of the schema takes half as long again; outgoing.test.ts holds them against the schemas, key by key.

export function doneText({ id, table, seq }: Parts<MessageOf<'done'>>): MessageText {
  return `{"type":"done","id":"${id}","table":"${table}","seq":${seq}}` as MessageText;
}

export function frameJson({ seq, events, happened, said }: Parts<Frame>): JsonOf<Frame> {
  const more = `${field('events', events)}${field('happened', happened)}${field('said', said)}`;
  return `{"seq":${seq}${more}}` as JsonOf<Frame>;
}

export function tableText(parts: Parts<MessageOf<'table'>>): MessageText {
  const { table, seq, info, you, chat, view, clock, offers } = parts;
  const start = `{"type":"table","table":"${table}","seq":${seq},"info":${info},"you":${you},"chat":${chat}`;
  return `${start},"view":${view},"clock":${clock}${field('offers', offers)}}` as MessageText;
}

export function framesText(parts: Parts<MessageOf<'frames'>>): MessageText {
  const { table, frames, info, you, view, changes, clock, offers } = parts;
  const start = `{"type":"frames","table":"${table}","frames":${frames}${field('info', info)}${field('you', you)}`;
  const seen = `${field('view', view)}${field('changes', changes)}`;
  return `${start}${seen}${field('clock', clock)}${field('offers', offers)}}` as MessageText;
}

function field(key: string, part: string | undefined): string {
  return part === undefined ? '' : `,"${key}":${part}`;
}
