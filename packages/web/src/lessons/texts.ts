import { makeCatalogue } from '../texts/catalogue.ts';

/** What a lesson says besides its tasks. */
export interface LessonPageWords {
  readonly lesson: string;
  stepOf(step: number, all: number): string;
  readonly back: string;
  readonly showMe: string;
  /** The move was right, and the others go on. */
  readonly right: string;
  readonly next: string;
  readonly finish: string;
  done(game: string): string;
  readonly nowPlay: string;
  readonly play: string;
  readonly minute: string;
  readonly again: string;
  readonly toLobby: string;
}

const en: LessonPageWords = {
  lesson: 'Lesson',
  stepOf: (step, all) => `Step ${step} of ${all}`,
  back: 'Back one step',
  showMe: 'Show me',
  right: 'Exactly!',
  next: 'Next',
  finish: 'Done',
  done: (game) => `You can play ${game} now!`,
  nowPlay: 'The best way to go on is a real game: easy bots, and a hint whenever you like.',
  play: 'Play now with easy bots',
  minute: 'Rules in a minute',
  again: 'Lesson from the start',
  toLobby: 'To the games',
};

const de: LessonPageWords = {
  lesson: 'Lektion',
  stepOf: (step, all) => `Schritt ${step} von ${all}`,
  back: 'Einen Schritt zurück',
  showMe: 'Zeig’s mir',
  right: 'Genau!',
  next: 'Weiter',
  finish: 'Fertig',
  done: (game) => `Jetzt kannst du ${game}!`,
  nowPlay:
    'Am besten geht es mit einem echten Spiel weiter: leichte Bots, und ein Tipp, wann immer du magst.',
  play: 'Jetzt gegen leichte Bots spielen',
  minute: 'Regeln in einer Minute',
  again: 'Lektion von vorn',
  toLobby: 'Zu den Spielen',
};

const fr: LessonPageWords = {
  lesson: 'Leçon',
  stepOf: (step, all) => `Étape ${step} sur ${all}`,
  back: 'Une étape en arrière',
  showMe: 'Montrez-moi',
  right: 'Exactement !',
  next: 'Suite',
  finish: 'Terminé',
  done: (game) => `Vous savez jouer à ${game} !`,
  nowPlay:
    'Le mieux est de continuer par une vraie partie : des robots faciles, et un conseil quand vous voulez.',
  play: 'Jouer contre des robots faciles',
  minute: 'Les règles en une minute',
  again: 'Reprendre la leçon au début',
  toLobby: 'Vers les jeux',
};

export const WORDS = { de, en, fr } as const;

export const lessonCatalogue = makeCatalogue<LessonPageWords>({
  de: async () => de,
  en: async () => en,
  fr: async () => fr,
});
