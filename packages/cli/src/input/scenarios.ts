import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { asObject, BadInput, type Game } from '@samsara/engine';
import { type Difference, readScenario, runScenario, type Scenario } from '@samsara/engine/testing';
import { inFile, readJsonFile } from './files.ts';
import { gameNamedIn } from './game-choice.ts';

/** A scenario that was run: what differs, or why it cannot be run at all. */
export interface Checked {
  readonly file: string;
  /** The file, and the place inside it. */
  readonly place: string;
  readonly scenario?: Scenario;
  readonly game?: Game;
  readonly result: readonly Difference[] | BadInput;
}

/** Runs all scenarios of a file, or of all JSON files in a directory; `-` is the standard input. */
export function checkScenarios(path: string, game: string | undefined): Checked[] {
  return jsonFilesIn(path).flatMap((file) => {
    const found = orBadInput(() => scenariosIn(file));
    if (found instanceof BadInput) return [{ file, place: file, result: found }];
    return found.map((entry) => check(file, entry, game));
  });
}

function jsonFilesIn(path: string): string[] {
  if (path === '-' || !statSync(path, { throwIfNoEntry: false })?.isDirectory()) return [path];
  return readdirSync(path, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.json'))
    .sort()
    .map((name) => join(path, name));
}

/** Something that should be a scenario, where it stands, and the game that its file names. */
interface Entry {
  readonly given: unknown;
  readonly place: string;
  readonly game: unknown;
}

/** A file holds one scenario, a list of them, or `{ game, scenarios }`. */
function scenariosIn(file: string): Entry[] {
  const json = readJsonFile(file);
  if (Array.isArray(json)) return json.map((given, i) => ({ given, place: `[${i}]`, game: undefined }));
  const object = inFile(file, () => asObject(json, ''));
  if (!Array.isArray(object.scenarios)) return [{ given: object, place: '', game: undefined }];
  return object.scenarios.map((given, i) => ({ given, place: `scenarios[${i}]`, game: object.game }));
}

function check(file: string, { given, place, game: named }: Entry, otherwise: string | undefined): Checked {
  const where = [file, place].filter(Boolean).join(': ');
  const scenario = orBadInput(() => inFile(file, () => readScenario(given, place)));
  if (scenario instanceof BadInput) return { file, place: where, result: scenario };
  const own = (given as { game?: unknown }).game ?? scenario.given.game;
  const game = orBadInput(() => inFile(where, () => gameNamedIn(own ?? named, otherwise)));
  if (game instanceof BadInput) return { file, place: where, scenario, result: game };
  const result = orBadInput(() => inFile(where, () => runScenario(game, scenario)));
  return { file, place: where, scenario, game, result };
}

function orBadInput<T>(make: () => T): T | BadInput {
  try {
    return make();
  } catch (error) {
    if (error instanceof BadInput) return error;
    throw error;
  }
}
