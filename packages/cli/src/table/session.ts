import { BadInput, framesFor } from '@samsara/engine';
import type { GameTexts, Names } from '@samsara/engine/texts';
import { failureLine } from '../output/failures.ts';
import { bold, cyan, dim, green, inColumns, print, wrap, yellow } from '../output/print.ts';
import { clauseLine, clauseNamed, refusalLines } from '../rules/clauses.ts';
import type { Words } from '../texts/words.ts';
import { meaningOf } from './dialogue.ts';
import type { Lines } from './lines.ts';
import { letOthersAct, makeMove, owesAnswer, type Step, type Table } from './table.ts';
import { undo } from './undo.ts';

/** A table, how it is told, and where its lines come from. */
export interface Session {
  readonly table: Table;
  readonly names: Names;
  readonly words: Words;
  readonly gameTexts: GameTexts;
  readonly lines: Lines;
  /** Called whenever something has happened. */
  readonly keep: () => void;
}

/** How a session ended: the game was played to its end, or the person left. */
export type Ending = 'over' | 'left' | 'end-of-input';

export async function playSession(session: Session): Promise<Ending> {
  const { table, keep } = session;
  let passed = false;
  for (;;) {
    const told = table.history.length;
    const standing = letOthersAct(table, passed);
    tellSteps(session, table.history.slice(told));
    keep();
    if (standing === 'over') return 'over';
    showQuestion(session);
    const answer = await askUntilMoved(session);
    if (answer === 'left' || answer === 'end-of-input') return answer;
    passed = answer === 'passed';
  }
}

/** Goes on asking until a move was made; whatever else is said changes nothing. */
async function askUntilMoved(session: Session): Promise<'moved' | 'passed' | 'left' | 'end-of-input'> {
  const { table, words, lines } = session;
  const { play } = words.texts;
  for (;;) {
    const line = await lines.next(`${cyan('›')} `);
    if (line === undefined) return 'end-of-input';
    const meaning = meaningOf(line, table, words.texts, session.gameTexts);
    switch (meaning.type) {
      case 'move':
        makeMove(table, table.you, meaning.move);
        print();
        tellSteps(session, table.history.slice(-1));
        return 'moved';
      case 'nothing':
        if (!owesAnswer(table)) return 'passed';
        showMoves(session);
        break;
      case 'quit':
        return 'left';
      case 'refused':
        printAll(refusalLines(session.gameTexts, meaning.refusal));
        break;
      case 'bad-input':
        print(yellow(failureLine(meaning.error, words)));
        break;
      case 'no-such-number':
        print(yellow(play.noSuchNumber(meaning.most)));
        break;
      case 'why':
        answerWhy(session, meaning.answer);
        break;
      case 'rule':
        showRule(session, meaning.word);
        break;
      case 'undo':
        takeBack(session);
        break;
      case 'hand':
        showQuestion(session);
        break;
      case 'log':
        tellSteps(session, table.history);
        break;
      case 'help':
        showHelp(session);
        break;
    }
  }
}

/** What happened, as far as the person may know it, in sentences. */
function tellSteps({ table, names, gameTexts }: Session, steps: readonly Step[]): void {
  for (const { events } of steps) {
    for (const frame of framesFor(table.game, events, table.you)) {
      if (frame !== null) print(wrap(`  ${gameTexts.event(frame, names)}`, 2));
    }
  }
}

/** The table in words, what is expected, and the legal moves. */
function showQuestion(session: Session): void {
  const { table, names, gameTexts } = session;
  const view = table.game.view(table.state, table.you);
  print();
  for (const line of gameTexts.table(view, names)) print(wrap(line, 2));
  print();
  print(bold(wrap(gameTexts.asks(view, names))));
  showMoves(session);
}

function showMoves({ table, names, gameTexts, words }: Session): void {
  const { game, state, you } = table;
  const legal = game.legalMoves(state, you);
  const digits = String(legal.length).length;
  const labels = legal.map((move) => gameTexts.move(move, names));
  const width = Math.max(...labels.map((label) => label.length));
  legal.forEach((move, i) => {
    const number = String(i + 1).padStart(digits);
    print(`  ${cyan(number)}  ${labels[i].padEnd(width)}  ${dim(game.notation(move))}`);
  });
  if (!owesAnswer(table)) print(`  ${cyan('⏎'.padStart(digits))}  ${words.texts.play.letPass}`);
}

function answerWhy(
  { gameTexts, words }: Session,
  answer: Extract<ReturnType<typeof meaningOf>, { type: 'why' }>['answer'],
): void {
  const { play } = words.texts;
  if (answer === 'nothing') print(yellow(play.whyWhat));
  else if (answer === 'legal') print(green(play.isLegal));
  else if (answer instanceof BadInput) print(yellow(failureLine(answer, words)));
  else printAll(refusalLines(gameTexts, answer));
}

function showRule({ gameTexts, words }: Session, word: string): void {
  const clause = clauseNamed(gameTexts, word);
  print(clause ? clauseLine(gameTexts, clause) : yellow(words.texts.play.noSuchRule(word)));
}

function takeBack(session: Session): void {
  const { table, words, keep } = session;
  const refused = undo(table);
  if (refused) {
    print(yellow(words.texts.play.noUndo[refused]));
    return;
  }
  keep();
  print(green(words.texts.play.undone));
  showQuestion(session);
}

function showHelp({ words }: Session): void {
  const { play } = words.texts;
  print(play.helpIntro);
  const rows = Object.values(play.sayings).map(
    ({ word, argument, says }) => [`${word} ${argument}`.trim(), says] as const,
  );
  printAll(inColumns([[play.aMove, play.aMoveSays], ...rows]));
}

function printAll(lines: readonly string[]): void {
  for (const line of lines) print(line);
}
