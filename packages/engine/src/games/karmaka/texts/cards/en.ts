import type { CardId } from '../../cards.ts';

/** The names of the cards of Karmaka, in English. */
export const cardsEn: Readonly<Record<CardId, string>> = {
  panic: 'Panic',
  dwindle: 'Dwindle',
  crisis: 'Crisis',
  roulette: 'Roulette',
  'hells-heart': 'Hell’s Heart',
  vengeance: 'Vengeance',
  spite: 'Spite',
  'another-day': 'Another Day',
  recycle: 'Recycle',
  salvage: 'Salvage',
  longevity: 'Longevity',
  sowing: 'Sowing',
  journey: 'Journey',
  jubilee: 'Jubilee',
  transmigrate: 'Transmigrate',
  peek: 'Peek',
  destiny: 'Destiny',
  'stolen-dreams': 'Stolen Dreams',
  denial: 'Denial',
  swindle: 'Swindle',
  thievery: 'Thievery',
  embody: 'Embody',
  mimic: 'Mimic',
};

/** What the cards do, in our own words. */
export const abilitiesEn: Readonly<Record<CardId, string>> = {
  panic:
    'Choose a player, also yourself: the top card of their Deck is ruined. Then you may play a further card.',
  dwindle: 'Choose a player, also yourself: that player ruins one card of their Hand, of their choice.',
  crisis: 'Choose a rival: that rival ruins one of their Deeds, of their choice.',
  roulette:
    'Ruin up to two cards of your Hand. Then draw up to one card more than you ruined, one at a time.',
  'hells-heart': 'Choose a rival: the top two cards of their Future are ruined, one after the other.',
  vengeance: 'Choose a rival: their top Deed is ruined.',
  spite: 'Choose a rival: pick two cards of their Hand blind, one after the other; both are ruined.',
  'another-day': 'Draw one card from the Source. Then you may play a further card.',
  recycle: 'Put one of the top three cards of the Ruins onto your Future.',
  salvage: 'Take one of the top three cards of the Ruins into your Hand.',
  longevity: 'Choose a player, also yourself: two cards of the Source go unseen onto their Deck.',
  sowing: 'Draw two cards from the Source. Then put two cards of your Hand onto your Future.',
  journey: 'Draw three cards from the Source. Then you may play a further card.',
  jubilee: 'Put up to two cards of your Hand onto your Deeds.',
  transmigrate: 'Take any card of your Future into your Hand.',
  peek: 'Choose a rival and look at their Hand. Then you may play a further card.',
  destiny:
    'Look at the top three cards of the Source. Put up to two of them onto your Future and the rest back in any order.',
  'stolen-dreams': 'Choose a rival: the top card of their Future goes onto yours.',
  denial: 'Ruin a card of your Hand and carry out its ability.',
  swindle:
    'Choose a rival: pick three cards of their Hand blind and look at them. Keep one and give the rest back.',
  thievery: 'Choose a rival: take their top Deed into your Hand.',
  embody: 'Carry out the ability of one of your Deeds.',
  mimic: 'Carry out the ability of a rival’s top Deed.',
};
