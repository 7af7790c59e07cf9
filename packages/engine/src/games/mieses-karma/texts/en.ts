import type { Card } from '../../../kernel/zones.ts';
import { cardsOf, notAMove } from '../../../texts/en.ts';
import { capital, listed } from '../../../texts/sentences.ts';
import { SPECIES_OF, STACKS } from '../cards.ts';
import { eventsEn, plain, stackName } from './events/en.ts';
import { animal, one, playEn, sign } from './play/en.ts';
import { abilityTexts, cardClauses } from './rules/card-clauses.ts';
import { type AnimalWords, makeTexts, type Words } from './words.ts';

const ANIMAL_WORDS: AnimalWords = {
  statements: {
    animal: 'that it is in the game',
    noAbility: 'that it has no ability',
    idea: 'the idea of its ability',
    detail: 'the ability in detail',
    stack: 'its stack',
    dealt: 'the life cards dealt',
    symbols: 'its symbols',
    copies: 'the number of cards',
    pointsRange: 'that the cards score 2 to 6 points',
    points: 'which card scores what',
  },
  lifeCards: 'Life cards.',
  lifeStatements: {
    total: '60 cards',
    symbols: 'the four symbols',
    jokers: 'jokers',
    reapers: 'reapers',
    buddhas: 'Buddhas',
    distribution: 'how they are distributed',
    reaperOnTheRight: 'that reapers stand on the right only',
  },
  facts: (stack, karma, dealt, symbols) =>
    `${stack === null ? 'Everybody’s first life' : `${capital(stackName(stack))}, from karma ${karma}`}; ${dealt} life cards; ${symbols.join(', ')}.`,
  provenance: (attested, reconstructed) =>
    `Attested by sources: ${listed(attested, ' and ')}. Reconstructed: ${listed(reconstructed, ' and ')}.`,
};

export const wordsEn: Words = {
  ...playEn,
  events: eventsEn,

  endings: {
    'human-died': 'A human has died: all lines are evaluated, and the most points win.',
    'no-life-cards':
      'No life card was left for a new life: all lines are evaluated, and the most points win.',
    'turn-limit': 'The turn limit is reached: all lines are evaluated, and the most points win.',
  },
  animals: ANIMAL_WORDS,

  options: {
    players: {
      name: 'Players',
      explains: 'How many play; the published game is for 3 to 5, two is our extension.',
    },
    openingHandVariant: {
      name: 'Two cards to start with',
      explains: 'Ants start with two life cards instead of four, as one of the sources says.',
    },
    decision_ms: {
      name: 'Time for a decision',
      explains: 'Time for each decision; 0 means no limit.',
    },
    turn_limit: {
      name: 'Turns in all',
      explains: 'After this many turns the game is ended and scored; 0 means no limit.',
    },
    extra_cards: {
      name: 'More life cards',
      explains: 'Life cards that every birth deals besides those on the rebirth card; officially 0.',
    },
    points_per_card: {
      name: 'Points for a card',
      explains: 'What each card of a points pile counts at the end; officially 2.',
    },
    cards_plain: {
      name: 'Copies of symbol cards',
      explains: 'Of every life card with two different symbols and no Buddha; officially 2.',
    },
    cards_buddha: {
      name: 'Buddha cards',
      explains: 'Life cards with two symbols and a Buddha, so many for each symbol; officially 4.',
    },
    cards_joker: {
      name: 'Joker cards',
      explains: 'Life cards with a joker, so many for each symbol; officially 2.',
    },
    cards_reaper: {
      name: 'Reaper cards',
      explains: 'Life cards with a reaper, so many for each symbol; officially 2.',
    },
    cards_animal: {
      name: 'Copies of animals',
      explains: 'Cards of every animal from stack II on; officially 2.',
    },
    cards_human: { name: 'Human cards', explains: 'The first so many humans are in the game; officially 5.' },
  },

  refusals: {
    unreadable: notAMove,
    'unknown-card': 'There is no such card in this game.',
    'unknown-animal': 'There is no such animal in this game.',
    'not-a-life-card': ([card]) => `Only life cards are played; ${one(card)} is a rebirth card.`,
    'game-over': 'The game is over.',
    'no-such-seat': 'Nobody plays on this seat.',
    'not-your-turn': 'It is not your turn.',
    'not-asked-yet': 'The others decide one after the other, and it is not up to you now.',
    'only-the-clock': 'Only the clock can say that time is up.',
    'only-for-seats': 'The clock does not play.',
    'no-time-limit': 'There is no time limit at this table.',
    'not-held': ([card]) => `You do not hold ${one(card)}.`,
    'card-action-taken': 'You have already played a card in this turn.',
    'does-not-fit': ([card]) =>
      `The next card of your line needs ${sign(card, 'right')} or a joker on the left.`,
    'does-not-fit-left': ([card]) =>
      `At the left end of your line a card needs ${sign(card, 'left')} or a joker on the right.`,
    'fits-left-only': ([card]) => `${capital(one(card))} fits only at the left end of your line: say “left”.`,
    'fits-right-only': ([card]) => `${capital(one(card))} fits only at the right end of your line.`,
    'left-end-closed': 'Only a dog builds to the left.',
    'imitate-dog-first': 'To build to the left, your chameleon has to imitate the dog first.',
    'closed-by-reaper': ([card]) => `Nothing can follow ${one(card)}.`,
    'reaper-on-the-left': ([card]) => `${capital(one(card))} can lie only at the right end.`,
    'card-action-due': 'First attach or discard a card.',
    'ability-used': 'You have already used your ability in this turn.',
    'not-your-ability': ([card]) => `Your animal, ${one(card)}, cannot do that.`,
    'imitate-first': ([card]) => `For that your chameleon has to imitate the ${speciesOf(card)} first.`,
    'not-what-you-imitate': ([card]) =>
      `In this turn your chameleon imitates the ${speciesOf(card)}, which cannot do that.`,
    'nobody-to-imitate': 'No other player’s animal can do that, so your chameleon cannot either.',
    'nothing-to-salvage': 'The discard pile is empty.',
    'not-from-yourself': 'You cannot steal from your own line.',
    'no-card-to-steal': 'There is no life card at that end.',
    'nobody-is-that-animal': 'Nobody else is that animal now.',
    'already-imitating': 'You already imitate an animal in this turn.',
    'nothing-to-imitate': 'There is nothing to imitate about that one.',
    'imitate-later': 'You can imitate this animal only when your turn is over.',
    'too-late-to-imitate': 'It is too late for this ability now.',
    'already-asked': 'You have already asked in this turn.',
    'nothing-can-fit': 'Your line is closed, so there is nothing to ask for.',
    'nobody-asks': 'Nobody is asking for a card.',
    'answer-the-request': 'First say whether you give a card.',
    'gift-does-not-fit': ([card]) => `Your gift needs ${sign(card, 'right')} or a joker on the left.`,
    'gift-does-not-fit-left': ([card]) => `Your gift needs ${sign(card, 'left')} or a joker on the right.`,
    'gift-fits-no-end': ([right, left]) =>
      `Your gift needs ${sign(right, 'right')} on the left or ${sign(left, 'left')} on the right, or a joker there.`,
    'take-a-gift': 'You have to take one of the gifts.',
    'no-such-gift': 'This player has not given a card.',
    'no-gifts': 'There are no gifts to take.',
    'exchange-or-keep': 'First say whether you exchange your hand.',
    'nothing-to-exchange': 'You may exchange your hand only when you asked and nobody gave.',
    'no-hand-to-exchange': 'Your hand is empty, so there is nothing to exchange.',
    'score-first': 'First choose the cards for your points pile.',
    'only-life-cards-score': ([card]) =>
      `Only life cards go to the points pile; ${one(card)} is a rebirth card.`,
    'not-in-your-line': ([card]) => `${capital(one(card))} does not lie in your line.`,
    'nothing-to-score': 'There is no foursome to score now.',
    'keep-or-be-done': 'First say which cards you keep.',
    'nothing-to-keep': 'There are no cards to keep now.',
    'only-life-cards-are-kept': ([card]) => `Only life cards can be kept; ${one(card)} is a rebirth card.`,
    'imitate-or-be-done': 'First say whether you imitate an animal.',
    'again-or-be-done': 'First say whether you take a second turn.',
    'no-second-turn': 'There is no second turn to take now.',
    'nothing-to-leave': 'There is nothing to leave out; end your turn if you are done.',
  },

  table: {
    seat: (seat, who) => {
      const line = [...[...seat.left].reverse(), seat.animal, ...seat.right].map(one).join(' · ');
      const hand =
        seat.hand && seat.hand.length > 0
          ? `in hand ${plain(seat.hand)}`
          : `${cardsOf(seat.handCount)} in hand`;
      const gift = seat.laid ? `; gift ${seat.gift === null ? 'face down' : one(seat.gift)}` : '';
      return `${who.you ? 'You' : who.name}: ${line}; karma ${seat.karma}; points pile ${seat.pointsCount}; ${hand}${gift}.`;
    },
    piles: ({ drawCount, discardTop, discardCount }) =>
      `Draw pile: ${cardsOf(drawCount)}. Discard pile: ${discardTop === null ? 'empty' : `${one(discardTop)} on top, ${cardsOf(discardCount)}`}.`,
    stacks: (stacks) =>
      `Rebirth cards: ${stacks.map(({ count }, i) => `${stackName(STACKS[i])} ${count}`).join(', ')}.`,
  },
};

function speciesOf(card: Card): string {
  return animal(SPECIES_OF[card]);
}

export const textsEn = { ...makeTexts(wordsEn), abilities: abilityTexts(wordsEn) };

/** The clauses about the cards. */
export const cardClausesEn = cardClauses(wordsEn);
