import { BadInput, fastRandom, findMove, type Game, type Refusal, refusalOf } from '@samsara/engine';
import { type GameTexts, type Names, withCardWords } from '@samsara/engine/texts';
import { Refused, type Standing } from './model-table.ts';

/** Any number: what is legal does not depend on what is imagined. */
const SEED = 1;

function namesAt({ seats, seat }: Standing): Names {
  return { seats: seats.map(({ name }) => name), you: seat };
}

/** Some state that looks like this to the seat. Everything about moves is worked out from it, never from the real one. */
function imagined({ game, view, phase }: Standing): unknown {
  if (view === null) throw new Refused('not-dealt', 'The cards are not dealt yet. Use wait_for_turn.');
  if (phase === 'closed') throw new Refused('closed', 'The table is closed.');
  return game.imagine(view, fastRandom(SEED));
}

interface MoveShown {
  readonly move: string;
  readonly says: string;
}

export function movesOf(standing: Standing, texts: GameTexts): MoveShown[] {
  const { game, seat, owes, mayAct } = standing;
  if (!owes && !mayAct) return [];
  const names = namesAt(standing);
  return game
    .legalMoves(imagined(standing), seat)
    .map((move) => ({ move: game.notation(move), says: texts.move(move, names) }));
}

/** The notation of the legal move that is meant; otherwise the reason and its clause. */
export function moveMeant(standing: Standing, attempt: string, texts: GameTexts): string {
  const state = imagined(standing);
  const { game, seat } = standing;
  if (standing.phase !== 'playing')
    throw new Refused('not-now', `Nobody can move now: the game is ${standing.phase}.`);
  const spelt = spelling(game, state, seat, attempt, texts);
  const move = findMove(game, state, seat, spelt);
  if (move === undefined) throw illegal(refusalOf(game, state, seat, spelt), texts);
  return game.notation(move);
}

function spelling(game: Game, state: unknown, seat: number, attempt: string, texts: GameTexts): string {
  if (findMove(game, state, seat, attempt) !== undefined) return attempt;
  try {
    return withCardWords(texts, attempt);
  } catch (error) {
    if (error instanceof BadInput) throw new Refused('unclear-card', `${error.place}: ${error.detail}`);
    throw error;
  }
}

function illegal(refusal: Refusal, texts: GameTexts): Refused {
  const { code, clause, cards, moves } = refusal;
  const rule = texts.rules[clause] ?? '';
  const says = `${texts.refusal(refusal)} (${clause}: ${rule})`;
  return new Refused('illegal-move', says, { refusal: { code, clause, cards, moves, rule } });
}

/** The table as the seat sees it: in sentences, and as data. */
export function lookAt(standing: Standing, news: readonly unknown[], texts: GameTexts) {
  const { game, view, owes, mayAct, phase, leftMs, table, seat, seats } = standing;
  const names = namesAt(standing);
  const happened = news.map((event) => texts.event(event, names));
  const outcome = view === null ? null : (game.outcome(imagined(standing)) ?? null);
  const lines = [
    `${texts.name}, table ${table}, ${phase}. You are ${names.seats[seat]}, seat ${seat}.`,
    `Seats: ${seats.map(({ name, kind }, i) => `${i} ${name} (${kind})`).join(', ')}.`,
    ...(happened.length > 0 ? ['What happened since you last looked:', ...happened] : []),
    ...(view === null ? [] : ['The table as you see it:', ...texts.table(view, names)]),
    ...(outcome === null
      ? [turnLine(standing, texts)]
      : [`${texts.endings[outcome.reason] ?? outcome.reason}`, winnersLine(outcome.winners, names)]),
    ...(leftMs === null ? [] : [`Time left: ${Math.ceil(leftMs / 1000)} seconds.`]),
  ];
  const data = {
    table,
    game: game.meta.id,
    seat,
    seats,
    phase,
    owes,
    mayAct,
    leftMs,
    happened,
    view,
    outcome,
  };
  return { says: lines.join('\n'), data };
}

function turnLine(standing: Standing, texts: GameTexts): string {
  const { owes, mayAct, view, phase } = standing;
  if (phase === 'paused') return 'The game is paused.';
  if (view === null) return 'Waiting for the deal, which is the host’s to start.';
  if (owes) return `It is for you to decide. ${texts.asks(view, namesAt(standing))}`;
  const others = texts.asks(view, namesAt(standing));
  return mayAct ? `You may act, but need not. ${others}` : others;
}

function winnersLine(winners: readonly number[], { seats, you }: Names): string {
  const named = winners.map((seat) => (seat === you ? 'you' : seats[seat]));
  return `Won by: ${named.join(', ') || 'nobody'}.`;
}
