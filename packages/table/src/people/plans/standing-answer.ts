import { fastRandom, type StandingQuestions } from '@samsara/engine';
import type { Table } from '../../state/table.ts';

type Moment = Pick<Table, 'game' | 'state'>;
type Answers = Readonly<Record<string, string>>;

/** Are these rules that the game knows? Names from outside may be anything. */
export function areStandingAnswers(answers: Answers, questions: StandingQuestions): boolean {
  return Object.entries(answers).every(
    ([question, rule]) =>
      Object.hasOwn(questions, question) && Object.hasOwn(questions[question].rules, rule),
  );
}

/** Is what the seat is asked, or may answer, one of the kinds that can be answered in advance? */
export function isStandingQuestion(
  { game, state }: Moment,
  seat: number,
  questions: StandingQuestions,
): boolean {
  const seen = seenBy({ game, state }, seat);
  return Object.values(questions).some((question) => question.isAsked(seen, seat));
}

/** Does one of these rules answer it? */
export function isAnsweredByRule(
  { game, state }: Moment,
  seat: number,
  answers: Answers,
  questions: StandingQuestions,
): boolean {
  const seen = seenBy({ game, state }, seat);
  return questionFor(seen, seat, answers, questions) !== undefined;
}

/** The move that a rule makes for a seat, in its notation; null where none does, or where it lets the moment pass. */
export function standingAnswer(
  { game, state }: Moment,
  seat: number,
  answers: Answers,
  questions: StandingQuestions,
): string | null {
  // A rule gets what the seat sees, and nothing else.
  const seen = seenBy({ game, state }, seat);
  const name = questionFor(seen, seat, answers, questions);
  if (name === undefined) return null;
  const move = questions[name].rules[answers[name]](game.legalMoves(seen, seat), seen, seat);
  return move === undefined ? null : game.notation(move);
}

function questionFor(
  seen: unknown,
  seat: number,
  answers: Answers,
  questions: StandingQuestions,
): string | undefined {
  return Object.keys(answers).find(
    (name) => areStandingAnswers({ [name]: answers[name] }, questions) && questions[name].isAsked(seen, seat),
  );
}

function seenBy({ game, state }: Moment, seat: number): unknown {
  return game.imagine(game.view(state, seat), fastRandom(1));
}
