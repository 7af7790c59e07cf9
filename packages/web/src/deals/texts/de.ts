import type { DealWords } from '../texts.ts';

export const de: DealWords = {
  title: 'Spiel des Tages',
  explains:
    'Jeden Tag gibt es zu jedem Spiel einmal Karten für alle: dieselben Karten, dieselben Bots. Wer gleich entscheidet, spielt dasselbe Spiel. So hat das Glück beim Vergleichen nichts zu sagen.',
  honest:
    'Die Karten folgen aus Spiel und Datum, das kann jeder nachrechnen. Ein Ergebnis zählt erst, wenn der Server das Spiel noch einmal gespielt hat. Der Tag wechselt um Mitternacht UTC.',
  streak: (days) =>
    days === 0
      ? 'Spiel heute und beginne eine Serie.'
      : days === 1
        ? '1 Tag in Folge'
        : `${days} Tage in Folge`,
  play: 'Spielen',
  goOn: 'Weiterspielen',
  compare: 'Vergleichen',
  playAgain: 'Noch einmal spielen',
  notPlayed: 'Noch nicht gespielt',
  begun: 'Angefangen',
  won: (choices) => `Gewonnen nach ${choices} Entscheidungen`,
  lost: 'Verloren',
  points: (n) => (n === 1 ? '1 Punkt' : `${n} Punkte`),

  calendar: 'Kalender',
  earlier: 'Voriger Monat',
  later: 'Nächster Monat',
  today: 'Heute',
  finished: (n) => (n === 0 ? 'nichts beendet' : n === 1 ? '1 Spiel beendet' : `${n} Spiele beendet`),
  catchUp: 'Vergangene Tage lassen sich nachholen. Für die Serie zählen sie nicht.',

  compareTitle: (game) => `${game}: so lief es`,
  yours: 'Dein Spiel',
  notYours: 'Auf diesem Gerät hast du das Spiel noch nicht beendet.',
  inYourPlace: 'Bots an deiner Stelle, mit deinen Karten',
  thinking: 'Die Bots spielen noch …',
  betterThan: (n, all) => `Besser als ${n} von ${all} Bots an deiner Stelle.`,
  review: 'Analyse',
  people: 'Leute hier',
  send: 'Mein Ergebnis senden',
  sendExplains:
    'Deine Züge gehen an diesen Server, der sie nachspielt. Dann siehst du, wie es den anderen ging.',
  sending: 'Es wird nachgespielt …',
  notSent:
    'Der Server ist nicht zu erreichen. Dein Ergebnis bleibt auf diesem Gerät; versuch es später noch einmal.',
  tooLate: 'Ergebnisse werden am selben Tag und am Tag danach angenommen.',
  counted: (played, won) =>
    played === 1
      ? `1 Person hat es gespielt, ${won} gewonnen.`
      : `${played} Leute haben es gespielt, ${won} gewonnen.`,
  guest: 'Gast',
  you: 'Du',
  place: (n) => `Platz ${n}`,

  challenge: 'Jemanden herausfordern',
  challengeExplains:
    'Ein Link mit genau diesen Karten. Wer ihn öffnet, spielt deine Karten von deinem Platz aus und sieht danach dein Spiel.',
  makeLink: 'Link schicken',
  linkCopied: 'Der Link ist kopiert.',
  linkNotCopied: 'Der Link ließ sich nicht kopieren.',
  shareText: (game) => `${game}: dieselben Karten, dieselben Bots. Kannst du es besser?`,
  challenged: (name) => `${name} fordert dich heraus`,
  challengedExplains:
    'Dieselben Karten, derselbe Platz, dieselben Bots. Danach liegen beide Spiele offen nebeneinander.',
  accept: 'Dieses Spiel spielen',
  untrue: 'In diesem Link steckt kein wahres Spiel.',
  sideBySide: 'Beide Spiele nebeneinander',
  choice: (n) => `${n}. Entscheidung`,
  parted: (n) => `Gleich bis zur ${n}. Entscheidung.`,
  sameGame: 'Ihr habt vom ersten bis zum letzten Zug gleich entschieden.',

  picture: 'Bild zum Teilen',
  pictureSaved: 'Das Bild ist gespeichert.',
  pictureLine: (n, all) => `besser als ${n} von ${all} Bots`,
};
