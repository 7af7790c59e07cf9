import { createHash } from 'node:crypto';
import { addMove, type GameRecord, startRecord, TASTE_BOTS, writeRecord } from '@samsara/engine';
import { type DealResult, dealFairness, dealOfDay, playedByBot } from '@samsara/engine/deals';
import { GAMES } from '@samsara/engine/games';
import { describe, expect, test } from 'vitest';
import { fileWith, lastJson, samsara } from '../testing/samsara.ts';
import { samsaraHere } from '../testing/samsara-here.ts';

const DAY = '2026-11-16';
// printf 'samsara deal of the day 1\nkarma\n2026-11-16' | sha256sum
const SEED = '9c9aa5c0eb65965f12b32f2f4b1bd3bb5e7688f50d43a4a7e8f2a8880e14e23b';
const game = GAMES.karma;
const { lines, ...result } = playedByBot(game, dealOfDay(game, DAY), TASTE_BOTS.casual);

function recordOf(day: string, moves: readonly string[]): GameRecord {
  const deal = dealOfDay(game, day);
  const seats = Array.from({ length: Number(deal.options.players) }, (_, seat) => ({
    name: `Seat ${seat}`,
    kind: seat === 0 ? ('person' as const) : ('bot:casual' as const),
  }));
  const record = startRecord(game as never, deal.options, seats, dealFairness(deal));
  for (const line of moves) addMove(record, Number(line[0]), line.slice(2));
  return record;
}

describe('deal', () => {
  test('is worked out from game and day, as it says', async () => {
    const run = await samsara(`deal karma --day ${DAY} --bots novice,casual --json`);
    expect(run.code).toBe(0);
    const shown = lastJson<Record<string, unknown> & { sha256Of: string; bots: Record<string, DealResult> }>(
      run,
    );
    expect(shown).toMatchObject({ game: 'karma', day: DAY, seed: SEED, seat: 0, others: 'casual' });
    expect(createHash('sha256').update(shown.sha256Of).digest('hex')).toBe(SEED);
    expect(Object.keys(shown.bots)).toEqual(['novice', 'casual']);
    expect(shown.bots.casual).toEqual(result);
  });

  test('is told in every language', async () => {
    const line = `deal karma --day ${DAY} --bots casual --lang`;
    const [en, de, fr] = await Promise.all(['en', 'de', 'fr'].map((lang) => samsaraHere(`${line} ${lang}`)));
    for (const { code, out } of [en, de, fr]) {
      expect(code).toBe(0);
      expect(out).toContain(SEED);
      expect(out).toContain(`printf 'samsara deal of the day 1\\nkarma\\n${DAY}' | sha256sum`);
      expect(out).toContain('players=4');
    }
    const said = [result.won ? 'wins' : 'does not win', `${result.choices} decisions`];
    expect(en.out).toContain(`casual  ${said.join(', ')}`);
    expect(de.out).toContain(`${result.choices} Entscheidungen`);
    expect(fr.out).toContain(`${result.choices} décisions`);
  });

  test('is today’s where no day is named', async () => {
    const before = new Date().toISOString().slice(0, 10);
    const { day } = lastJson<{ day: string }>(await samsaraHere('deal karma --bots casual --json'));
    expect([before, new Date().toISOString().slice(0, 10)]).toContain(day);
  });

  test.each(['2026-02-29', 'tomorrow', '26-11-16'])('is that of no such day: %s', async (day) => {
    const run = await samsaraHere(`deal karma --day ${day}`);
    expect([run.code, run.err]).toEqual([2, expect.stringContaining('--day')]);
  });
});

describe('deal --prove', () => {
  const prove = (content: unknown, day = DAY, id = 'karma') =>
    samsaraHere(['deal', id, '--day', day, '--prove', fileWith(content), '--json']);

  test('says yes to a game that was played, and how it ended', async () => {
    const file = fileWith(writeRecord(recordOf(DAY, lines)), 'game.json');
    const run = await samsaraHere(['deal', 'karma', '--day', DAY, '--prove', file]);
    expect(run.code).toBe(0);
    expect(run.out).toMatch(new RegExp(`^yes: .*game\\.json: .*${result.choices} decisions\n$`));
    expect(lastJson(await prove(recordOf(DAY, lines)))).toMatchObject({ ok: true, result });
  });

  test.each<[string, GameRecord, string]>([
    ['another day', recordOf('2026-11-17', lines), 'fairness'],
    ['a game without its end', recordOf(DAY, lines.slice(0, -1)), `moves[${lines.length - 1}]`],
    ['a move after the end', recordOf(DAY, [...lines, lines[0]]), `moves[${lines.length}]`],
  ])('says no to %s', async (_, record, place) => {
    const run = await prove(record);
    expect(run.code).toBe(1);
    expect(lastJson(run)).toMatchObject({ ok: false, wrong: { place } });
    const told = await samsaraHere([
      'deal',
      'karma',
      '--day',
      DAY,
      '--prove',
      fileWith(record),
      '--lang',
      'de',
    ]);
    expect([told.code, told.out]).toEqual([1, expect.stringMatching(/^nein: /)]);
  });

  test('says no to another game, and cannot use what is no record', async () => {
    const other = Object.keys(GAMES).find((id) => id !== 'karma');
    expect((await prove(recordOf(DAY, lines), DAY, other)).code).toBe(1);
    for (const content of ['{', '{}', { format: 'samsara-record' }])
      expect((await prove(content)).code).toBe(2);
    expect((await samsaraHere('deal karma --prove no-such-file.json')).code).toBe(2);
  });
});
