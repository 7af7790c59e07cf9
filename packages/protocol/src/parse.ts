import * as v from 'valibot';
import { CLIENT_MESSAGES, ClientMessage } from './client-messages.ts';
import { RefusalCode, type RefusalReason } from './refusals.ts';
import { LARGEST_MESSAGE } from './version.ts';
import { COMMAND_ID, LONGEST_MOVE, TABLE_CODE } from './words.ts';

/** Something from outside in the form it must have, or why it is not. */
export type Parsed<T> =
  | { readonly ok: true; readonly value: T }
  | { readonly ok: false; readonly reason: RefusalReason };

/** A message from a client, or why it is none. */
export function parseClientMessage(text: string): Parsed<ClientMessage> {
  if (text.length > LARGEST_MESSAGE) return refused('too-large');
  let json: unknown;
  try {
    json = JSON.parse(text);
  } catch {
    return refused('not-json');
  }
  return isMove(json) ? { ok: true, value: json } : parseAs(formOf(json), json);
}

/** Nearly all messages are moves: this says the same as their schema, in a fraction of the time. */
function isMove(json: unknown): json is Extract<ClientMessage, { type: 'move' }> {
  if (typeof json !== 'object' || json === null) return false;
  const { type, id, table, move } = json as Readonly<Record<string, unknown>>;
  if (type !== 'move' || typeof id !== 'string' || typeof table !== 'string' || typeof move !== 'string')
    return false;
  if (move === '' || move.length > LONGEST_MOVE) return false;
  return COMMAND_ID.test(id) && TABLE_CODE.test(table) && Object.keys(json).length === 4;
}

/** The form of messages of its type; what has no type we know is compared with all of them. */
function formOf(json: unknown): v.GenericSchema<unknown, ClientMessage> {
  const type = typeof json === 'object' && json !== null && 'type' in json ? json.type : undefined;
  return CLIENT_MESSAGES.get(type) ?? ClientMessage;
}

/** Something from outside, checked by its schema; a flaw is named by its place. */
export function parseAs<S extends v.GenericSchema>(schema: S, given: unknown): Parsed<v.InferOutput<S>> {
  const result = v.safeParse(schema, given, { abortEarly: true });
  if (result.success) return { ok: true, value: result.output };
  const [issue] = result.issues;
  return refused(codeOf(issue.message), v.getDotPath(issue) ?? '');
}

/** Schemas name the refusal where a person can do something about it. */
function codeOf(message: string): RefusalReason['code'] {
  return v.is(RefusalCode, message) ? message : 'wrong-form';
}

function refused(code: RefusalReason['code'], detail?: string): { ok: false; reason: RefusalReason } {
  return { ok: false, reason: detail === undefined ? { code } : { code, detail } };
}
