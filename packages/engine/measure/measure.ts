// node measure: the games. node measure GAME BOT,BOT… FIRST COUNT DECISIONS LOOKS PLANTED [by-taste]: plays deals between bots
// and writes, for each, a line with the game (G), one with results and what the cards brought by seat (L), lines with
// decisions as a review sees them (D), and lines with planted mistakes (P).

import type { BotName } from '../src/bots/by-taste/taste-bots.ts';
import { valueMoves } from '../src/bots/search/search.ts';
import { GAMES } from '../src/games/index.ts';
import type { Game } from '../src/kernel/game.ts';
import { shuffle } from '../src/kernel/random.ts';
import { AS_FOUND } from '../src/review/calibration.ts';
import { judge } from '../src/review/decision.ts';
import { luckIn } from '../src/review/luck.ts';
import { USUAL_BUDGET } from '../src/review/review.ts';
import { randomFor } from '../src/review/seeds.ts';
import { type Choice, timelineFrom } from '../src/review/timeline.ts';
import { optionsFor, type PlayedGame, playGame, written } from './played-game.ts';

const [name, bots = '', first, count, decisions, looks, planted, byTaste] = process.argv.slice(2);
const seated = bots.split(',') as BotName[];
/** States for each move when a reference values them all. */
const MANY = 500;
const BUDGET = { ...USUAL_BUDGET, playouts: 0 };

if (name === undefined) console.log(JSON.stringify(Object.keys(GAMES)));
for (let deal = Number(first); deal < Number(first) + Number(count); deal++) {
  measureGame(GAMES[name], deal);
}

function measureGame(game: Game, deal: number): void {
  const played = playGame(game, seated.length, seated, deal);
  write('G', written(played));
  const options = optionsFor(game, seated.length);
  const start = game.setup(options, deal);
  if (Number(looks) > 0) {
    const luck = luckIn(game, options, start, played.lines, Number(looks), deal);
    const results = luck.map((_, seat) => (played.winners.includes(seat) ? 1 : 0));
    write('L', deal, ...results, ...luck.map(short));
  }
  judgeGame(byTaste === undefined ? game : withoutMind(game), played, start);
}

/** The rules as a review knows them where nothing was learned, or it is not there. */
function withoutMind({ mind, ...game }: Game): Game {
  return game;
}

function judgeGame(game: Game, { deal, winners, lines }: PlayedGame, start: unknown): void {
  const { steps } = timelineFrom(game, start, lines);
  const choices = steps.flatMap((step) => step.decisions);
  const picked = choices.map((_, place) => place);
  shuffle(randomFor(deal, 1), picked);
  const numbers = numbersOf(choices);
  for (const place of picked.slice(0, Number(decisions))) {
    const choice = choices[place];
    const { seat, index } = choice;
    const view = game.view(steps[index].before, seat);
    const { best, made } = judge(game, view, choice, numbers[place], AS_FOUND, BUDGET, deal);
    const won = winners.includes(seat) ? 1 : 0;
    write(
      'D',
      deal,
      seat,
      index,
      choices.length,
      won,
      short(best.chance),
      short(made.chance),
      best.move === made.move ? 1 : 0,
    );
  }
  for (const place of picked.slice(0, Number(planted))) {
    const choice = choices[place];
    plant(game, game.view(steps[choice.index].before, choice.seat), choice, deal, numbers[place]);
  }
}

/** Replaces the move by the worst one and lets a review look at it. Which is worst and what it costs is found apart. */
function plant(game: Game, view: unknown, choice: Choice, deal: number, number: number): void {
  const reference = (use: number) => {
    const attention = { states: MANY, onceIn: () => 1 };
    const estimates = valueMoves(game, view, choice.seat, attention, randomFor(deal, number, use), game.mind);
    return new Map(estimates.map(({ notation, value }) => [notation, value]));
  };
  const [chosen, valued] = [reference(101), reference(102)];
  const sorted = [...chosen].sort(([, a], [, b]) => b - a);
  const [best, worst] = [sorted[0][0], sorted[sorted.length - 1][0]];
  const cost = (valued.get(best) as number) - (valued.get(worst) as number);
  const review = judge(game, view, { ...choice, made: worst }, number, AS_FOUND, BUDGET, deal);
  const [bestValue, reviewed] = [valued.get(best) as number, review.best.chance];
  write(
    'P',
    deal,
    choice.seat,
    choice.index,
    short(bestValue),
    short(cost),
    short(reviewed),
    short(review.own),
  );
}

/** Of each choice: which one of its seat it is. */
function numbersOf(choices: readonly Choice[]): number[] {
  const counts = new Map<number, number>();
  return choices.map(({ seat }) => {
    const number = counts.get(seat) ?? 0;
    counts.set(seat, number + 1);
    return number;
  });
}

function short(value: number): number {
  return Math.round(value * 1e4) / 1e4;
}

function write(...parts: (string | number)[]): void {
  process.stdout.write(`${parts.join('\t')}\n`);
}
