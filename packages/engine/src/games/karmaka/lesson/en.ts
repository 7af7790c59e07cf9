import type { LessonWords } from '../../../lessons/lesson.ts';
import type { StepId, TaskId } from './lesson.ts';

/** The lesson of Karmaka in English. */
export const words: LessonWords<StepId, TaskId> = {
  steps: {
    'three-ways': 'Three uses of a card',
    death: 'Death and rebirth',
    further: 'Look and play on',
    destroy: 'Ruin',
    take: 'Take',
    'new-cards': 'New cards',
    transcendence: 'Copy and win',
  },
  tasks: {
    deed: {
      task: 'You are a Dung Beetle. 4 points of one colour lift you. Play Spite as a Deed: 3 red points.',
      instead: 'Every card has three uses, and all of them will come up. Begin with points: Spite as a Deed.',
      seen: 'Each turn you draw from your Deck and play a card. Deeds count when you die, but only your best colour. Stay with red.',
    },
    future: {
      task: 'Thievery is blue and does not add to your red. Put it face down into your Future.',
      instead: 'Red is what you need in this life. Save the blue Thievery for the next one.',
      seen: 'Your Future will be your Hand in the next life. But look: with Journey your rival has 4 green points.',
    },
    ability: {
      task: 'The third use is the ability. Vengeance ruins your rival’s top Deed: use it.',
      instead: 'Panic will give you the point you lack. Vengeance is better used to stop your rival.',
      seen: 'Journey is ruined. The price: a card used for its ability is offered to your rival, who keeps it for the next life.',
    },
    accept: {
      task: 'Your rival has used Another Day, so now it is offered to you. Take it into your Future.',
      instead: 'It costs nothing and is a card more for your next life. Take it.',
      seen: 'What goes around comes around. Had you refused, the card would lie in the Ruins now.',
    },
    'last-card': {
      task: 'Your Deck is empty and this is your last card. Lay Panic as a Deed: the fourth red point.',
      instead: 'You are one point short. Lay Panic as a Deed.',
      seen: 'Without a card in Hand or Deck you die. 4 points: you are a Snake! Your Future became your Hand, a Deck makes it up to 6.',
    },
    rings: {
      task: 'A Snake needs 5. You have Spite with 3, and Embody’s 1 adds to any colour. Spend your ring as the fifth.',
      instead: 'Without the ring it is 4 points, and you would stay a Snake.',
      seen: 'You are a Wolf! Green Salvage did not count. Too few points bring a ring for later. A Wolf needs 6, an Ape 7.',
    },
    peek: {
      task: 'Some abilities let you play on. Use Peek to look at your rival’s Hand.',
      instead: 'Look first, then act: use Peek.',
      seen: 'Crisis and Dwindle, both for attacking. Only you can see this.',
    },
    close: {
      task: 'Remember what you have seen, then close the Hand.',
      seen: 'Your rival did not want Peek, so it lies in the Ruins. Now you may play a further card.',
    },
    journey: {
      task: 'Use Journey: draw three cards from the Source and play on again.',
      instead: 'Allowed, but Journey brings most: three cards, and you play on.',
      seen: 'Another Day draws one, Panic ruins the top of a Deck; after these you play on too. Roulette: ruin up to two cards, then draw one more than that.',
    },
    crisis: {
      task: 'Your rival is out of cards and will die with 5 points, enough to climb. Use Crisis.',
      instead: 'There is no Hand to strike, and the Future does not score. Only Crisis reaches the Deeds.',
      seen: 'With Crisis the victim chooses which Deed goes. Only 3 points remained: a ring instead of a rung.',
    },
    spite: {
      task: 'Your rival has been reborn with three cards. Use Spite: it ruins two of them, picked blind.',
      instead: 'That strikes less or nothing at all. Against a Hand, Spite is strongest.',
      seen: 'Two gone. Dwindle ruins one that the victim chooses; Hell’s Heart strikes the top two cards of a Future.',
    },
    thievery: {
      task: 'You collect red, and your rival’s top Deed is a red 3. Use Thievery to take it.',
      instead: 'The card you want lies among the Deeds. Only Thievery reaches it.',
      seen: 'It is in your Hand. Swindle takes one of three cards of a Hand, Stolen Dreams the top card of a Future for yours.',
    },
    salvage: {
      task: 'A red 3 lies in the Ruins, and you want it in this life. Use Salvage.',
      instead:
        'Recycle would bring it only to your Future, and Transmigrate does not reach the Ruins. Use Salvage.',
      seen: 'One of the top three goes to your Hand. Recycle puts it into your Future, and Transmigrate takes a card from there.',
    },
    'from-the-ruins': {
      task: 'Choose Vengeance, the second card from the top.',
      instead: 'Take the card that is worth most: red Vengeance with 3 points.',
      seen: 'Next turn you can lay it. The Ruins are open: anybody may look through them.',
    },
    longevity: {
      task: 'You have 6 red points, an Ape needs 7, and your Hand holds no red. Use Longevity.',
      instead: 'You need new cards in this life, and Longevity brings two of them.',
      seen: 'It deals two cards onto a Deck. Sowing draws two and puts two into your Future; Destiny picks two of three for it.',
    },
    'for-yourself': {
      task: 'Onto whose Deck? Yours!',
      instead: 'That would give your rival a longer life. Choose yourself.',
      seen: 'You live longer, and may even pass while your Deck has cards. Already drawn: Panic, the red point you lacked.',
    },
    mimic: {
      task: 'Your rival dies next turn with 8 points and would win. Use Mimic: it copies their top Deed, Vengeance.',
      instead: 'Your own Deeds are no help for Embody, and Denial would cost you two cards. Use Mimic.',
      seen: 'Vengeance struck itself: 5 points are too few. Embody copies a Deed of yours, Denial a card you ruin for it.',
    },
    jubilee: {
      task: 'You have 6 points and two cards, your rival 7 and one card. You must die first: use Jubilee.',
      instead: 'Card by card is too slow, and your rival would be first. Use Jubilee.',
      seen: 'Jubilee lays up to two cards of your Hand as Deeds, all in one turn.',
    },
    'last-deed': {
      task: 'Choose Embody: a mosaic point counts with every colour.',
      instead: 'Without it you are one point short of 7.',
      seen: '3 + 3 + 1 = 7, and no card left: you died first and reached Transcendence. You win!',
    },
  },
};
