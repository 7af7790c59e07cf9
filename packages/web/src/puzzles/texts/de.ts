import type { PuzzlePageWords } from '../texts.ts';

export const de: PuzzlePageWords = {
  title: 'Rätsel',
  explains:
    'Ein Moment aus einem Spiel zwischen Bots, von einem Platz aus gesehen, und ein Zug, der klar der beste ist. Welchen würdest du spielen?',

  ask: 'Was würdest du spielen?',
  anyMove: 'Spiel ihn am Tisch wie in einem Spiel. Jeder Zug ist eine Antwort.',
  before: 'Gerade ist passiert …',
  letPass: 'Vorbeigehen lassen',
  hardness: 'Rätsel',
  you: 'Du',

  right: 'Ja, das ist der Zug!',
  rightAgain: 'Jetzt hast du ihn!',
  wrong: 'Nicht der beste.',
  thisIsIt: 'Das war der Zug.',
  chances: (own, best) => `Dein Zug gewinnt von hier aus ${own} von 100 Spielen. Einer gewinnt ${best}.`,
  notCounted: 'Nur der erste Versuch zählt.',
  ratedNow: (rating, change) => `Wertung ${rating} (${change < 0 ? `−${-change}` : `+${change}`})`,
  values: 'Was jeder Zug wert ist',
  valuesExplain:
    'Gewonnene Spiele von 100, wenn alle gut weiterspielen, nach dem, was dieser Platz wissen kann.',
  best: 'der beste',
  yours: 'deiner',
  outOf: (chance) => `${chance} von 100`,
  oneMove: 'Einer der anderen',
  moreMoves: (n) => (n === 1 ? '1 weiterer Zug' : `${n} weitere Züge`),
  hide: 'Tisch ansehen',
  show: 'Antwort ansehen',

  next: 'Weiter',
  again: 'Noch einmal',
  showMe: 'Zeig’s mir',
  share: 'Rätsel teilen',
  shareText: (game) => `${game}: Was würdest du spielen?`,
  copied: 'Der Link ist kopiert.',
  notCopied: 'Der Link ließ sich nicht kopieren.',
  rules: 'Regeln',

  rating: 'Wertung',
  found: (n) => (n === 0 ? 'Noch keins gelöst' : `${n} gelöst`),
  foundOf: (n, all) => `${n} von ${all} gelöst`,
  inRow: (n) => (n === 0 ? 'Löse eins und beginne eine Serie.' : `${n} in Folge`),
  days: (n) => (n === 1 ? '1 Tag in Folge' : `${n} Tage in Folge`),
  lastAnswers: 'Deine letzten Antworten',
  answersInWords: (right, all) => `${right} der letzten ${all} richtig`,
  solve: 'Rätseln',
  howRated: 'Wie die Wertung entsteht',
  ratedByWhom: [
    'Jedes Rätsel hat eine feste Wertung: Sie sagt, wie stark ein Bot sein muss, um den Zug zu finden. Du hast in jedem Spiel eine eigene und beginnst mit 1500.',
    'Eine Antwort wird wie eine Partie gegen das Rätsel gerechnet, nach dem System Glicko von Mark Glickman. Ein schweres gefunden: Sie steigt stark. Ein leichtes verfehlt: Sie fällt stark. Die ersten Antworten bewegen sie weit, spätere weniger; nach Tagen Pause ist sie weniger sicher und bewegt sich wieder weiter.',
    'Nur der erste Versuch an einem Rätsel zählt. Alles bleibt auf diesem Gerät.',
  ],

  none: 'Zu diesem Spiel gibt es noch keine Rätsel.',
  gone: 'Dieses Rätsel gibt es nicht mehr.',
  others: 'Zu den anderen Rätseln',
  allFound: 'Alle gelöst!',
  allFoundExplains: (n, game) => `Du hast in allen ${n} Rätseln zu ${game} den besten Zug gefunden.`,
  play: 'Ein Spiel spielen',
  toPuzzles: 'Andere Spiele',

  forget: 'Wertungen und Antworten vergessen',
  reallyForget: 'Wirklich alles vergessen?',
  keepIt: 'Nein, behalten',
  forgotten: 'Vergessen.',
};
