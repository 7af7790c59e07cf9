import type { ReviewWords } from '../texts.ts';

export const de: ReviewWords = {
  title: 'Analyse',
  explains:
    'Gewinnchancen von 100, wenn alle gut weiterspielen: immer aus dem, was die Person in dem Moment wissen konnte.',

  beginning: 'Das Spiel wird angesehen …',
  roughly: 'Ein erster Blick auf jede Entscheidung …',
  closely: (done, total) => `Genauer hingesehen: ${done} von ${total}`,
  finished: 'Jede Entscheidung wurde genau angesehen.',
  stop: 'Anhalten',
  stopped: 'Angehalten. Was bisher gefunden wurde, bleibt.',
  goOn: 'Genauer hinsehen',
  failed: (why) => `Dieses Spiel lässt sich nicht analysieren${why === '' ? '' : `: ${why}`}.`,

  whose: 'Analyse für',
  noResult: 'Das Spiel endete ohne Ergebnis, deshalb gibt es nichts zusammenzuzählen.',

  curve: 'Chancen im Lauf des Spiels',
  show: 'Zeigen als',
  asCurve: 'Kurve',
  asTable: 'Tabelle',
  moment: 'Moment',
  beforeDeal: 'Vor dem Austeilen',
  end: 'Das Ende',
  move: (n) => `Zug ${n}`,
  moves: (from, to) => `Züge ${from} bis ${to}`,
  chance: (name, chance) => `${name} ${chance}`,
  chanceOutOf: 'Chance von 100',
  eachByThemselves: 'Jeweils aus dem, was sie selbst sehen konnten; die Zahlen müssen nicht 100 ergeben.',
  whatHappened: 'Was geschah',
  choice: 'Entscheidung',

  parts: 'Woher es kam',
  start: 'Am Anfang',
  causes: { cards: 'Die Karten', others: 'Die anderen', own: 'Eigene Entscheidungen' },
  result: 'Ergebnis',
  resultIs: (how) => `Ergebnis: ${how}`,
  won: 'gewonnen',
  lost: 'nicht gewonnen',
  partsExplain:
    'Anfang, Karten, die anderen und eigene Entscheidungen ergeben genau das Ergebnis: 100 für einen Sieg, sonst 0.',

  turningPoints: 'Momente, die es entschieden haben',
  noTurningPoints: 'Kein einzelner Moment hat die Chancen um 4 oder mehr verändert.',
  deal: 'Das Austeilen',
  jump: 'Auf der Kurve zeigen',

  walk: 'Entscheidungen, die einen zweiten Blick lohnen',
  noMistakes: 'Keine Entscheidung hat 4 Chancen oder mehr gekostet. Gut gespielt!',
  walkAt: (n, all) => `${n} von ${all}`,
  previous: 'Zurück',
  next: 'Weiter',
  made: 'Gespielt',
  better: 'Besser',
  asBest: 'Das war der beste Zug.',
  letPass: 'Den Moment vorbeigehen lassen',
  chanceOf: (chance) => `${chance} von 100`,
  plusMinus: (n) => `um höchstens ${n} ungenau`,
  cost: (n) => `Diese Entscheidung hat ${n} von 100 Chancen gekostet.`,
  found: (n) => `Der naheliegende Zug hätte ${n} Chancen oder mehr gekostet.`,
  position: 'Der Tisch, wie er zu sehen war',
  inWords: 'Der Tisch in Worten',
  highlight: 'Auf dem Tisch gezeigt',
  why: 'Warum',
  tryAgain: 'Von hier noch einmal versuchen',
  seeInReplay: 'In der Wiederholung ansehen',
  reasons: {
    wins: 'Der bessere Zug gewinnt das Spiel so gut wie sicher.',
    loses: 'Nach dem gespielten Zug ist das Spiel so gut wie verloren.',
    forgot: 'Etwas wurde vergessen, das zu diesem Zug gehört.',
    'let-pass': 'Das war ein Moment zum Handeln; er ging vorbei.',
    hasty: 'Es war besser zu warten.',
    'only-move': 'Jeder andere Zug war deutlich schlechter als der bessere.',
    better: 'Oft weitergespielt aus dem, was hier zu wissen war, hat der bessere Zug häufiger gewonnen.',
  },
  brings: (sentences) => `Er bringt mit Sicherheit: ${sentences}`,
  bringsInstead: (sentences) => `Der gespielte Zug bringt mit Sicherheit: ${sentences}`,
  leadsTo: (sentences) => `Tun dann alle das Naheliegende, folgt meist: ${sentences}`,
  leadsToInstead: (sentences) => `Nach dem gespielten Zug folgt meist: ${sentences}`,
  handAfter: (better, made) => `Handkarten danach: ${better} statt ${made}.`,
  againYourTurn: 'Danach ist dieselbe Person wieder am Zug.',

  marks: {
    brilliant: 'Glanzzug',
    fine: 'Gut',
    inaccuracy: 'Ungenau',
    mistake: 'Fehler',
    blunder: 'Grober Fehler',
  },
  legend: 'Was die Zeichen bedeuten',
  legendOf: (mark, from) => {
    if (mark === 'fine') return `hat weniger als ${from} Chancen gekostet`;
    if (mark === 'brilliant') return `der beste Zug, wo der naheliegende ${from} oder mehr gekostet hätte`;
    return `hat ${from} Chancen oder mehr gekostet`;
  },
  count: (mark, n) => `${mark}: ${n}`,

  replay: 'Wiederholung ansehen',
  progress: 'Mein Fortschritt',
  practise: 'Solche Momente üben',

  progressExplains:
    'Was deine eigenen Entscheidungen in jedem Spiel gekostet haben, in Chancen von 100. Näher an 0 ist besser; Glück zählt nicht mit.',
  progressEmpty:
    'Noch ist hier nichts. Spiel ein Spiel zu Ende: Sobald das Ergebnis dasteht, wird ausgerechnet, was deine Entscheidungen gekostet haben, und hier aufbewahrt.',
  ofGame: 'Spiel',
  allGames: 'Alle Spiele',
  choicesByGame: 'Eigene Entscheidungen, Spiel für Spiel',
  meanOf: (n) => (n === 1 ? 'In 1 Spiel' : `Mittel aus ${n} Spielen`),
  date: 'Tag',
  game: 'Spiel',
  chartExplains:
    'Jeder Punkt ist ein Spiel, ein goldener ein gewonnenes; die Linie ist das Mittel der letzten fünf.',
  keptHere:
    'Nur auf diesem Gerät aufbewahrt; mit einem Passkey (in den Einstellungen) findest du es auch auf deinen anderen Geräten.',
  keptShared:
    'Auf diesem Gerät und auf dem Server aufbewahrt, für deine anderen Geräte; sonst kann es niemand lesen.',
  forget: 'Alles davon vergessen',
  reallyForget: 'Wirklich vergessen?',
  keepIt: 'Nein, behalten',
  forgotten: 'Vergessen.',
  notForgotten: 'Nichts wurde vergessen: Der Server ist gerade nicht zu erreichen.',
};
