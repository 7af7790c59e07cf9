import type { Language } from '@samsara/engine/texts';
import { settings } from '../../settings/settings.ts';

/** Sentences about taking a move back by agreement. `seen`: what happened by it, in the sentences of the log. */
export interface UndoWords {
  readonly takeBack: string;
  /** Before it is asked for: what cannot be unlearned. */
  explains(seen: string): string;
  readonly ask: string;
  asks(name: string): string;
  /** To whoever is asked. */
  youHaveSeen(seen: string): string;
  readonly youAsk: string;
  /** To whoever asks. */
  theyHaveSeen(names: string, many: boolean, seen: string): string;
  takenBack(name: string): string;
  readonly youHaveTakenBack: string;
}

export const UNDO_WORDS: Readonly<Record<Language, UndoWords>> = {
  en: {
    takeBack: 'Take back my last move',
    explains: (seen) =>
      `Everybody who has learned something by it has to agree. What they have seen stays seen: ${seen}`,
    ask: 'Ask to take it back',
    asks: (name) => `${name} would like to take the last move back.`,
    youHaveSeen: (seen) => `You have seen it: ${seen}`,
    youAsk: 'You would like to take your move back.',
    theyHaveSeen: (names, many, seen) => `${names} ${many ? 'have' : 'has'} seen it: ${seen}`,
    takenBack: (name) => `${name} has taken the last move back.`,
    youHaveTakenBack: 'You have taken your move back.',
  },
  de: {
    takeBack: 'Meinen letzten Zug zurücknehmen',
    explains: (seen) =>
      `Alle, die dadurch etwas erfahren haben, müssen zustimmen. Was sie gesehen haben, wissen sie: ${seen}`,
    ask: 'Um Rücknahme bitten',
    asks: (name) => `${name} möchte den letzten Zug zurücknehmen.`,
    youHaveSeen: (seen) => `Du hast ihn gesehen: ${seen}`,
    youAsk: 'Du möchtest deinen Zug zurücknehmen.',
    theyHaveSeen: (names, many, seen) => `${names} ${many ? 'haben' : 'hat'} ihn gesehen: ${seen}`,
    takenBack: (name) => `${name} hat den letzten Zug zurückgenommen.`,
    youHaveTakenBack: 'Du hast deinen Zug zurückgenommen.',
  },
  fr: {
    takeBack: 'Reprendre mon dernier coup',
    explains: (seen) =>
      `Tous ceux qui ont appris quelque chose doivent être d’accord. Ce qu’ils ont vu reste vu : ${seen}`,
    ask: 'Demander à le reprendre',
    asks: (name) => `${name} souhaite reprendre le dernier coup.`,
    youHaveSeen: (seen) => `Vous l’avez vu : ${seen}`,
    youAsk: 'Vous souhaitez reprendre votre coup.',
    theyHaveSeen: (names, many, seen) => `${names} ${many ? 'l’ont' : 'l’a'} vu : ${seen}`,
    takenBack: (name) => `${name} a repris le dernier coup.`,
    youHaveTakenBack: 'Vous avez repris votre coup.',
  },
};

export function useUndoWords(): UndoWords {
  return UNDO_WORDS[settings.value.language];
}
