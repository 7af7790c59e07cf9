import { joined } from './joined.ts';
import type { NoticeTexts } from './texts.ts';

export const de: NoticeTexts = {
  company: (names) => (names.length === 0 ? '' : `mit ${joined(names, 'und')}`),
  turn: 'Du bist am Zug',
  nearly: 'Deine Bedenkzeit ist bald um',
  over: 'Das Spiel ist zu Ende',
  invited: (name) => `${name} lädt dich an einen Tisch ein`,
  test: 'Das ist ein Test',
  testText: 'Nachrichten von Samsara kommen hier an.',
  feed: 'Samsara: deine Züge',
  deadline: (game) => `${game}: deine Bedenkzeit ist um`,
};
