import type { Language } from '@samsara/engine/texts';
import { settings } from '../settings/settings.ts';

/** Sentences with which people at a table protect themselves: removing, hurrying, waiting. `many`: several wish it. */
export interface PeopleWords {
  /** Who speaks has no seat. */
  readonly watches: string;
  readonly guest: string;
  readonly reportOrBlock: string;
  readonly removedPeople: string;
  readmit(name: string): string;
  readonly freed: string;
  readonly soonFreed: string;
  readonly stillHere: string;
  readonly askedAgain: string;
  /** The shares of the shuffle are being shown; what became of one's own. */
  readonly shuffling: string;
  readonly shareDoubted: string;
  readonly shareLeftOut: string;
  asksToRemove(names: string, many: boolean, about: string): string;
  asksToRemoveYou(names: string, many: boolean): string;
  youAskToRemove(about: string): string;
  asksForClock(names: string, many: boolean, about: string): string;
  asksYouForClock(names: string, many: boolean): string;
  youAskForClock(about: string): string;
  /** What removing takes where only two people play. */
  takesTwo(about: string): string;
  removeByAll(name: string): string;
  clockFor(name: string): string;
  readonly clockByAll: string;
  thinksLong(name: string): string;
  readonly askForClock: string;
  readonly clockGiven: string;
  readonly timeWasUp: string;
  readonly pauseEnds: string;
}

export const PEOPLE_WORDS: Readonly<Record<Language, PeopleWords>> = {
  en: {
    watches: 'watching',
    guest: 'Guest',
    reportOrBlock: 'Report or block',
    removedPeople: 'Removed from this table',
    readmit: (name) => `Let ${name} in again`,
    freed:
      'Your seat was given free, because others were waiting and you were not ready. You can sit down again.',
    soonFreed: 'The others are waiting. In a minute your seat is given free, unless you are ready.',
    stillHere: 'I am still here',
    shuffling: 'Everybody adds to the shuffle …',
    shareDoubted:
      'What the server tells about the shuffle cannot be right. Your share is kept back; do not trust this deal.',
    shareLeftOut: 'Your share in the shuffle did not arrive in time and was left out. You play all the same.',
    askedAgain: 'The options, settings or bots were changed. Please say again that you are ready.',
    asksToRemove: (names, _many, about) => `${names} would like to remove ${about} from the game.`,
    asksToRemoveYou: (names) => `${names} would like to remove you from the game.`,
    youAskToRemove: (about) => `You would like to remove ${about} from the game.`,
    asksForClock: (names, _many, about) =>
      `${names} would like a clock, because ${about} does not move: 60 seconds for each decision.`,
    asksYouForClock: (names) => `${names} would like a clock: 60 seconds for each decision. It is your turn.`,
    youAskForClock: (about) => `You would like a clock, because ${about} does not move.`,
    takesTwo: (about) => `It takes two people to wish it, or ${about} has to be away for two minutes.`,
    removeByAll: (name) =>
      `All others have to agree. Then a bot takes over the seat of ${name} for good, and ${name} cannot come back to this table.`,
    clockFor: (name) => `Ask for a clock for ${name}`,
    clockByAll:
      'All others have to agree. Then everybody has 60 seconds for each decision, and a bot decides for whoever takes longer.',
    thinksLong: (name) => `${name} has been thinking for a while.`,
    askForClock: 'Ask for a clock',
    clockGiven: 'From now on everybody has 60 seconds for each decision.',
    timeWasUp: 'Your time is up: a bot decides this once.',
    pauseEnds: 'Two minutes after the pause began, it goes on without more answers.',
  },
  de: {
    watches: 'sieht zu',
    guest: 'Gast',
    reportOrBlock: 'Melden oder blockieren',
    removedPeople: 'Von diesem Tisch entfernt',
    readmit: (name) => `${name} wieder hereinlassen`,
    freed:
      'Dein Platz wurde freigegeben, weil andere gewartet haben und du nicht bereit warst. Du kannst wieder Platz nehmen.',
    soonFreed: 'Die anderen warten. In einer Minute wird dein Platz freigegeben, wenn du nicht bereit bist.',
    stillHere: 'Ich bin noch da',
    shuffling: 'Alle tragen zum Mischen bei …',
    shareDoubted:
      'Was der Server über das Mischen sagt, kann nicht stimmen. Dein Beitrag bleibt zurück; trau diesem Austeilen nicht.',
    shareLeftOut:
      'Dein Beitrag zum Mischen kam nicht rechtzeitig an und wurde ausgelassen. Du spielst trotzdem mit.',
    askedAgain: 'Optionen, Einstellungen oder Bots wurden geändert. Bitte melde dich noch einmal bereit.',
    asksToRemove: (names, many, about) =>
      `${names} ${many ? 'möchten' : 'möchte'} ${about} aus dem Spiel entfernen.`,
    asksToRemoveYou: (names, many) => `${names} ${many ? 'möchten' : 'möchte'} dich aus dem Spiel entfernen.`,
    youAskToRemove: (about) => `Du möchtest ${about} aus dem Spiel entfernen.`,
    asksForClock: (names, many, about) =>
      `${names} ${many ? 'möchten' : 'möchte'} eine Uhr, weil ${about} nicht zieht: 60 Sekunden je Entscheidung.`,
    asksYouForClock: (names, many) =>
      `${names} ${many ? 'möchten' : 'möchte'} eine Uhr: 60 Sekunden je Entscheidung. Du bist am Zug.`,
    youAskForClock: (about) => `Du möchtest eine Uhr, weil ${about} nicht zieht.`,
    takesTwo: (about) => `Das müssen zwei Personen wünschen, oder ${about} muss zwei Minuten weg sein.`,
    removeByAll: (name) =>
      `Alle anderen müssen zustimmen. Dann übernimmt ein Bot den Platz von ${name} für immer, und ${name} kann nicht an diesen Tisch zurück.`,
    clockFor: (name) => `Eine Uhr für ${name} wünschen`,
    clockByAll:
      'Alle anderen müssen zustimmen. Dann haben alle 60 Sekunden je Entscheidung, und wer länger braucht, für den entscheidet ein Bot.',
    thinksLong: (name) => `${name} überlegt schon eine Weile.`,
    askForClock: 'Eine Uhr wünschen',
    clockGiven: 'Ab jetzt haben alle 60 Sekunden je Entscheidung.',
    timeWasUp: 'Deine Zeit ist um: Dieses Mal entscheidet ein Bot.',
    pauseEnds: 'Zwei Minuten nach Beginn der Pause geht es ohne weitere Antworten weiter.',
  },
  fr: {
    watches: 'regarde',
    guest: 'Invité',
    reportOrBlock: 'Signaler ou bloquer',
    removedPeople: 'Retirés de cette table',
    readmit: (name) => `Laisser revenir ${name}`,
    freed:
      'Votre place a été libérée, car d’autres attendaient et vous n’étiez pas prêt. Vous pouvez vous rasseoir.',
    soonFreed: 'Les autres attendent. Dans une minute, votre place sera libérée si vous n’êtes pas prêt.',
    stillHere: 'Je suis encore là',
    shuffling: 'Tout le monde contribue au mélange …',
    shareDoubted:
      'Ce que le serveur dit du mélange ne peut pas être vrai. Votre contribution est retenue ; ne vous fiez pas à cette distribution.',
    shareLeftOut:
      'Votre contribution au mélange n’est pas arrivée à temps et a été laissée de côté. Vous jouez quand même.',
    askedAgain: 'Les options, les réglages ou les robots ont changé. Dites de nouveau que vous êtes prêt.',
    asksToRemove: (names, many, about) =>
      `${names} ${many ? 'souhaitent' : 'souhaite'} retirer ${about} de la partie.`,
    asksToRemoveYou: (names, many) =>
      `${names} ${many ? 'souhaitent' : 'souhaite'} vous retirer de la partie.`,
    youAskToRemove: (about) => `Vous souhaitez retirer ${about} de la partie.`,
    asksForClock: (names, many, about) =>
      `${names} ${many ? 'souhaitent' : 'souhaite'} une horloge, car ${about} ne joue pas : 60 secondes par décision.`,
    asksYouForClock: (names, many) =>
      `${names} ${many ? 'souhaitent' : 'souhaite'} une horloge : 60 secondes par décision. C’est à vous de jouer.`,
    youAskForClock: (about) => `Vous souhaitez une horloge, car ${about} ne joue pas.`,
    takesTwo: (about) =>
      `Il faut que deux personnes le souhaitent, ou que ${about} soit absent depuis deux minutes.`,
    removeByAll: (name) =>
      `Tous les autres doivent être d’accord. Un robot prend alors la place de ${name} pour de bon, et ${name} ne peut pas revenir à cette table.`,
    clockFor: (name) => `Demander une horloge pour ${name}`,
    clockByAll:
      'Tous les autres doivent être d’accord. Chacun a alors 60 secondes par décision, et un robot décide pour qui tarde plus.',
    thinksLong: (name) => `${name} réfléchit depuis un moment.`,
    askForClock: 'Demander une horloge',
    clockGiven: 'Désormais, chacun a 60 secondes par décision.',
    timeWasUp: 'Votre temps est écoulé : cette fois, un robot décide.',
    pauseEnds: 'Deux minutes après le début de la pause, la partie reprend sans autre réponse.',
  },
};

export function usePeopleWords(): PeopleWords {
  return PEOPLE_WORDS[settings.value.language];
}
