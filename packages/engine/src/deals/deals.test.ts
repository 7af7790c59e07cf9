import { describe, expect, test } from 'vitest';
import { TASTE_BOTS } from '../bots/by-taste/taste-bots.ts';
import { BOTS } from '../bots/search/bots.ts';
import { GAMES } from '../games/index.ts';
import { BadInput } from '../kernel/bad-input.ts';
import type { Game } from '../kernel/game.ts';
import { addMove, type GameRecord, startRecord } from '../record/record.ts';
import { DEAL_BOT, DEAL_SEAT, type Deal, dealFairness, dealOf, dealOfDay, isDay, nextOf } from './deal.ts';
import { ownMoves, playedByBot, playedByMoves, provenResult } from './playing.ts';

const DAYS = ['2026-11-16', '2026-11-17', '2028-02-29'];

test('a deal follows from game and day, as anybody can work out', () => {
  // printf 'samsara deal of the day 1\nkarma\n2026-11-16' | sha256sum
  expect(dealOfDay(GAMES.karma, '2026-11-16').seed).toBe(
    '9c9aa5c0eb65965f12b32f2f4b1bd3bb5e7688f50d43a4a7e8f2a8880e14e23b',
  );
  expect(dealOfDay(GAMES.stop, '2026-11-16').seed).not.toBe(dealOfDay(GAMES.karma, '2026-11-16').seed);
  expect(() => dealOfDay(GAMES.karma, '2026-02-29')).toThrow(BadInput);
  expect(() => dealOf(GAMES.karma, 'abc')).toThrow(BadInput);
});

test('a day is one that a calendar has', () => {
  expect(['2026-11-16', '2028-02-29', '2000-02-29'].every(isDay)).toBe(true);
  expect(
    [
      '2027-02-29',
      '2100-02-29',
      '2026-13-01',
      '2026-00-10',
      '2026-11-00',
      '2026-11-31',
      '26-11-16',
      '2026-11-16T00',
      '',
    ].some(isDay),
  ).toBe(false);
});

test('of those who are asked together the person comes first, then the bots by seat', () => {
  expect(nextOf([2, 0, 1])).toBe(DEAL_SEAT);
  expect(nextOf([3, 1])).toBe(1);
  expect(nextOf([])).toBe('clock');
});

describe.each(Object.values(GAMES))('a deal of $meta.id', (game: Game) => {
  test.each(DAYS)(
    'of %s: the same choices give the same game, and it is proven by playing it again',
    (day) => {
      const deal = dealOfDay(game, day);
      const played = playedByBot(game, deal, TASTE_BOTS.casual);
      expect(playedByBot(game, deal, TASTE_BOTS.casual)).toEqual(played);
      const { lines, ...result } = played;
      expect(provenResult(game, deal, recordOf(game, deal, lines))).toEqual(result);
    },
  );

  test('is known from the moves of the person alone', () => {
    const deal = dealOfDay(game, DAYS[0]);
    const played = playedByBot(game, deal, TASTE_BOTS.casual);
    const own = ownMoves(played.lines);
    expect(own).toHaveLength(played.choices);
    expect(playedByMoves(game, deal, own)).toEqual(played);
    expect(() => playedByMoves(game, deal, own.slice(0, -1))).toThrow(BadInput);
    expect(() => playedByMoves(game, deal, [...own, own[0]])).toThrow(BadInput);
  });

  test('is told apart by whoever plays it', () => {
    const deal = dealOfDay(game, DAYS[0]);
    const games = [TASTE_BOTS.novice, BOTS.skilled].map((bot) => playedByBot(game, deal, bot).lines.join());
    expect(games[0]).not.toBe(games[1]);
  });

  test('refuses whatever was not played', () => {
    const deal = dealOfDay(game, DAYS[0]);
    const { lines } = playedByBot(game, deal, TASTE_BOTS.casual);
    const refused = (changed: readonly string[], from: Deal = deal) => {
      expect(() => provenResult(game, deal, recordOf(game, from, changed))).toThrow(BadInput);
    };
    refused(lines.slice(0, -1));
    refused([...lines, lines[lines.length - 1]]);
    refused(lines, dealOfDay(game, DAYS[1]));
    const ofBot = lines.findIndex((line) => !line.startsWith(`${DEAL_SEAT} `));
    refused(without(lines, ofBot));
    refused(without(lines, ofBot, '1 nonsense'));
    const own = lines.findIndex((line) => line.startsWith(`${DEAL_SEAT} `));
    refused(without(lines, own, `${DEAL_SEAT} nonsense`));
  });
});

/** The lines without one of them, or with something in its place. */
function without(lines: readonly string[], index: number, ...instead: readonly string[]): string[] {
  return [...lines.slice(0, index), ...instead, ...lines.slice(index + 1)];
}

function recordOf(game: Game, deal: Deal, lines: readonly string[]): GameRecord {
  const seats = Array.from({ length: Number(deal.options.players) }, (_, seat) =>
    seat === DEAL_SEAT
      ? { name: 'Ada', kind: 'person' as const }
      : { name: `Bot ${seat}`, kind: `bot:${DEAL_BOT}` as const },
  );
  const record = startRecord(game as never, deal.options, seats, dealFairness(deal));
  for (const line of lines) {
    const space = line.indexOf(' ');
    addMove(record, Number(line.slice(0, space)), line.slice(space + 1));
  }
  return record;
}
