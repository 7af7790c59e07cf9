import type { Command } from '@samsara/protocol';
import { type Checked, ofSeat, refuse } from '../../commands/checked.ts';
import { checkPlay } from '../../later/check-play.ts';
import { isMove } from '../../state/entries.ts';
import type { Phase, Table } from '../../state/table.ts';
import { nameOfBot, withBotNames } from './bot-names.ts';
import type { Commander } from './commander.ts';
import { checkChange, checkReady, checkStart } from './gathering.ts';
import { checkReadmit, checkRemove, checkSeat, checkSit } from './seating.ts';
import { heirOf, levelAfter } from './successors.ts';
import { checkSay } from './talk.ts';
import { checkVote } from './voting.ts';

/** Checks a command of a person against the table as it stands. */
export function check(table: Table, by: Commander, command: Command): Checked {
  switch (command.type) {
    case 'sit':
      return checkSit(table, by, command);
    case 'ready':
      return checkReady(table, by.player, command.entropy, command.terms);
    case 'not-ready':
      return ofSeat(table, by.player, ['gathering'], (seat) => ({ type: 'not-ready', seat }));
    case 'leave':
      return checkLeave(table, by);
    case 'start':
      return checkStart(table, by);
    case 'rematch':
      return checkNextRound(table, by, command);
    case 'change':
      return checkChange(table, by.player, command.options, command.settings);
    case 'seat':
      return checkSeat(table, by.player, command.seat, command.level);
    case 'remove':
      return checkRemove(table, by.player, command.seat);
    case 'readmit':
      return checkReadmit(table, by.player, command.person);
    case 'vote':
      return checkVote(table, by, command);
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

/** Bots of older rounds may have no names yet. */
function checkNextRound(
  table: Table,
  { player, draining }: Commander,
  command: Extract<Command, { type: 'rematch' }>,
): Checked {
  const checked = checkPlay(table, player, command);
  if (!checked.ok) return checked;
  if (draining) return refuse('draining');
  const { body } = checked;
  if (isMove(body) || body.type !== 'rematch') return checked;
  return { ok: true, body: { ...body, seats: withBotNames(body.seats) } };
}
