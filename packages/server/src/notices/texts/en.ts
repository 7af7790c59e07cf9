import { joined } from './joined.ts';
import type { NoticeTexts } from './texts.ts';

export const en: NoticeTexts = {
  company: (names) => (names.length === 0 ? '' : `with ${joined(names, 'and')}`),
  turn: 'It is your turn',
  nearly: 'Your time is nearly over',
  over: 'The game is over',
  invited: (name) => `${name} invites you to a table`,
  test: 'This is a test',
  testText: 'Messages of Samsara arrive here.',
  feed: 'Samsara: your turns',
  deadline: (game) => `${game}: your time is over`,
};
