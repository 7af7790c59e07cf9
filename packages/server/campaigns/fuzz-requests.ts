import { below, oneOf, type Random } from '@samsara/engine';
import { REQUESTS } from '../documents/requests.ts';
import { grammarMessage, mutated, type Target } from './fuzz-frames.ts';

/** A request that is nearly right, or not at all. */
export interface FuzzedRequest {
  readonly method: string;
  readonly path: string;
  readonly headers: Record<string, string>;
  readonly body?: string;
}

const METHODS = ['GET', 'POST', 'PUT', 'DELETE', 'PATCH', 'OPTIONS', 'HEAD'];
const STRANGE_PATHS = [
  '/api/../etc/passwd',
  '/%00',
  '/api/tables/%ff',
  '/api//me',
  '/assets/../../package.json',
  '/api/tables/__proto__',
  '/api/plays/constructor/record',
  '/socket',
  '/socket?ticket=x',
  `/${'a'.repeat(5000)}`,
];

export function fuzzedRequest(origin: string, target: Target, random: Random): FuzzedRequest {
  const known = oneOf(random, REQUESTS);
  const path = below(random, 5) === 0 ? oneOf(random, STRANGE_PATHS) : filled(known.path, target, random);
  const method = below(random, 6) === 0 ? oneOf(random, METHODS) : known.method.toUpperCase();
  const headers: Record<string, string> = {
    origin: below(random, 8) === 0 ? 'http://elsewhere.example' : origin,
    'content-type': below(random, 8) === 0 ? 'text/plain' : 'application/json',
    ...(below(random, 4) === 0 && {
      cookie: mutated('samsara=abc.def; other=1', random).replaceAll(/[^ -~]/g, ''),
    }),
  };
  const hasBody = !['GET', 'HEAD'].includes(method);
  return { method, path, headers, ...(hasBody && { body: bodyFor(target, random) }) };
}

function filled(path: string, { table }: Target, random: Random): string {
  const word = () => oneOf(random, [table, `${table}-1`, 'ABCDEF', '-', '%22', 'x'.repeat(300)]);
  const query =
    below(random, 4) === 0 ? `?${oneOf(random, ['game', 'from', 'with', '__proto__[a]'])}=${word()}` : '';
  return path.replaceAll(/\{\w+\}/g, word) + query;
}

function bodyFor(target: Target, random: Random): string {
  const table = {
    game: oneOf(random, ['', 'x', 'constructor']),
    name: 'F',
    seats: [{ kind: 'me' }],
    options: { players: 2 },
  };
  const made = oneOf<unknown>(random, [
    table,
    { name: 'F' },
    { code: 'ABCDEFGH' },
    grammarMessage(target, random),
    {},
    [],
  ]);
  const text = JSON.stringify(made);
  return below(random, 2) === 0 ? text : mutated(text, random);
}
