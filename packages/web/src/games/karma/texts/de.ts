import type { KarmaWords } from './words.ts';

const cards = (count: number) => (count === 1 ? '1 Karte' : `${count} Karten`);

export const wordsDe: KarmaWords = {
  abilities: {
    table: 'Passt auf alles. Sofort folgt eine deiner Tischkarten; in der SET-Ausgabe nur, wenn du magst.',
    bottom:
      'Passt auf alles. Die unterste Karte des Stapels kommt nach oben und sagt, was gespielt werden muss.',
    five: 'Passt auf alles. Wer als Nächstes dran ist, spielt eine Zahl von 1 bis 5 oder eine Karma-Karte.',
    give: 'Passt auf alles und verlässt das Spiel. Du wählst, wer den ganzen Stapel bekommt, auch jemanden ohne Karten.',
  },
  pile: 'Stapel',
  draw: 'Nachzieh\u00adstapel',
  out: 'Aus dem Spiel',
  openCards: (owner) => (owner === null ? 'Deine offenen Karten' : `Offene Karten von ${owner}`),
  hiddenCards: (owner) => (owner === null ? 'Deine verdeckten Karten' : `Verdeckte Karten von ${owner}`),
  place: (place, of) => `${place} von ${of}`,
  tableCards: (open, hidden) =>
    `${open.length > 0 ? `offen ${open.join(', ')}` : 'keine offenen Karten'}; ${hidden} verdeckt`,
  demand: {
    any: () => 'beliebig',
    'up-to-five': () => '5 oder kleiner',
    'the-highest': (number) => `nur ${number}`,
    'at-least': (number) => `${number} oder höher`,
  },
  demanded: 'Verlangt',
  oneMore: 'Noch eine ergibt einen Drilling',
  history: 'Alle Karten',
  historyOf: (count) => `Der Stapel von oben nach unten: ${cards(count)}`,
  outOf: (count) => `Aus dem Spiel: ${cards(count)}`,
  close: 'Schließen',
  foretold: {
    triple: ({ count }) => `Drilling! ${cards(count)} verlassen das Spiel.`,
    give: ({ count }) => `Du wählst, wer ${cards(count)} bekommt.`,
    raise: ({ card }, { named }) =>
      card === null ? 'Die unterste Karte kommt nach oben.' : `Holt ${named(card)} nach oben.`,
    extra: () => 'Danach eine Tischkarte.',
    again: () => 'Du spielst noch einmal.',
    next: ({ demand }, { wanted }) => `Danach: ${wanted(demand)}.`,
    out: () => 'Deine letzte Karte!',
    blind: () => 'Niemand kennt diese Karte. Passt sie nicht, nimmst du den Stapel.',
  },
  picked: (count, of) => `${count} von ${of} gewählt`,
  allCopies: (count, name) => `Alle ${count} × ${name}`,
  yourChoice: 'Deine Wahl ist versiegelt',
  sealed: 'versiegelt',
  foreseen: 'Verdeckt, in beliebiger Reihenfolge',
  triple: 'Drilling!',
  lastCard: 'Letzte Karte!',
  outOfCards: 'fertig',
  cardsLeft: 'Karten übrig',
  mayDraw: 'Du darfst ziehen',
  understood: 'Verstanden',
};
