import type { Language } from '@samsara/engine/texts';
import type { PlayedBy } from '@samsara/protocol';
import { settings } from '../settings/settings.ts';

/** What a table says about the people at it. */
export interface CompanyWords {
  hasCome(name: string): string;
  isAway(name: string): string;
  isBack(name: string): string;
  botPlaysFor(name: string): string;
  playsAgain(name: string): string;
  unmute(name: string): string;
  readonly onlyPlayersSpeak: string;
  /** How many of the last games somebody has played to their end. */
  finishedOf(finished: number, games: number): string;
  /** What has sat down and is no person. */
  readonly playedBy: Readonly<Record<PlayedBy, string>>;
}

export const COMPANY_WORDS: Readonly<Record<Language, CompanyWords>> = {
  en: {
    hasCome: (name) => `${name} has sat down.`,
    isAway: (name) => `${name} is away.`,
    isBack: (name) => `${name} is back.`,
    botPlaysFor: (name) => `A bot plays for ${name}.`,
    playsAgain: (name) => `${name} plays again.`,
    unmute: (name) => `Hear ${name} again`,
    onlyPlayersSpeak: 'While the game runs, only those who play can speak.',
    finishedOf: (finished, games) => `finished ${finished} of ${games} games`,
    playedBy: { program: 'program', model: 'AI model' },
  },
  de: {
    hasCome: (name) => `${name} hat Platz genommen.`,
    isAway: (name) => `${name} ist abwesend.`,
    isBack: (name) => `${name} ist wieder da.`,
    botPlaysFor: (name) => `Für ${name} spielt ein Bot.`,
    playsAgain: (name) => `${name} spielt wieder selbst.`,
    unmute: (name) => `${name} wieder hören`,
    onlyPlayersSpeak: 'Solange das Spiel läuft, können nur die sprechen, die mitspielen.',
    finishedOf: (finished, games) => `${finished} von ${games} Spielen zu Ende gespielt`,
    playedBy: { program: 'Programm', model: 'KI-Modell' },
  },
  fr: {
    hasCome: (name) => `${name} a pris place.`,
    isAway: (name) => `${name} n’est plus là.`,
    isBack: (name) => `${name} est de retour.`,
    botPlaysFor: (name) => `Un robot joue pour ${name}.`,
    playsAgain: (name) => `${name} rejoue en personne.`,
    unmute: (name) => `Entendre ${name} à nouveau`,
    onlyPlayersSpeak: 'Tant que la partie dure, seuls ceux qui jouent peuvent parler.',
    finishedOf: (finished, games) => `${finished} parties sur ${games} jouées jusqu’au bout`,
    playedBy: { program: 'programme', model: 'modèle d’IA' },
  },
};

export function usePresenceWords(): CompanyWords {
  return COMPANY_WORDS[settings.value.language];
}
