import { findMove, framesFor, refusalOf } from '@samsara/engine';
import { printJson } from '../output/print.ts';
import type { Lines } from './lines.ts';
import type { Ending } from './session.ts';
import { letOthersAct, makeMove, owesAnswer, type Table } from './table.ts';

/**
 * A game for programs: every question is one line of JSON with what happened since the last one, the view and the legal
 * moves; every answer is a move, an empty line to let a moment pass, or `quit`. A refused move gets a line with the reason.
 */
export async function playByJson(table: Table, lines: Lines, keep: () => void): Promise<Ending> {
  let told = 0;
  let passed = false;
  for (;;) {
    const standing = letOthersAct(table, passed);
    keep();
    printJson(question(table, told));
    told = table.history.length;
    if (standing === 'over') return 'over';
    const answer = await nextAnswer(table, lines);
    if (answer === 'left' || answer === 'end-of-input') return answer;
    passed = answer === 'passed';
  }
}

function question(table: Table, told: number): object {
  const { game, state, you, history } = table;
  return {
    seat: you,
    owes: owesAnswer(table),
    events: history.slice(told).flatMap(({ events }) => framesFor(game, events, you)),
    view: game.view(state, you),
    legal: game.legalMoves(state, you).map((move) => game.notation(move)),
    outcome: game.outcome(state) ?? null,
  };
}

async function nextAnswer(table: Table, lines: Lines): Promise<'moved' | 'passed' | 'left' | 'end-of-input'> {
  const { game, state, you } = table;
  for (;;) {
    const line = await lines.next('');
    if (line === undefined) return 'end-of-input';
    const text = line.trim();
    if (text === 'quit') return 'left';
    if (text === '' && !owesAnswer(table)) return 'passed';
    const move = findMove(game, state, you, text);
    if (move !== undefined) {
      makeMove(table, you, move);
      return 'moved';
    }
    printJson({ attempt: text, refusal: refusalOf(game, state, you, text) });
  }
}
