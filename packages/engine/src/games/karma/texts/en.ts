import { type Card, countOf } from '../../../kernel/zones.ts';
import { cardsOf, does, everybody, notAMove, whom } from '../../../texts/en.ts';
import { capital, listed } from '../../../texts/sentences.ts';
import { isKarmaCard } from '../cards.ts';
import type { ExpectedPlay } from './expected.ts';
import { cardName, kindsOf, makeTexts, type Words, wantedBy } from './words.ts';

const KARMA_CARDS: Words['karmaCards'] = {
  table: 'Play a Table Card',
  bottom: 'Bottoms Up',
  five: 'Five or Below',
  give: 'Give the Pile to a Friend',
};

const SHORT: Words['shortCards'] = { give: 'Give the Pile' };

/** KAR-61 */
const COPIES = 'How many a deck has; officially 3.';
const COPIES_OF_EACH = 'How many of each a deck has; officially 3.';

export const wordsEn: Words = {
  name: 'Karma',
  about: 'Play high or take the pile, get rid of all your cards, and do not be the last one who holds any.',
  karmaCards: KARMA_CARDS,
  shortCards: SHORT,

  options: {
    players: { name: 'Players', explains: 'How many play; AMIGO seats up to 6, SET up to 12.' },
    edition: {
      name: 'Edition',
      explains:
        'AMIGO: you may always take the pile, and the extra card is a duty. SET: whoever can play must, and the extra card is optional.',
      values: { amigo: 'AMIGO edition', set: 'SET edition' },
    },
    foresight: {
      name: 'Foresight',
      explains: 'AMIGO only: before the hands are dealt, you may look once at your three hidden cards.',
    },
    alternative_triples: {
      name: 'Alternative triples',
      explains:
        'SET only: a triple removes just its three cards, and the rest of the pile goes to another player; Give the Pile to a Friend is not used.',
    },
    oldest: {
      name: 'Oldest player',
      explains: 'AMIGO: this player starts; if nobody is named, chance decides.',
    },
    dealer: {
      name: 'Dealer',
      explains: 'SET: the left neighbour starts; if nobody is named, chance decides.',
    },
    stall_limit: {
      name: 'Turns without progress',
      explains: 'After this many turns in a row without progress the game is stopped.',
    },
    turn_limit: { name: 'Turns in all', explains: 'After this many turns the game is stopped.' },
    pile_visible: {
      name: 'Open pile',
      explains: 'Everybody may see all cards of the pile, not only the top one.',
    },
    draw_by_hand: {
      name: 'Draw by hand',
      explains: 'SET only: you draw yourself, and whoever forgets plays on with fewer cards.',
    },
    choosing_ms: {
      name: 'Time for choosing',
      explains: 'Time for Foresight and for choosing the open table cards; 0 means no limit.',
    },
    decision_ms: {
      name: 'Time for a decision',
      explains: 'Time for each decision; 0 means no limit.',
    },
    hand_cards: {
      name: 'Cards dealt',
      explains: 'Cards dealt to every hand, before some are laid open; officially 6.',
    },
    open_cards: {
      name: 'Open cards',
      explains: 'How many of them you lay open in front of you; officially 3.',
    },
    hidden_cards: { name: 'Hidden cards', explains: 'Cards that lie hidden in front of you; officially 3.' },
    full_hand: { name: 'Draw up to', explains: 'Everybody draws up to this many hand cards; officially 3.' },
    cards_low: { name: 'Copies of 1 to 5', explains: COPIES_OF_EACH },
    cards_middle: { name: 'Copies of 6 to 10', explains: COPIES_OF_EACH },
    cards_high: { name: 'Copies of 11 to 16', explains: COPIES_OF_EACH },
    cards_table: { name: `Copies of ${KARMA_CARDS.table}`, explains: COPIES },
    cards_bottom: { name: `Copies of ${KARMA_CARDS.bottom}`, explains: COPIES },
    cards_five: { name: `Copies of ${KARMA_CARDS.five}`, explains: COPIES },
    cards_give: { name: `Copies of ${KARMA_CARDS.give}`, explains: COPIES },
  },

  endings: {
    'last-with-cards': 'Only one player still has cards and loses.',
    stalled: 'Too many turns in a row brought no progress: whoever has the most cards loses.',
    'turn-limit': 'The last turn has been played: whoever has the most cards loses.',
  },

  refusals: {
    unreadable: notAMove,
    'unknown-card': 'There is no such card in this game.',
    'cards-differ': (cards) =>
      `Only identical cards can be played together, but ${named(kindsOf(cards), ' and ')} differ.`,
    'game-over': 'The game is over.',
    'no-such-seat': 'There is no such seat at this table.',
    'not-your-turn': 'It is not your turn yet.',
    'only-for-seats': 'The clock plays no cards; only the people at the table do.',
    'only-the-clock': 'Only the clock can say that time is up.',
    'no-time-limit': 'There is no time limit for this decision.',
    'no-foresight': 'This table plays without Foresight: hidden cards stay unseen.',
    'look-is-over': 'The moment to look at your hidden cards has passed.',
    'decide-to-look-first': 'First decide whether you want to look at your hidden cards.',
    'already-decided': 'You have already decided; the others are still thinking.',
    'choose-first': 'First choose the cards that you lay open.',
    'choose-three': 'Choose exactly as many cards as are laid open: three, unless the table says otherwise.',
    'choose-what-you-hold': (cards) => `For that your hand lacks ${tallied(cards)}.`,
    'already-chosen': 'You have already chosen your open table cards; the others are still choosing.',
    'no-exchange': 'The open table cards have been chosen and can no longer be exchanged.',
    'not-held': ([card]) => `You do not have ${some(card, 1)} to play from that place.`,
    'not-so-many': ([card]) => `You do not have that many ${plural(card)}.`,
    'one-place-only': ([card]) =>
      `Cards played together come from one place: do not mix ${plural(card)} from your hand and from the table.`,
    'hand-first': 'As long as you have cards in your hand, your table cards must wait.',
    'draw-pile-first': 'As long as there are cards in the draw pile, your table cards must wait.',
    'open-first-now': (cards) =>
      `The order of your table cards stays: open ones come before hidden ones, and you still have ${named(cards, ' and ')}.`,
    'open-first': (cards) => `First play all your open table cards: ${named(cards, ' and ')}.`,
    'table-card-now': (cards) =>
      `“Play a Table Card” calls for one of your table cards now: ${tableCard(cards)}.`,
    'table-card-only': (cards) => `The extra card must come from your table cards: ${tableCard(cards)}.`,
    'too-low': ([top]) => `${capital(some(top, 1))} lies on top: play ${fitting(top)}, or a Karma card.`,
    'above-five': ([top]) => `${some(top, 1)} lies on top: play ${fitting(top)}, or a Karma card.`,
    'extra-must-fit': ([top]) =>
      `${capital(some(top, 1))} lay on top before “Play a Table Card”: the extra card must be ${fitting(top)}, or a Karma card.`,
    'only-one-extra': ([card]) =>
      `“Play a Table Card” calls for just one table card: play a single ${single(card)}.`,
    'one-hidden-at-a-time': 'Hidden cards are turned over one at a time.',
    'no-such-hidden-card': 'There is no hidden card at this place.',
    'no-pile-to-take': 'There is no pile to take: open one with any card.',
    'must-play': (cards) => `You can play, so you must: ${named(kindsOf(cards), ' or ')} would fit.`,
    'must-turn': 'Turn over a hidden card: it may still fit, so you cannot take the pile yet.',
    'decline-instead': 'You cannot take the pile here: play an extra card or decline it.',
    'extra-is-a-duty': 'The extra card is a duty: play it or take the pile.',
    'nothing-to-decline': 'There is no extra card to decline.',
    'must-open-pile': 'The triple left no pile: you have to open the new one.',
    'name-receiver': 'First say who gets the pile.',
    'nothing-to-give':
      'There is no pile to give away now; that takes “Give the Pile to a Friend” or an alternative triple.',
    'not-to-yourself': 'You cannot give the pile to yourself.',
    'no-such-receiver': 'There is nobody on that seat to give the pile to.',
    'drawing-is-automatic': 'Cards are drawn for you at this table.',
    'hand-is-full': 'Your hand is full, so you do not draw.',
    'draw-pile-empty': 'The draw pile is empty.',
    'draw-first':
      'Your hand is empty: draw first. As long as there are cards in the draw pile, your table cards must wait.',
    'draw-forgotten': 'It is too late to draw for your last turn; you may draw again after this one.',
  },

  moves: {
    look: () => 'Look at your hidden cards',
    skip: () => 'Do not look',
    choose: ({ cards }) => `Lay open ${named(cards, ' and ')}`,
    play: ({ from, card, count }) =>
      `Play ${count === 1 ? quoted(card) : some(card, count)}${from === 'open' ? ' from the table' : ''}`,
    turn: ({ place }) => `Turn over hidden card ${place}`,
    take: () => 'Take the pile',
    decline: () => 'Decline the extra card',
    give: ({ to }, people) => `Give the pile to ${whom(people.one(to))}`,
    draw: () => 'Draw',
    'time-out': () => 'Time is up',
  },

  events: {
    dealt: ({ seat, count, cards }, people) =>
      cards
        ? `${does(people.one(seat), 'get', 'gets')} ${named(cards, ' and ')}.`
        : `${does(people.one(seat), 'get', 'gets')} ${cardsOf(count)}.`,
    looked: ({ seat, looked, cards }, people) => {
      const who = people.one(seat);
      if (!looked) return `${does(who, 'do not look at your', 'does not look at their')} hidden cards.`;
      const seen = cards ? `: ${named(cards, ' and ')}` : '';
      return `${does(who, 'look at your', 'looks at their')} hidden cards${seen}.`;
    },
    chose: ({ seat }, people) => `${does(people.one(seat), 'have', 'has')} chosen.`,
    opened: ({ seat, cards }, people) =>
      `${does(people.one(seat), 'lay', 'lays')} open ${named(cards, ' and ')}.`,
    played: ({ seat, from, card, count }, people) =>
      `${does(people.one(seat), 'play', 'plays')} ${some(card, count)}${from === 'open' ? ' from the table' : ''}.`,
    turned: ({ seat, card, fits }, people) =>
      `${does(people.one(seat), 'turn', 'turns')} over ${some(card, 1)}, which ${fits ? 'fits' : 'does not fit'}.`,
    took: ({ seat, count, cards }, people) =>
      `${does(people.one(seat), 'take', 'takes')} the pile: ${cardsOf(count)}${inBrackets(cards)}.`,
    gave: ({ seat, to, count, cards }, people) =>
      `${does(people.one(seat), 'give', 'gives')} the pile to ${whom(people.one(to))}: ${cardsOf(count)}${inBrackets(cards)}.`,
    raised: ({ card }) => `${capital(some(card, 1))} comes from the bottom of the pile to the top.`,
    triple: ({ seat, card, removed }, people) =>
      `${does(people.one(seat), 'complete', 'completes')} a triple of ${plural(card)}: ${cardsOf(removed.length)} leave the game.`,
    left: ({ cards }) =>
      `${capital(some(cards[0], cards.length))} ${cards.length === 1 ? 'leaves' : 'leave'} the game.`,
    drew: ({ seat, count, cards }, people) =>
      `${does(people.one(seat), 'draw', 'draws')} ${cards ? named(cards, ' and ') : cardsOf(count)}.`,
    declined: ({ seat }, people) => `${does(people.one(seat), 'decline', 'declines')} the extra card.`,
    'went-out': ({ seat }, people) => `${does(people.one(seat), 'are', 'is')} out: no cards left.`,
    'came-back': ({ seat }, people) => `${does(people.one(seat), 'are', 'is')} back in the game.`,
    'timed-out': ({ seats }, people) => `Time is up for ${everybody(people.all(seats))}.`,
    ended: ({ outcome }, people) => {
      const losers = people.all(outcome.losers);
      if (losers.length === 0) return 'The game is over: nobody has cards left, and everybody wins.';
      const lose = losers.length === 1 && !losers[0].you ? 'loses' : 'lose';
      const rest = outcome.winners.length > 0 ? ' Everybody else wins.' : '';
      return `The game is over: ${everybody(losers)} ${lose}.${rest}`;
    },
  },

  asks: {
    nothing: 'The game is over.',
    look: 'Do you want to look at your hidden cards?',
    choose: (count) => `Choose ${NUMBERS[count]} of your cards to lay open.`,
    draw: 'Your hand is empty: draw first.',
    mayDraw: 'You may still draw.',
    others: (waitedFor) => `Waiting for ${everybody(waitedFor)}.`,
    receiver: (count) => `Who gets the pile (${cardsOf(count)})?`,
    play: (play) => `${play.extra ? 'Extra card' : 'Your turn'}: ${orElse(play)}.`,
  },

  table: {
    seat: (seat, who, out) => {
      const name = who.you ? 'You' : who.name;
      if (out) return `${name}: out.`;
      const parts = [seat.hand ? `in hand ${plain(seat.hand)}` : `${cardsOf(seat.handCount)} in hand`];
      if (seat.handCount === 0) parts[0] = 'hand empty';
      if (seat.open.length > 0) parts.push(`open ${plain(seat.open)}`);
      if (seat.hiddenCount > 0) parts.push(`${seat.hiddenCount} hidden${inBrackets(seat.foreseen)}`);
      return `${name}: ${parts.join('; ')}.`;
    },
    pile: ({ pile, pileTop, pileCount }) => {
      if (pileTop === null) return 'Pile: empty.';
      const all = pile && pileCount > 1 ? `; from the bottom ${plain(pile)}` : '';
      return `Pile: ${one(pileTop)} on top, ${cardsOf(pileCount)}${all}.`;
    },
    draw: (count) => (count === 0 ? 'Draw pile: empty.' : `Draw pile: ${cardsOf(count)}.`),
    outOfGame: (count) => `Out of the game: ${cardsOf(count)}.`,
  },
};

const NUMBERS = ['no', 'one', 'two', 'three', 'four', 'five', 'six'];

function one(card: Card): string {
  return cardName(card, KARMA_CARDS);
}

function quoted(card: Card): string {
  return isKarmaCard(card) ? `“${one(card)}”` : one(card);
}

/** `a 9`, `two 9s`, `“Give the Pile to a Friend”`, `two “Give the Pile to a Friend” cards` */
function some(card: Card, count: number): string {
  if (count > 1) return `${NUMBERS[count]} ${plural(card)}`;
  if (isKarmaCard(card)) return quoted(card);
  return `${['8', '11'].includes(one(card)) ? 'an' : 'a'} ${one(card)}`;
}

function plural(card: Card): string {
  return isKarmaCard(card) ? `${quoted(card)} cards` : `${one(card)}s`;
}

function single(card: Card): string {
  return isKarmaCard(card) ? `${quoted(card)} card` : one(card);
}

/** `a 3 and two 9s` */
function tallied(cards: readonly Card[]): string {
  return listed(
    kindsOf(cards).map((card) => some(card, countOf(cards, card))),
    ' and ',
  );
}

function plain(cards: readonly Card[]): string {
  return cards.map(one).join(', ');
}

function named(cards: readonly Card[], and: string): string {
  return listed(cards.map(quoted), and);
}

function inBrackets(cards: readonly Card[] | null): string {
  return cards && cards.length > 0 ? ` (${plain(cards)})` : '';
}

function tableCard(cards: readonly Card[]): string {
  return cards.length > 0 ? named(kindsOf(cards), ' or ') : 'a hidden one';
}

/** What fits on a card: `9 or higher`. */
function fitting(top: Card | null): string {
  switch (wantedBy(top)) {
    case 'any':
      return 'any card';
    case 'up-to-five':
      return 'a number from 1 to 5';
    case 'the-highest':
      return 'a 16';
    case 'at-least':
      return `${one(top as Card)} or higher`;
  }
}

const PLACES: Readonly<Record<ExpectedPlay['from'][number], string>> = {
  hand: 'any hand card',
  open: 'any open table card',
  hidden: 'a hidden table card',
};

/** What may be done instead of each other: `play 9 or higher, a Karma card, or take the pile`. */
function orElse(play: ExpectedPlay): string {
  if (!play.canPlay && !play.mayDecline) return 'no card fits, take the pile';
  const ways = waysToPlay(play);
  if (play.mayTake) ways.push('take the pile');
  if (play.mayDecline) ways.push('decline');
  return listed(ways, ', or ');
}

function waysToPlay({ from, demand, opensPile }: ExpectedPlay): string[] {
  if (opensPile)
    return [
      `open the pile with ${listed(
        from.map((place) => PLACES[place]),
        ' or ',
      )}`,
    ];
  if (from.includes('hidden')) return ['turn over a hidden card'];
  const fromTable = from.includes('open');
  const fits = fitting(demand);
  if (wantedBy(demand) === 'any') return [`play ${fromTable ? PLACES.open : fits}`];
  return [fromTable ? `from your open table cards play ${fits}` : `play ${fits}`, 'a Karma card'];
}

export const textsEn = makeTexts(wordsEn);
