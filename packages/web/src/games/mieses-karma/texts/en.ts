import type { BoardWords } from './words.ts';

export const boardWordsEn: BoardWords = {
  karma: 'Karma',
  track: 'Karma track',
  draw: 'Draw',
  discard: 'Discard',
  gifts: 'Gifts',
  yourLine: 'Your life line',
  close: 'Close',
  yourPoints: 'Points pile',
  fit: { fits: 'fits', free: 'the hedgehog allows it', no: 'does not fit' },
  closedEnd: 'The reaper closes this line.',
  foursomesTitle: 'Foursomes',
  pointsPile: 'Foursomes',
  human: 'Human',
  total: 'Total',
  rebirthTitle: 'Rebirth',
  thinking: 'decides',
  givesNothing: 'gives nothing',
  sealed: 'sealed gift',
  newHere: 'New here',
  understood: 'Got it',
  specials: {
    joker: 'A joker fits every sign beside it. It counts for foursomes only if your animal is a butterfly.',
    reaper:
      'The reaper lies only at the right end. At the end of that turn your animal dies, your line is counted, and the rest of your hand is discarded.',
    buddha:
      'Every Buddha in your line is one step of karma when your animal dies. More karma leads to higher animals.',
  },
  lineOf: (name) => `Life line of ${name}`,
  look: (name) => `Enlarge the line of ${name}`,
  stack: (stack, karma, count) =>
    `${stack === null ? 'Humans' : `Stack ${stack}`}: from ${karma} karma, ${count === 1 ? '1 card' : `${count} cards`} left`,
  stands: (name, karma) => `${name}: ${karma} karma`,
  animal: (animal, imitated) => (imitated === null ? animal : `${animal}, imitates the ${imitated}`),
  points: (count) => `Points pile: ${count === 1 ? '1 card' : `${count} cards`}`,
  karmaOf: (karma) => `${karma} karma`,
  giftOf: (name) => `Gift of ${name}`,
  needs: (sign) => `Next: ${sign}`,
  reborn: (name, from, to) => `${name === null ? 'You were' : `${name} was`} ${from}; now: ${to}`,
};
