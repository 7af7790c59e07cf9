import type { MyRecordWords } from '../texts.ts';

const games = (count: number) => (count === 1 ? '1 Spiel' : `${count} Spiele`);

export const de: MyRecordWords = {
  title: 'Meine Bilanz',
  explains:
    'Spiele, die du zu Ende gespielt hast: auf diesem Gerät, und auf dem Server, solange dieses Gerät du ist. Abgebrochene Spiele und Übung zählen nicht.',
  empty:
    'Hier ist noch nichts. Spiel ein Spiel zu Ende, gegen Bots, mit Freunden oder um ein Gerät herum, dann zählt es hier. Oder hol die Spiele eines anderen Geräts herüber.',
  emptyPlay: 'Ein Spiel spielen',
  noneFits: 'Kein Spiel passt zu dieser Auswahl.',
  serverMissing: 'Der Server ist gerade nicht zu erreichen: Spiele von dort fehlen.',

  ofGame: 'Spiel',
  withWhom: 'Mit wem',
  howMany: 'Zu wievielt',
  all: 'Alle',
  companies: { bots: 'Nur Bots', people: 'Mit Menschen', device: 'Ein Gerät' },
  players: (count) => `zu ${count}`,

  totals: 'Alles zusammen',
  games: 'Spiele',
  wins: 'Siege',
  wonOf: (percent) => `${percent} der eigenen`,
  meanPlace: 'Platz im Schnitt',
  meanPoints: 'Punkte im Schnitt',
  row: 'Siege in Folge',
  longest: 'Längste Folge',
  choices: 'Wahl',
  luck: 'Glück',
  ofReviewed: (count) => (count === 1 ? '1 Spiel analysiert' : `Schnitt aus ${count} analysierten`),
  hundredths: 'Wahl und Glück in Hundertsteln eines Siegs, wie die Analysen sie zählen.',

  byGame: 'Nach Spielen',
  overTime: 'Im Lauf der Zeit',
  show: 'Anzeigen als',
  asChart: 'Bild',
  asTable: 'Tabelle',
  chartExplains: 'Jeder Balken ist ein Tag oder Monat mit Spielen; das Goldene daran sind die Siege.',
  day: 'Tag',
  month: 'Monat',

  list: 'Die Spiele',
  date: 'Datum',
  game: 'Spiel',
  company: 'Gesellschaft',
  result: 'Ergebnis',
  won: 'gewonnen',
  place: (place, of) => `Platz ${place} von ${of}`,
  points: (count) => (count === 1 ? '1 Punkt' : `${count} Punkte`),
  notYours: 'von mehreren geteilt',
  replay: 'Ansehen',
  review: 'Analyse',
  showMore: (count) => `${count} weitere zeigen`,

  transfer: 'Mitnehmen',
  transferExplains:
    'Der Export schreibt alle diese Spiele mit jedem Zug in eine Datei; sonst bekommt sie niemand. Der Import nimmt eine solche Datei von einem anderen Gerät: Jedes Spiel darin wird erst nachgespielt, und nur wahre bleiben.',
  export: 'Alle exportieren',
  import: 'Datei importieren',
  stop: 'Anhalten',
  exporting: (done, all) => `${done} von ${all} gesammelt …`,
  exported: (count) => `${games(count)} exportiert.`,
  notExported: (count) => `${games(count)} gerade nicht zu bekommen.`,
  nothingToExport: 'Es gibt nichts zu exportieren.',
  importing: (done, all) => `Zeile ${done} von ${all} wird geprüft …`,
  imported: (count) => `${games(count)} importiert.`,
  known: (count) => (count === 1 ? '1 war schon da.' : `${count} waren schon da.`),
  bad: (count) =>
    count === 1 ? '1 Zeile ist nicht zu gebrauchen:' : `${count} Zeilen sind nicht zu gebrauchen:`,
  stopped: 'Angehalten.',
  badLine: (line, why) => `Zeile ${line}: ${why}`,
  troubles: {
    'too-large': 'die Datei ist größer als 64 MB',
    'too-many-lines': 'die Datei hat mehr als 5000 Zeilen; der Rest bleibt weg',
    'too-long': 'die Zeile ist zu lang',
    'too-slow': 'das Nachspielen dauert zu lange',
    'no-room': 'auf diesem Gerät ist kein Platz mehr',
    unreadable: 'die Datei lässt sich nicht lesen',
  },

  forget: 'Alle meine Spiele vergessen',
  reallyForget:
    'Alle beendeten Spiele auf diesem Gerät und auf dem Server vergessen, samt dem, was Analysen über deine Wahl gesagt haben und für wie stark du giltst? Die anderen behalten ihre. Das lässt sich nicht rückgängig machen; exportiere sie vorher, wenn du sie noch brauchen könntest.',
  keepIt: 'Behalten',
  forgotten: 'Vergessen.',
  notForgotten:
    'Der Server ist gerade nicht zu erreichen, und nichts wurde vergessen. Versuch es später noch einmal.',
};
