import { BadInput } from '../kernel/bad-input.ts';
import { asList, asObject, asText, at, knownKeys } from '../kernel/json.ts';
import { many, type Scenario } from './scenario.ts';

const KEYS = ['game', 'rule', 'says', 'given', 'rejected', 'moves', 'then', 'legal', 'illegal', 'view'];
/** What a position that cannot be says nothing about. */
const AFTERWARDS = ['moves', 'then', 'legal', 'illegal', 'view'];

/** Checks the form of a scenario that comes from a file. */
export function readScenario(given: unknown, place: string): Scenario {
  const object = asObject(given, place);
  knownKeys(object, place, KEYS);
  asObject(object.given, at(place, 'given'));
  const texts = (key: string) => {
    for (const [i, text] of many(object[key]).entries()) asText(text, at(at(place, key), i));
  };
  if (object.rule !== undefined) texts('rule');
  if (object.says !== undefined) asText(object.says, at(place, 'says'));
  if (object.rejected !== undefined) {
    readRejection(object.rejected, at(place, 'rejected'));
    const more = AFTERWARDS.find((key) => object[key] !== undefined);
    if (more !== undefined) throw new BadInput('do-not-go-together', at(place, more), 'rejected');
  }
  if (object.moves !== undefined) {
    for (const [i, step] of asList(object.moves, at(place, 'moves')).entries())
      readForbidden(step, 'refused', at(at(place, 'moves'), i));
  }
  texts('legal');
  for (const [i, entry] of many(object.illegal).entries())
    readForbidden(entry, 'move', at(at(place, 'illegal'), i));
  if (object.then !== undefined) asObject(object.then, at(place, 'then'));
  if (object.view !== undefined) {
    for (const [who, seen] of Object.entries(asObject(object.view, at(place, 'view')))) {
      asObject(seen, at(at(place, 'view'), who));
    }
  }
  return { rule: '', says: '', ...object } as unknown as Scenario;
}

/** A move as a text, or an object that names it by `key`, with the clause or code of its refusal. */
function readForbidden(entry: unknown, key: 'move' | 'refused', place: string): void {
  if (typeof entry === 'string') return;
  const object = asObject(entry, place);
  knownKeys(object, place, [key, 'clause', 'code']);
  asText(object[key], at(place, key));
  for (const name of ['clause', 'code'])
    if (object[name] !== undefined) asText(object[name], at(place, name));
}

function readRejection(given: unknown, place: string): void {
  if (typeof given === 'string') return;
  const object = asObject(given, place);
  knownKeys(object, place, ['code', 'place', 'detail']);
  asText(object.code, at(place, 'code'));
  for (const key of ['place', 'detail']) if (object[key] !== undefined) asText(object[key], at(place, key));
}
