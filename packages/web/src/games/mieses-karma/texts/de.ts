import type { BoardWords } from './words.ts';

export const boardWordsDe: BoardWords = {
  karma: 'Karma',
  track: 'Karmaleiste',
  draw: 'Vorrat',
  discard: 'Ablage',
  gifts: 'Gaben',
  yourLine: 'Deine Lebenslinie',
  close: 'Schließen',
  yourPoints: 'Punktstapel',
  fit: { fits: 'passt', free: 'der Igel erlaubt es', no: 'passt nicht' },
  closedEnd: 'Der Sensenmann schließt diese Linie.',
  foursomesTitle: 'Viererkombinationen',
  pointsPile: 'Vierer',
  human: 'Mensch',
  total: 'Summe',
  rebirthTitle: 'Wiedergeburt',
  thinking: 'überlegt',
  givesNothing: 'gibt nichts',
  sealed: 'verdeckte Gabe',
  newHere: 'Neu hier',
  understood: 'Verstanden',
  specials: {
    joker:
      'Ein Joker passt neben jedes Zeichen. Für Viererkombinationen zählt er nur, wenn du ein Schmetterling bist.',
    reaper:
      'Der Sensenmann liegt nur am rechten Ende. Am Ende dieses Zuges stirbt dein Tier, deine Linie wird gewertet, und die übrigen Handkarten kommen auf die Ablage.',
    buddha:
      'Jeder Buddha in deiner Linie bringt einen Schritt Karma, wenn dein Tier stirbt. Mehr Karma führt zu höheren Tieren.',
  },
  lineOf: (name) => `Lebenslinie von ${name}`,
  look: (name) => `Linie von ${name} vergrößern`,
  stack: (stack, karma, count) =>
    `${stack === null ? 'Menschen' : `Stapel ${stack}`}: ab ${karma} Karma, noch ${count === 1 ? '1 Karte' : `${count} Karten`}`,
  stands: (name, karma) => `${name}: ${karma} Karma`,
  animal: (animal, imitated) => (imitated === null ? animal : `${animal}, ahmt nach: ${imitated}`),
  points: (count) => `Punktstapel: ${count === 1 ? '1 Karte' : `${count} Karten`}`,
  karmaOf: (karma) => `${karma} Karma`,
  giftOf: (name) => `Gabe von ${name}`,
  needs: (sign) => `Als Nächstes: ${sign}`,
  reborn: (name, from, to) => `${name === null ? 'Du warst' : `${name} war`} ${from}; jetzt: ${to}`,
};
