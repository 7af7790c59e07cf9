import type { Language } from '@samsara/engine/texts';
import { settings } from '../settings/settings.ts';

/** What the house-rule laboratory says. */
export interface LabWords {
  title(game: string): string;
  readonly explains: string;
  readonly numbers: string;
  /** How many of which cards the deck has. */
  readonly cards: string;
  readonly cardsExplain: string;
  readonly others: string;
  readonly games: string;
  /** Deals by both rules. */
  deals(n: string): string;
  readonly tryIt: string;
  readonly stop: string;
  readonly running: string;
  readonly stopped: string;
  readonly failed: string;
  readonly impossible: string;
  /** `clause` says why. */
  tooFewCards(needed: string, most: string, clause: string): string;
  readonly reset: string;
  resetOne(name: string): string;
  less(name: string): string;
  more(name: string): string;
  readonly findings: string;
  /** Before the first try: what the charts are, and what one could change. */
  readonly willSee: string;
  readonly ideas: string;
  readonly nothingChanged: string;
  readonly noise: string;
  readonly table: string;
  readonly kept: string;
  readonly play: string;
  readonly send: string;
  readonly copied: string;
  readonly notCopied: string;
  readonly yes: string;
  readonly no: string;
}

const en: LabWords = {
  title: (game) => `${game}: house-rule laboratory`,
  explains:
    'Change what you like and try it: bots play the same deals by the official rules and by yours, and you see what changes.',
  numbers: 'Numbers of the game',
  cards: 'Cards in the deck',
  cardsExplain: 'Leave out what you like; bots and everybody at the table know what is missing.',
  others: 'Other options',
  games: 'How thoroughly',
  deals: (n) => `${n} deals`,
  tryIt: 'Try',
  stop: 'Stop',
  running: 'Bots are playing …',
  stopped: 'Stopped: these are the games so far.',
  failed: 'The games could not be played.',
  impossible: 'This does not go together: there are not enough cards, or not so many may play.',
  tooFewCards: (needed, most, clause) =>
    `Not enough cards: ${needed} are needed, ${most} can be dealt at most (${clause}).`,
  reset: 'All official',
  resetOne: (name) => `${name}: official again`,
  less: (name) => `${name}: less`,
  more: (name) => `${name}: more`,
  findings: 'What changes',
  willSee: 'What you will see',
  ideas: 'Something to begin with',
  nothingChanged: 'Nothing is changed yet: both would be the official rules.',
  noise: 'What is called a difference would come about by chance in fewer than one of a hundred tries.',
  table: 'As a table',
  kept: 'Earlier tries',
  play: 'Play with these rules',
  send: 'Send as a link',
  copied: 'The link is copied.',
  notCopied: 'The link is in the address bar.',
  yes: 'yes',
  no: 'no',
};

const de: LabWords = {
  title: (game) => `${game}: Hausregel-Labor`,
  explains:
    'Ändere, was du willst, und probiere es aus: Bots spielen dieselben Blätter nach den offiziellen und nach deinen Regeln, und du siehst, was sich ändert.',
  numbers: 'Zahlen des Spiels',
  cards: 'Karten im Spiel',
  cardsExplain: 'Lass weg, was du willst; Bots und alle am Tisch wissen, was fehlt.',
  others: 'Andere Optionen',
  games: 'Wie gründlich',
  deals: (n) => `${n} Blätter`,
  tryIt: 'Ausprobieren',
  stop: 'Anhalten',
  running: 'Die Bots spielen …',
  stopped: 'Angehalten: Das sind die Partien bis hierher.',
  failed: 'Die Partien ließen sich nicht spielen.',
  impossible: 'Das geht nicht zusammen: Es gibt nicht genug Karten, oder so viele dürfen nicht mitspielen.',
  tooFewCards: (needed, most, clause) =>
    `Nicht genug Karten: ${needed} werden gebraucht, höchstens ${most} lassen sich austeilen (${clause}).`,
  reset: 'Alles offiziell',
  resetOne: (name) => `${name}: wieder offiziell`,
  less: (name) => `${name}: weniger`,
  more: (name) => `${name}: mehr`,
  findings: 'Was sich ändert',
  willSee: 'Was du sehen wirst',
  ideas: 'Zum Anfangen',
  nothingChanged: 'Noch ist nichts geändert: Beides wären die offiziellen Regeln.',
  noise:
    'Was hier ein Unterschied heißt, käme durch Zufall in weniger als einem von hundert Versuchen zustande.',
  table: 'Als Tabelle',
  kept: 'Frühere Versuche',
  play: 'Nach diesen Regeln spielen',
  send: 'Als Link senden',
  copied: 'Der Link ist kopiert.',
  notCopied: 'Der Link steht in der Adresszeile.',
  yes: 'ja',
  no: 'nein',
};

const fr: LabWords = {
  title: (game) => `${game}\u00a0: laboratoire des règles maison`,
  explains:
    'Changez ce que vous voulez et essayez\u00a0: des bots jouent les mêmes donnes selon les règles officielles et selon les vôtres, et vous voyez ce qui change.',
  numbers: 'Nombres du jeu',
  cards: 'Cartes du jeu',
  cardsExplain: 'Retirez ce que vous voulez\u00a0; les bots et toute la table savent ce qui manque.',
  others: 'Autres options',
  games: 'Précision',
  deals: (n) => `${n} donnes`,
  tryIt: 'Essayer',
  stop: 'Arrêter',
  running: 'Les bots jouent…',
  stopped: 'Arrêté\u00a0: voici les parties jouées jusqu’ici.',
  failed: 'Les parties n’ont pas pu être jouées.',
  impossible:
    'Cela ne va pas ensemble\u00a0: il n’y a pas assez de cartes, ou le nombre de personnes n’est pas permis.',
  tooFewCards: (needed, most, clause) =>
    `Pas assez de cartes\u00a0: il en faut ${needed}, on peut en distribuer ${most} au plus (${clause}).`,
  reset: 'Tout officiel',
  resetOne: (name) => `${name}\u00a0: de nouveau officiel`,
  less: (name) => `${name}\u00a0: moins`,
  more: (name) => `${name}\u00a0: plus`,
  findings: 'Ce qui change',
  willSee: 'Ce que vous verrez',
  ideas: 'Pour commencer',
  nothingChanged: 'Rien n’est encore changé\u00a0: les deux seraient les règles officielles.',
  noise: 'Ce qui est appelé différence arriverait par hasard dans moins d’un essai sur cent.',
  table: 'En tableau',
  kept: 'Essais précédents',
  play: 'Jouer avec ces règles',
  send: 'Envoyer un lien',
  copied: 'Le lien est copié.',
  notCopied: 'Le lien est dans la barre d’adresse.',
  yes: 'oui',
  no: 'non',
};

const WORDS: Readonly<Record<Language, LabWords>> = { en, de, fr };

export function useLabWords(): LabWords {
  return WORDS[settings.value.language];
}
