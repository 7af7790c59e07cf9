import type { Language } from '@samsara/engine/texts';
import type { CarriedBy } from './carry-over.ts';

/** What the development page says itself. */
export interface PageWords {
  readonly language: string;
  readonly players: string;
  readonly bots: string;
  readonly newGame: string;
  readonly person: string;
  seat(seat: number): string;
  readonly moves: string;
  readonly attempt: string;
  readonly make: string;
  readonly log: string;
  readonly position: string;
  readonly readPosition: string;
  readonly begun: string;
  readonly carried: Readonly<Record<CarriedBy, string>>;
  readonly broken: string;
  readonly faceDown: string;
}

export const PAGE_WORDS: Readonly<Record<Language, PageWords>> = {
  en: {
    language: 'Language',
    players: 'Players',
    bots: 'Bots',
    newGame: 'New game',
    person: 'You',
    seat: (seat) => `Bot ${seat}`,
    moves: 'Your moves',
    attempt: 'Try any move, to read why it is refused',
    make: 'Try',
    log: 'What happened',
    position: 'The position',
    readPosition: 'Go on from this position',
    begun: 'A new game has begun.',
    carried: {
      position: 'The code has changed; the position was kept.',
      moves:
        'The code has changed; the position could not be kept, so the same deal and moves were played again.',
      nothing: 'The code has changed; neither position nor moves could be kept, so a new game has begun.',
    },
    broken: 'The changed code cannot be loaded; the game goes on with the code before.',
    faceDown: 'face down',
  },
  de: {
    language: 'Sprache',
    players: 'Mitspieler',
    bots: 'Bots',
    newGame: 'Neue Partie',
    person: 'Du',
    seat: (seat) => `Bot ${seat}`,
    moves: 'Deine Züge',
    attempt: 'Versuche irgendeinen Zug, um zu lesen, warum er nicht geht',
    make: 'Versuchen',
    log: 'Was geschah',
    position: 'Die Stellung',
    readPosition: 'Von dieser Stellung aus weiterspielen',
    begun: 'Eine neue Partie hat begonnen.',
    carried: {
      position: 'Der Code hat sich geändert; die Stellung ist geblieben.',
      moves:
        'Der Code hat sich geändert; die Stellung ließ sich nicht halten, deshalb wurden dieselben Karten und Züge noch einmal gespielt.',
      nothing:
        'Der Code hat sich geändert; weder Stellung noch Züge ließen sich halten, deshalb hat eine neue Partie begonnen.',
    },
    broken: 'Der geänderte Code lässt sich nicht laden; die Partie geht mit dem vorigen weiter.',
    faceDown: 'verdeckt',
  },
  fr: {
    language: 'Langue',
    players: 'Joueurs',
    bots: 'Bots',
    newGame: 'Nouvelle partie',
    person: 'Vous',
    seat: (seat) => `Bot ${seat}`,
    moves: 'Vos coups',
    attempt: 'Essayez un coup quelconque pour lire pourquoi il est refusé',
    make: 'Essayer',
    log: 'Ce qui s’est passé',
    position: 'La position',
    readPosition: 'Continuer depuis cette position',
    begun: 'Une nouvelle partie a commencé.',
    carried: {
      position: 'Le code a changé\u202f; la position est restée.',
      moves:
        'Le code a changé\u202f; la position n’a pas pu rester, les mêmes cartes et coups ont donc été rejoués.',
      nothing:
        'Le code a changé\u202f; ni la position ni les coups n’ont pu rester, une nouvelle partie a donc commencé.',
    },
    broken: 'Le code changé ne peut pas être chargé\u202f; la partie continue avec le précédent.',
    faceDown: 'face cachée',
  },
};
