import { readFileSync } from 'node:fs';
import { actorAndMove, type GameRecord, readRecord } from '@samsara/engine';
import { GAMES } from '@samsara/engine/games';
import { type Body, type Entry, PEOPLE_ENTRIES, recordAtDeal, type Table, tableAfter } from '@samsara/table';
import { expect, test } from 'vitest';

const CORPUS = new URL('../../../engine/src/record/corpus/', import.meta.url);

/** Games that were played before a rule was decided anew. MK-197, STR-71 */
const EARLIER = ['mieses-karma-clock', 'stop-stored-accept'];

/** The log as the server wrote it then, with options that knew nothing of what came later. */
function logOf({ game, options, seats, fairness, moves }: GameRecord): Body[] {
  const settings: Table['settings'] = {
    public: false,
    spectators: null,
    chat: 'off',
    absence: { after_s: 60, stand_in: 'nobody' },
  };
  return [
    {
      type: 'open',
      game,
      options,
      settings,
      host: 'player-0',
      seats: seats.map(({ name, kind }, seat) => ({
        player: kind === 'person' ? `player-${seat}` : null,
        name,
        level: kind === 'person' ? null : kind.slice('bot:'.length),
      })),
      seed: fairness.serverSeed ?? '',
      round: 1,
      made: 0,
      chat: [],
    },
    { type: 'change', options },
    ...fairness.entropy.map((entropy, seat): Body => ({ type: 'ready', seat, entropy })),
    { type: 'start' },
    ...moves.map(([line]): Body => {
      const { actor, text } = actorAndMove(line) ?? { actor: -1, text: line };
      return actor === 'clock' ? ['c', text] : ['m', actor, text];
    }),
  ];
}

test.each(EARLIER)('a log of before folds to the same table today: %s', (name) => {
  const record = readRecord(readFileSync(new URL(`${name}.json`, CORPUS), 'utf8'));
  const entries = logOf(record).map((body, seq): Entry => {
    const entry = { table: 'ABC234', seq, command: `${seq}`, actor: 'player-0', at: seq, link: '' };
    return { ...entry, body: JSON.stringify(body) };
  });
  const table = tableAfter(entries, GAMES[record.game], PEOPLE_ENTRIES);
  expect(table.options).toEqual(record.options);
  expect(recordAtDeal(table).options).toEqual(record.options);
  expect(GAMES[record.game].outcome(table.state)).toEqual(record.end?.outcome);
});
