import { below, findMove, type Random } from '@samsara/engine';
import { randomAttempt } from '@samsara/engine/testing';
import { type Deal, termsOf } from './leak-deals.ts';
import type { Transcript } from './transcript.ts';

const ATTEMPTS = 3;

/** A longer message is no question to the game: it closes the socket. */
const LONGEST_ATTEMPT = 500;

/** A question over the socket; each gets one answer. */
type Question = Readonly<Record<string, unknown>>;

/**
 * Everything a viewer can ask over the socket, on both sides: the table afresh and from each of the given numbers on, and
 * moves that are refused.
 */
export async function lookClosely(
  deal: Deal,
  state: unknown,
  numbers: readonly number[],
  watching: readonly Transcript[],
  random: Random,
): Promise<void> {
  const watches: Question[] = [
    { type: 'watch' },
    ...(deal.viewer === 'onlooker' ? [] : [{ type: 'watch', onlooker: true }]),
    ...numbers.map((after) => ({ type: 'watch', after, moves: below(random, 4) === 0 })),
    { type: 'watch' },
  ];
  const moves = attempts(deal, state, random).map((move, i) => ({ type: 'move', id: `x${i}`, move }));
  await Promise.all(
    watching.map(async (transcript) => {
      // Of several that wait for the same table only the last is answered. And what is no message is refused at once, what is
      // no move when the table comes to it: that order is nobody's.
      for (const question of [...watches, ...moves]) await ask(transcript, question);
    }),
  );
}

async function ask(transcript: Transcript, question: Question): Promise<void> {
  const { guest, table } = transcript;
  const answered = transcript.until(transcript.count + 1);
  guest.sendText(JSON.stringify({ ...question, table }));
  await answered;
}

/** Everything a viewer can ask for by requests. */
export async function readLists(transcript: Transcript): Promise<void> {
  const { guest, table } = transcript;
  const paths = [`/api/tables/${table}`, '/api/my-games', '/api/tables', `/api/plays/${table}-1/record`];
  const lists = await Promise.all(paths.map((path) => guest.request('GET', path)));
  for (const { status, body } of lists) transcript.note({ status, body });
}

/** Moves that will be refused: one that would be carried out is no question. */
function attempts(deal: Deal, state: unknown, random: Random): string[] {
  const { game, viewer } = deal;
  const terms = termsOf(deal);
  const seat = viewer === 'onlooker' ? 0 : viewer;
  const isRefused = (attempt: string) =>
    viewer === 'onlooker' || findMove(game, state, viewer, attempt) === undefined;
  return Array.from({ length: viewer === 'onlooker' ? 1 : ATTEMPTS }, () =>
    randomAttempt(terms, state, seat, random),
  ).filter((attempt) => attempt.length <= LONGEST_ATTEMPT && isRefused(attempt));
}
