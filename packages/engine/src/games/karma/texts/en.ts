import { type Card, countOf } from '../../../kernel/zones.ts';
import { cardsOf, notAMove } from '../../../texts/en.ts';
import { capital, listed } from '../../../texts/sentences.ts';
import { isKarmaCard } from '../cards.ts';
import { eventsEn, inBrackets, plain } from './events/en.ts';
import { fitting, named, one, playEn, plural, quoted, some } from './play/en.ts';
import { kindsOf, makeTexts, type Words } from './words.ts';

/** KAR-61 */
const COPIES = 'How many a deck has; officially 3.';
const COPIES_OF_EACH = 'How many of each a deck has; officially 3.';

export const wordsEn: Words = {
  ...playEn,
  events: eventsEn,

  endings: {
    'last-with-cards': 'Only one player still has cards and loses.',
    stalled: 'Too many turns in a row brought no progress: whoever has the most cards loses.',
    'turn-limit': 'The last turn has been played: whoever has the most cards loses.',
  },

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
    cards_table: { name: `Copies of ${playEn.karmaCards.table}`, explains: COPIES },
    cards_bottom: { name: `Copies of ${playEn.karmaCards.bottom}`, explains: COPIES },
    cards_five: { name: `Copies of ${playEn.karmaCards.five}`, explains: COPIES },
    cards_give: { name: `Copies of ${playEn.karmaCards.give}`, explains: COPIES },
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

function tableCard(cards: readonly Card[]): string {
  return cards.length > 0 ? named(kindsOf(cards), ' or ') : 'a hidden one';
}

export const textsEn = makeTexts(wordsEn);
