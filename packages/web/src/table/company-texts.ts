import type { Language } from '@samsara/engine/texts';
import { settings } from '../settings/settings.ts';
import type { Wish } from './wish.ts';

/** What a table says about the people at it. */
export interface CompanyWords {
  /** `count` people, whose names are listed, would like something. */
  wish(to: Wish, names: string, count: number): string;
  /** The same to who wished it. */
  readonly asked: Readonly<Record<Wish, string>>;
  readonly agree: string;
  readonly notNow: string;
  readonly withdraw: string;
  hasCome(name: string): string;
  isAway(name: string): string;
  isBack(name: string): string;
  botPlaysFor(name: string): string;
  playsAgain(name: string): string;
  /** The host's: a bot for somebody who is away. */
  botFor(name: string): string;
  botForGood(name: string): string;
  unmute(name: string): string;
  readonly onlyPlayersSpeak: string;
}

export const COMPANY_WORDS: Readonly<Record<Language, CompanyWords>> = {
  en: {
    wish: (to, names) =>
      ({
        pause: `${names} would like to pause.`,
        resume: `${names} would like to go on.`,
        abort: `${names} would like to end the game without a result.`,
      })[to],
    asked: {
      pause: 'You would like to pause. The others have to agree.',
      resume: 'You would like to go on. The others have to agree.',
      abort: 'You would like to end the game without a result. The others have to agree.',
    },
    agree: 'Agree',
    notNow: 'Not now',
    withdraw: 'Take it back',
    hasCome: (name) => `${name} has sat down.`,
    isAway: (name) => `${name} is away.`,
    isBack: (name) => `${name} is back.`,
    botPlaysFor: (name) => `A bot plays for ${name}.`,
    playsAgain: (name) => `${name} plays again.`,
    botFor: (name) => `Let a bot play for ${name}`,
    botForGood: (name) => `${name} is away. A bot would take over the seat for good.`,
    unmute: (name) => `Hear ${name} again`,
    onlyPlayersSpeak: 'While the game runs, only those who play can speak.',
  },
  de: {
    wish: (to, names, count) =>
      ({
        pause: `${names} ${count === 1 ? 'möchte' : 'möchten'} eine Pause machen.`,
        resume: `${names} ${count === 1 ? 'möchte' : 'möchten'} weiterspielen.`,
        abort: `${names} ${count === 1 ? 'möchte' : 'möchten'} das Spiel ohne Ergebnis beenden.`,
      })[to],
    asked: {
      pause: 'Du möchtest eine Pause machen. Die anderen müssen zustimmen.',
      resume: 'Du möchtest weiterspielen. Die anderen müssen zustimmen.',
      abort: 'Du möchtest das Spiel ohne Ergebnis beenden. Die anderen müssen zustimmen.',
    },
    agree: 'Einverstanden',
    notNow: 'Jetzt nicht',
    withdraw: 'Zurücknehmen',
    hasCome: (name) => `${name} hat Platz genommen.`,
    isAway: (name) => `${name} ist abwesend.`,
    isBack: (name) => `${name} ist wieder da.`,
    botPlaysFor: (name) => `Für ${name} spielt ein Bot.`,
    playsAgain: (name) => `${name} spielt wieder selbst.`,
    botFor: (name) => `Einen Bot für ${name} spielen lassen`,
    botForGood: (name) => `${name} ist abwesend. Ein Bot würde den Platz für immer übernehmen.`,
    unmute: (name) => `${name} wieder hören`,
    onlyPlayersSpeak: 'Solange das Spiel läuft, können nur die sprechen, die mitspielen.',
  },
  fr: {
    wish: (to, names, count) =>
      ({
        pause: `${names} ${count === 1 ? 'aimerait' : 'aimeraient'} faire une pause.`,
        resume: `${names} ${count === 1 ? 'aimerait' : 'aimeraient'} reprendre.`,
        abort: `${names} ${count === 1 ? 'aimerait' : 'aimeraient'} arrêter la partie sans résultat.`,
      })[to],
    asked: {
      pause: 'Vous aimeriez faire une pause. Les autres doivent être d’accord.',
      resume: 'Vous aimeriez reprendre. Les autres doivent être d’accord.',
      abort: 'Vous aimeriez arrêter la partie sans résultat. Les autres doivent être d’accord.',
    },
    agree: 'D’accord',
    notNow: 'Pas maintenant',
    withdraw: 'Retirer',
    hasCome: (name) => `${name} a pris place.`,
    isAway: (name) => `${name} n’est plus là.`,
    isBack: (name) => `${name} est de retour.`,
    botPlaysFor: (name) => `Un robot joue pour ${name}.`,
    playsAgain: (name) => `${name} rejoue en personne.`,
    botFor: (name) => `Laisser un robot jouer pour ${name}`,
    botForGood: (name) => `${name} n’est pas là. Un robot prendrait la place pour de bon.`,
    unmute: (name) => `Entendre ${name} à nouveau`,
    onlyPlayersSpeak: 'Tant que la partie dure, seuls ceux qui jouent peuvent parler.',
  },
};

export function useCompanyWords(): CompanyWords {
  return COMPANY_WORDS[settings.value.language];
}
