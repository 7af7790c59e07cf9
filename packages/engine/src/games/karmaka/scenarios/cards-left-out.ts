import type { Scenario } from '../../../testing/scenario.ts';

/** Seven red and seven blue cards, each once, and no mosaic. */
const FOURTEEN = { cards_red: 1, cards_green: 0, cards_blue: 1, cards_embody: 0, cards_mimic: 0 };

/** KKR-93: a deck from which cards have been left out. */
export const cardsLeftOut: readonly Scenario[] = [
  {
    rule: ['KKR-93', 'KKH-05'],
    says: 'of fourteen cards thirteen are named, so the card drawn from the Deck is Peek',
    given: {
      options: FOURTEEN,
      seats: [{ hand: ['panic'], deck: ['?'] }, { hand: ['crisis', 'denial'] }],
      ruins: [
        'dwindle',
        'roulette',
        'hells-heart',
        'vengeance',
        'spite',
        'transmigrate',
        'destiny',
        'stolen-dreams',
        'swindle',
        'thievery',
      ],
    },
    then: { seats: [{ hand: ['panic', 'peek'], deck: [] }, {}], deciding: [0] },
    legal: '0 deed peek',
    illegal: { move: '0 deed embody', clause: 'KK-38' },
  },
  {
    rule: 'KKR-93',
    says: 'a colour may be left out',
    given: { options: { cards_red: 0 }, seats: [{ hand: ['panic'] }, { hand: ['peek'] }] },
    rejected: { code: 'too-many-copies', place: 'seats[0].hand[0]', detail: 'panic: 0' },
  },
  {
    rule: 'KKR-93',
    says: 'with two copies of each green card at most, a third Recycle is not there',
    given: {
      options: { cards_green: 2 },
      seats: [{ hand: ['recycle', 'recycle', 'recycle'] }, { hand: ['peek'] }],
    },
    rejected: { code: 'too-many-copies', place: 'seats[0].hand[2]', detail: 'recycle: 2' },
  },
  {
    rule: ['KKR-93', 'KK-03'],
    says: 'of Journey there are two as before',
    given: {
      options: { cards_green: 2 },
      seats: [{ hand: ['journey', 'journey'] }, { hand: ['peek'] }],
    },
    legal: '0 deed journey',
    illegal: { move: '0 deed recycle', clause: 'KK-38' },
  },
  {
    rule: 'KKR-93',
    says: 'there may be fewer cards of Embody',
    given: { options: { cards_embody: 1 }, seats: [{ hand: ['embody', 'embody'] }, { hand: ['peek'] }] },
    rejected: { code: 'too-many-copies', place: 'seats[0].hand[1]', detail: 'embody: 1' },
  },
  {
    rule: 'KKR-93',
    says: 'fourteen cards give three players no lives of six cards',
    given: { options: FOURTEEN, seats: new Array(3).fill({ hand: 1 }) },
    rejected: { code: 'not-enough-cards', place: 'options.cards_red', detail: '18 > 14; KKR-93' },
  },
  {
    rule: ['KKR-93', 'KKR-92'],
    says: 'nor two players lives of eight',
    given: { options: { ...FOURTEEN, new_life: 8 }, seats: new Array(2).fill({ hand: 1 }) },
    rejected: { code: 'not-enough-cards', place: 'options.cards_red', detail: '16 > 14; KKR-93' },
  },
];
