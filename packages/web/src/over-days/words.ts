import type { Language } from '@samsara/engine/texts';
import { settings } from '../settings/settings.ts';

/** Sentences about games that are played over days. */
export interface OverDaysWords {
  readonly pace: string;
  readonly paceExplains: string;
  readonly oneSitting: string;
  perMove(days: number): string;
  readonly reserve: string;
  readonly reserveExplains: string;
  readonly noReserve: string;
  days(days: number): string;
  readonly weekendsOff: string;
  readonly weekendsOffExplains: string;
  /** What a table says of itself: `3 days a move, 2 days in reserve, weekends off`. */
  summary(turn: number, reserve: number, weekendsOff: boolean): string;
  readonly title: string;

  left(time: string, moment: string): string;
  readonly onReserve: string;
  readonly stands: string;
  hasUntil(name: string, moment: string): string;
  onHoliday(name: string, moment: string): string;
  readonly nextTable: string;
  readonly note: string;
  readonly noteExplains: string;
  readonly keep: string;
  readonly notKept: string;

  readonly holidays: string;
  readonly holidaysExplains: string;
  daysLeft(days: number): string;
  readonly forHowLong: string;
  readonly begin: string;
  untilThen(moment: string): string;
  readonly end: string;
}

export const OVER_DAYS_WORDS: Readonly<Record<Language, OverDaysWords>> = {
  en: {
    title: 'Over days',
    pace: 'How long for a move',
    paceExplains: 'Over days nobody has to be there: everyone moves when they find time.',
    oneSitting: 'At one sitting',
    perMove: (days) => (days === 1 ? '1 day' : `${days} days`),
    reserve: 'Reserve for the whole game',
    reserveExplains: 'Whoever needs longer for a move takes it from here.',
    noReserve: 'none',
    days: (days) => (days === 1 ? '1 day' : `${days} days`),
    weekendsOff: 'Weekends off',
    weekendsOffExplains: 'Saturday and Sunday do not count.',
    summary: (turn, reserve, off) =>
      [
        turn === 1 ? '1 day for each move' : `${turn} days for each move`,
        ...(reserve > 0 ? [`${reserve === 1 ? '1 day' : `${reserve} days`} in reserve`] : []),
        ...(off ? ['weekends off'] : []),
      ].join(', '),
    left: (time, moment) => `${time} left, until ${moment}`,
    onReserve: 'from your reserve',
    stands: 'the clock stands',
    hasUntil: (name, moment) => `${name} has until ${moment}`,
    onHoliday: (name, moment) => `${name} is on holiday until ${moment}`,
    nextTable: 'Next table',
    note: 'Note to yourself',
    noteExplains: 'Nobody else sees it, not after the game either.',
    keep: 'Keep',
    notKept: 'The note could not be kept. Try again.',
    holidays: 'Holidays',
    holidaysExplains:
      'All your clocks at tables over days stand meanwhile, and the others see until when. Each day that has begun counts.',
    daysLeft: (days) => (days === 1 ? '1 day is left this year.' : `${days} days are left this year.`),
    forHowLong: 'For how long',
    begin: 'Begin now',
    untilThen: (moment) => `You are on holiday until ${moment}.`,
    end: 'I am back',
  },
  de: {
    title: 'Über Tage',
    pace: 'Wie lange für einen Zug',
    paceExplains: 'Über Tage muss niemand da sein: Wer Zeit findet, zieht.',
    oneSitting: 'Am Stück',
    perMove: (days) => (days === 1 ? '1 Tag' : `${days} Tage`),
    reserve: 'Reserve für das ganze Spiel',
    reserveExplains: 'Wer für einen Zug länger braucht, nimmt es von hier.',
    noReserve: 'keine',
    days: (days) => (days === 1 ? '1 Tag' : `${days} Tage`),
    weekendsOff: 'Am Wochenende frei',
    weekendsOffExplains: 'Samstag und Sonntag zählen nicht.',
    summary: (turn, reserve, off) =>
      [
        turn === 1 ? '1 Tag für jeden Zug' : `${turn} Tage für jeden Zug`,
        ...(reserve > 0 ? [`${reserve === 1 ? '1 Tag' : `${reserve} Tage`} Reserve`] : []),
        ...(off ? ['am Wochenende frei'] : []),
      ].join(', '),
    left: (time, moment) => `Noch ${time}, bis ${moment}`,
    onReserve: 'aus deiner Reserve',
    stands: 'die Uhr steht',
    hasUntil: (name, moment) => `${name} hat Zeit bis ${moment}`,
    onHoliday: (name, moment) => `${name} hat Ferien bis ${moment}`,
    nextTable: 'Nächster Tisch',
    note: 'Notiz für dich',
    noteExplains: 'Niemand sonst sieht sie, auch nach dem Spiel nicht.',
    keep: 'Behalten',
    notKept: 'Die Notiz konnte nicht behalten werden. Versuche es noch einmal.',
    holidays: 'Ferien',
    holidaysExplains:
      'Alle deine Uhren an Tischen über Tage stehen so lange, und die anderen sehen, bis wann. Jeder angefangene Tag zählt.',
    daysLeft: (days) => (days === 1 ? 'Dieses Jahr bleibt 1 Tag.' : `Dieses Jahr bleiben ${days} Tage.`),
    forHowLong: 'Wie lange',
    begin: 'Jetzt beginnen',
    untilThen: (moment) => `Du hast Ferien bis ${moment}.`,
    end: 'Ich bin wieder da',
  },
  fr: {
    title: 'Sur plusieurs jours',
    pace: 'Combien de temps par coup',
    paceExplains:
      'Sur plusieurs jours, personne n’a besoin d’être là : chacun joue quand il trouve le temps.',
    oneSitting: 'D’une traite',
    perMove: (days) => (days === 1 ? '1 jour' : `${days} jours`),
    reserve: 'Réserve pour toute la partie',
    reserveExplains: 'Qui met plus longtemps à jouer un coup y puise.',
    noReserve: 'aucune',
    days: (days) => (days === 1 ? '1 jour' : `${days} jours`),
    weekendsOff: 'Week-ends libres',
    weekendsOffExplains: 'Le samedi et le dimanche ne comptent pas.',
    summary: (turn, reserve, off) =>
      [
        turn === 1 ? '1 jour par coup' : `${turn} jours par coup`,
        ...(reserve > 0 ? [`${reserve === 1 ? '1 jour' : `${reserve} jours`} en réserve`] : []),
        ...(off ? ['week-ends libres'] : []),
      ].join(', '),
    left: (time, moment) => `Encore ${time} (${moment})`,
    onReserve: 'sur votre réserve',
    stands: 'l’horloge est arrêtée',
    hasUntil: (name, moment) => `Limite pour ${name} : ${moment}`,
    onHoliday: (name, moment) => `${name} est en vacances, retour : ${moment}`,
    nextTable: 'Table suivante',
    note: 'Note pour vous',
    noteExplains: 'Personne d’autre ne la voit, même après la partie.',
    keep: 'Garder',
    notKept: 'La note n’a pas pu être gardée. Réessayez.',
    holidays: 'Vacances',
    holidaysExplains:
      'Pendant ce temps, toutes vos horloges aux tables sur plusieurs jours sont arrêtées, et les autres voient jusqu’à quand. Chaque jour commencé compte.',
    daysLeft: (days) => (days === 1 ? 'Il reste 1 jour cette année.' : `Il reste ${days} jours cette année.`),
    forHowLong: 'Pour combien de temps',
    begin: 'Commencer maintenant',
    untilThen: (moment) => `Vous êtes en vacances, retour : ${moment}.`,
    end: 'Je suis de retour',
  },
};

export function useOverDaysWords(): OverDaysWords {
  return OVER_DAYS_WORDS[settings.value.language];
}

const NEAR_MS = 6 * 86_400_000;

/** A moment as people say it, in the reader's own time: `Thu 08:00` in the next days, later `Thu, 21 Jan`. */
export function momentOf(language: Language, at: number, now: number): string {
  const how: Intl.DateTimeFormatOptions =
    at - now < NEAR_MS
      ? { weekday: 'short', hour: '2-digit', minute: '2-digit' }
      : { weekday: 'short', day: 'numeric', month: 'short' };
  return new Intl.DateTimeFormat(language, how).format(at);
}
