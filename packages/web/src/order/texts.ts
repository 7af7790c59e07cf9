import type { Language } from '@samsara/engine/texts';
import type { ReportWish } from '@samsara/protocol';
import { settings } from '../settings/settings.ts';

export interface OrderWords {
  readonly title: string;
  readonly who: string;
  about(name: string): string;
  readonly words: string;
  readonly block: string;
  blockExplains(name: string): string;
  readonly blocked: string;
  readonly report: string;
  readonly why: string;
  readonly reasons: Readonly<Record<ReportWish['reason'], string>>;
  readonly note: string;
  readonly send: string;
  reportExplains(name: string): string;
  readonly thanks: string;
  readonly blockedPeople: string;
  readonly nobodyBlocked: string;
  since(day: string): string;
  readonly unblock: string;
}

export const ORDER_WORDS: Readonly<Record<Language, OrderWords>> = {
  en: {
    title: 'Report or block',
    who: 'Who is it about?',
    about: (name) => `About ${name}`,
    words: 'What was said',
    block: 'Block',
    blockExplains: (name) =>
      `You no longer see what ${name} says, and you two never sit at the same table again. This game goes on. ${name} is not told.`,
    blocked: 'Blocked. You find the list under “Regulars and groups”.',
    report: 'Report',
    why: 'What is wrong?',
    reasons: {
      words: 'Hurtful or unwanted words',
      name: 'The name',
      stalling: 'Stalling on purpose',
      unfair: 'Unfair play',
      other: 'Something else',
    },
    note: 'Would you like to add something? (optional)',
    send: 'Send the report',
    reportExplains: (name) =>
      `Whoever runs this server sees your report with this moment of the table. ${name} does not learn of it.`,
    thanks:
      'Thank you. Whoever runs this server looks at this moment and decides what to do. You need not do anything else; if you want peace at once, block the person.',
    blockedPeople: 'Blocked people',
    nobodyBlocked: 'You have blocked nobody.',
    since: (day) => `since ${day}`,
    unblock: 'Unblock',
  },
  de: {
    title: 'Melden oder blockieren',
    who: 'Um wen geht es?',
    about: (name) => `Über ${name}`,
    words: 'Was gesagt wurde',
    block: 'Blockieren',
    blockExplains: (name) =>
      `Du siehst nicht mehr, was ${name} sagt, und ihr sitzt nie wieder am selben Tisch. Dieses Spiel geht weiter. ${name} erfährt nichts davon.`,
    blocked: 'Blockiert. Die Liste findest du unter „Mitspieler und Runden“.',
    report: 'Melden',
    why: 'Was ist nicht in Ordnung?',
    reasons: {
      words: 'Verletzende oder unerwünschte Worte',
      name: 'Der Name',
      stalling: 'Absichtliches Hinauszögern',
      unfair: 'Unfaires Spiel',
      other: 'Etwas anderes',
    },
    note: 'Möchtest du etwas dazu sagen? (freiwillig)',
    send: 'Meldung senden',
    reportExplains: (name) =>
      `Wer diesen Server betreibt, sieht deine Meldung mit diesem Augenblick am Tisch. ${name} erfährt nichts davon.`,
    thanks:
      'Danke. Wer diesen Server betreibt, sieht sich den Augenblick an und entscheidet, was geschieht. Du musst nichts weiter tun; wenn du sofort Ruhe willst, blockiere die Person.',
    blockedPeople: 'Blockierte Personen',
    nobodyBlocked: 'Du hast niemanden blockiert.',
    since: (day) => `seit ${day}`,
    unblock: 'Freigeben',
  },
  fr: {
    title: 'Signaler ou bloquer',
    who: 'De qui s’agit-il ?',
    about: (name) => `À propos de ${name}`,
    words: 'Ce qui a été dit',
    block: 'Bloquer',
    blockExplains: (name) =>
      `Vous ne voyez plus ce que dit ${name}, et vous ne serez plus jamais à la même table. Cette partie continue. ${name} n’en est pas informé.`,
    blocked: 'Personne bloquée. La liste se trouve sous « Habitués et groupes ».',
    report: 'Signaler',
    why: 'Qu’est-ce qui ne va pas ?',
    reasons: {
      words: 'Des paroles blessantes ou indésirables',
      name: 'Le nom',
      stalling: 'Faire traîner exprès',
      unfair: 'Un jeu déloyal',
      other: 'Autre chose',
    },
    note: 'Voulez-vous ajouter quelque chose ? (facultatif)',
    send: 'Envoyer le signalement',
    reportExplains: (name) =>
      `La personne qui gère ce serveur voit votre signalement avec ce moment de la table. ${name} n’en sait rien.`,
    thanks:
      'Merci. La personne qui gère ce serveur regarde ce moment et décide de la suite. Vous n’avez rien d’autre à faire ; pour être tranquille tout de suite, bloquez la personne.',
    blockedPeople: 'Personnes bloquées',
    nobodyBlocked: 'Vous n’avez bloqué personne.',
    since: (day) => `depuis le ${day}`,
    unblock: 'Débloquer',
  },
};

export function useOrderWords(): OrderWords {
  return ORDER_WORDS[settings.value.language];
}
