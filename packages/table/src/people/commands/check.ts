import type { Command } from '@samsara/protocol';
import { type Checked, ofSeat, refuse } from '../../commands/checked.ts';
import { checkPlay } from '../../later/check-play.ts';
import { isMove } from '../../state/entries.ts';
import type { Phase, Table } from '../../state/table.ts';
import { checkAnswerSeat, checkAskSeat } from './asking-for-seat.ts';
import { nameOfBot, withBotNames } from './bot-names.ts';
import type { Commander } from './commander.ts';
import { checkChange, checkReady, checkStart, unlessFixed } from './gathering.ts';
import { checkNextIn, checkNextOut, waitingApart, withNextIn, withoutApart } from './next-in.ts';
import { checkReadmit, checkRemove, checkSeat, checkSit } from './seating.ts';
import { checkShowShare } from './sharing.ts';
import { heirOf, levelAfter } from './successors.ts';
import { checkSay } from './talk.ts';
import { checkAnswerUndo, checkAskUndo } from './undoing.ts';
import { checkVote } from './voting.ts';

/** Checks a command of a person against the table as it stands. */
export function check(table: Table, by: Commander, command: Command): Checked {
  switch (command.type) {
    case 'sit':
      return checkSit(table, by, command);
    case 'next-in':
      return checkNextIn(table, by, command);
    case 'next-out':
      return checkNextOut(table, by);
    case 'ask-seat':
      return checkAskSeat(table, by, command.seat);
    case 'answer-seat':
      return checkAnswerSeat(table, by, command.asked, command.agree);
    case 'ready':
      return checkReady(table, by.player, { entropy: command.entropy }, command.terms);
    case 'commit':
      return checkReady(table, by.player, { commitment: command.commitment }, command.terms);
    case 'show-share':
      return checkShowShare(table, by.player, command.attempt, command.share);
    case 'not-ready':
      return unlessFixed(
        table,
        ofSeat(table, by.player, ['gathering'], (seat) => ({ type: 'not-ready', seat })),
      );
    case 'leave':
      return checkLeave(table, by);
    case 'start':
      return checkStart(table, by);
    case 'rematch':
      return checkNextRound(table, by, command);
    case 'change':
      return unlessFixed(table, checkChange(table, by.player, command.options, command.settings));
    case 'seat':
      return unlessFixed(table, checkSeat(table, by.player, command.seat, command.level));
    case 'remove':
      return unlessFixed(table, checkRemove(table, by.player, command.seat));
    case 'readmit':
      return checkReadmit(table, by.player, command.person);
    case 'vote':
      return checkVote(table, by, command);
    case 'ask-undo':
      return checkAskUndo(table, by.player);
    case 'answer-undo':
      return checkAnswerUndo(table, by.player, command.asked, command.agree);
    case 'say':
      return checkSay(table, by, command.what);
    default:
      return checkPlay(table, by.player, command);
  }
}

const ANY_PHASE: readonly Phase[] = ['gathering', 'playing', 'paused', 'over'];

/** In a running game a bot plays on for whoever goes. */
function checkLeave(table: Table, { player }: Commander): Checked {
  return ofSeat(table, player, ANY_PHASE, (seat) => {
    const level = levelAfter(table);
    return { type: 'leave', seat, level, ...nameOfBot(table, seat, level), ...heirOf(table, seat) };
  });
}

/** Whoever waits for it is seated. Bots of older rounds may have no names yet. */
function checkNextRound(
  table: Table,
  { player, draining, blocks, isThere = () => true }: Commander,
  command: Extract<Command, { type: 'rematch' }>,
): Checked {
  const checked = checkPlay(table, player, command);
  if (!checked.ok) return checked;
  if (draining) return refuse('draining');
  const { body } = checked;
  if (isMove(body) || body.type !== 'rematch') return checked;
  const apart = withoutApart(body, table, blocks);
  const opening = withNextIn(apart, waitingApart(table.next, apart, blocks), isThere);
  return { ok: true, body: { ...opening, seats: withBotNames(opening.seats) } };
}
