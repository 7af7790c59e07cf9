import { joined } from './joined.ts';
import type { NoticeTexts } from './texts.ts';

export const fr: NoticeTexts = {
  company: (names) => (names.length === 0 ? '' : `avec ${joined(names, 'et')}`),
  turn: 'C’est à vous de jouer',
  nearly: 'Votre temps est presque écoulé',
  over: 'La partie est finie',
  invited: (name) => `${name} vous invite à une table`,
  test: 'Ceci est un essai',
  testText: 'Les messages de Samsara arrivent ici.',
  feed: 'Samsara : vos tours',
  deadline: (game) => `${game} : votre temps est écoulé`,
};
