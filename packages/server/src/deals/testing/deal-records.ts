import {
  addMove,
  type Bot,
  dealt,
  type Game,
  type GameRecord,
  startRecord,
  TASTE_BOTS,
} from '@samsara/engine';
import {
  DEAL_BOT,
  DEAL_SEAT,
  type Deal,
  type DealResult,
  dealFairness,
  dealOfDay,
  playedByBot,
} from '@samsara/engine/deals';
import { GAMES } from '@samsara/engine/games';

/** A game of a day's deal as somebody would send it. */
export interface PlayedRecord {
  readonly record: GameRecord;
  readonly result: DealResult;
  /** `0 play 14`, as they stand in the record. */
  readonly lines: readonly string[];
}

/** A deal played to its end by somebody who decides like a bot. */
export function playedRecord(id: string, day: string, bot: Bot = TASTE_BOTS.casual): PlayedRecord {
  const deal = dealOf(id, day);
  const { lines, ...result } = playedByBot(GAMES[id], deal, bot);
  return { record: recordOf(deal, lines), result, lines };
}

/** A record of these lines, whatever they are, with links that fit. */
export function recordOf(deal: Deal, lines: readonly string[]): GameRecord {
  const seats = Array.from({ length: Number(deal.options.players) }, (_, seat) =>
    seat === DEAL_SEAT
      ? { name: 'Ada', kind: 'person' as const }
      : { name: `Bot ${seat}`, kind: `bot:${DEAL_BOT}` as const },
  );
  const record = startRecord(GAMES[deal.game] as never, deal.options, seats, dealFairness(deal));
  for (const line of lines) {
    const space = line.indexOf(' ');
    addMove(record, Number(line.slice(0, space)), line.slice(space + 1));
  }
  return record;
}

/** The same lines but for one, the first of those seats that could have been another: one that was legal at that moment. */
export function withOtherMove(
  deal: Deal,
  lines: readonly string[],
  isMeant: (seat: number) => boolean,
): string[] {
  const game: Game = GAMES[deal.game];
  const state = dealt(game, { options: deal.options, fairness: dealFairness(deal) });
  for (const [place, line] of lines.entries()) {
    const seat = Number(line.slice(0, line.indexOf(' ')));
    const legal = game.legalMoves(state, seat);
    const other = legal.map((move) => `${seat} ${game.notation(move)}`).find((text) => text !== line);
    if (isMeant(seat) && other !== undefined)
      return [...lines.slice(0, place), other, ...lines.slice(place + 1)];
    const made = legal.find((move) => `${seat} ${game.notation(move)}` === line);
    game.apply(state, seat, made);
  }
  throw new Error('nobody had a choice');
}

export function dealOf(id: string, day: string): Deal {
  return dealOfDay(GAMES[id] as never, day);
}
