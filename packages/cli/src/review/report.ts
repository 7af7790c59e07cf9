import type { GameRecord } from '@samsara/engine';
import type { Parts, Review, ReviewedDecision, SeatReview, TurningPoint } from '@samsara/engine/review';
import type { GameTexts } from '@samsara/engine/texts';
import { bold, dim, inColumns, wrap } from '../output/print.ts';
import type { Words } from '../texts/words.ts';

/** So many turning points are told for each seat. */
const MOST_TOLD = 8;

/** A review in words: for every seat its parts and its turning points. */
export function reportLines(
  review: Review,
  record: GameRecord,
  gameTexts: GameTexts,
  words: Words,
): string[] {
  const { texts } = words;
  const seats = review.seats.flatMap((each) => [
    '',
    bold(record.seats[each.seat].name),
    ...(each.parts === null ? [`  ${texts.review.unfinished}`] : partLines(each.parts, words)),
    ...turningLines(each, words),
  ]);
  return [`${bold(gameTexts.name)}  ${dim(texts.review.inPoints)}`, ...seats];
}

function partLines({ start, cards, deal, others, own, result }: Parts, words: Words): string[] {
  const { review } = words.texts;
  const rows: [string, string][] = [
    [review.start, words.percent(start)],
    [review.cards, `${points(cards, words)}  ${dim(review.ofWhichDeal(points(deal, words)))}`],
    [review.others, points(others, words)],
    [review.own, points(own, words)],
    [review.result, words.percent(result)],
  ];
  return inColumns(rows);
}

function turningLines(seat: SeatReview, words: Words): string[] {
  const told = seat.turningPoints.slice(0, MOST_TOLD).sort((a, b) => a.index - b.index);
  return told.map((point) => wrap(`  ${turningLine(seat, point, words)}`, 4));
}

function turningLine(
  { decisions }: SeatReview,
  { cause, index, change }: TurningPoint,
  words: Words,
): string {
  const { review } = words.texts;
  const moment = review.move(words.number(index + 1), points(change, words));
  const decision = cause === 'own' ? decisions.find((each) => each.index === index) : undefined;
  if (decision === undefined) return `${moment}  ${cause === 'cards' ? review.cards : review.others}`;
  return `${moment}  ${choiceText(decision, words)}`;
}

function choiceText({ mark, made, best }: ReviewedDecision, words: Words): string {
  const { review } = words.texts;
  const said = (move: string) => (move === '' ? review.letsPass : `“${move}”`);
  return `${review.marks[mark]}: ${said(made.move)} ${words.percent(made.chance)}, ${review.better} ${said(best.move)} ${words.percent(best.chance)}`;
}

/** A change of chances in points of a hundred, with its sign. */
function points(change: number, { number }: Words): string {
  const said = number(Math.abs(change) * 100);
  return `${change < 0 ? '−' : '+'}${said}`;
}
