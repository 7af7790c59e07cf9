import type { DealWords } from '../texts.ts';

export const en: DealWords = {
  title: 'Deal of the day',
  explains:
    'One deal a day for each game: everybody gets the same cards against the same bots. Whoever decides alike plays the same game, so luck has no part in the comparison.',
  honest:
    'The cards follow from game and date, as anybody can work out. A result counts only after the server has played the game again. Days change at midnight UTC.',
  streak: (days) =>
    days === 0
      ? 'Play a deal today and begin a streak.'
      : days === 1
        ? '1 day in a row'
        : `${days} days in a row`,
  play: 'Play',
  goOn: 'Go on',
  compare: 'Compare',
  playAgain: 'Play it again',
  notPlayed: 'Not played yet',
  begun: 'Begun',
  won: (choices) => `Won after ${choices} choices`,
  lost: 'Lost',
  points: (n) => (n === 1 ? '1 point' : `${n} points`),

  calendar: 'Calendar',
  earlier: 'Month before',
  later: 'Month after',
  today: 'Today',
  finished: (n) => (n === 0 ? 'nothing finished' : n === 1 ? '1 deal finished' : `${n} deals finished`),
  catchUp: 'A day that has passed can still be played. It does not count for the streak.',

  compareTitle: (game) => `${game}: how it went`,
  yours: 'Your game',
  notYours: 'You have not finished this deal on this device yet.',
  inYourPlace: 'Bots in your place, with your cards',
  thinking: 'The bots are still playing …',
  betterThan: (n, all) => `Better than ${n} of ${all} bots in your place.`,
  review: 'Review',
  people: 'People here',
  send: 'Send my result',
  sendExplains: 'Your moves go to this server, which plays them again. Then you see how others did.',
  sending: 'It is being played again …',
  notSent: 'The server cannot be reached. Your result stays on this device; try again later.',
  tooLate: 'Results are taken on the day of the deal and the day after.',
  counted: (played, won) =>
    played === 1 ? `1 person has played it, ${won} won.` : `${played} people have played it, ${won} won.`,
  guest: 'Guest',
  you: 'You',
  place: (n) => `Place ${n}`,

  challenge: 'Challenge somebody',
  challengeExplains:
    'A link with this very deal. Whoever opens it plays your cards from your seat, and sees your game afterwards.',
  makeLink: 'Send a link',
  linkCopied: 'The link is copied.',
  linkNotCopied: 'The link could not be copied.',
  shareText: (game) => `${game}: the same cards, the same bots. Can you do better?`,
  challenged: (name) => `${name} challenges you`,
  challengedExplains:
    'The same cards, the same seat, the same bots. Afterwards both games lie open side by side.',
  accept: 'Play this deal',
  untrue: 'This link does not hold a true game.',
  sideBySide: 'Both games side by side',
  choice: (n) => `Choice ${n}`,
  parted: (n) => `Alike until choice ${n}.`,
  sameGame: 'You made the same choices from first to last.',

  picture: 'Picture to share',
  pictureSaved: 'The picture is saved.',
  pictureLine: (n, all) => `better than ${n} of ${all} bots`,
};
