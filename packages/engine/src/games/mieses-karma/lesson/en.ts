import type { LessonWords } from '../../../lessons/lesson.ts';
import type { StepId, TaskId } from './lesson.ts';

/** The lesson of Mieses Karma in English. */
export const words: LessonWords<StepId, TaskId> = {
  steps: {
    line: 'Your life line',
    gifts: 'Giving and asking',
    death: 'Death and rebirth',
    'small-animals': 'The small animals',
    'middle-animals': 'The middle animals',
    'high-animals': 'The high animals',
    human: 'The last life',
  },
  tasks: {
    attach: {
      task: 'You are an ant showing a sun. Attach a card that begins with a sun: sun–clover.',
      instead: 'That is allowed, but first let your line grow: attach sun–clover.',
      seen: 'It works like dominoes: the left symbol must equal the one at the end of your line. Your line now ends in a clover.',
    },
    'end-turn': {
      task: 'One card from your hand per turn. End your turn.',
      instead: 'You may ask for a card, and soon you will. End your turn for now.',
      seen: 'You attach or discard one card each turn. Now somebody else is asking all of you for a card that fits their line.',
    },
    give: {
      task: 'They need a heart. Give heart–heart: if your card is taken, you gain karma.',
      instead:
        'Keep the Buddha for yourself, but do not come away empty-handed: heart–heart is the card to give.',
      seen: 'Your card was taken, so you have 1 karma. Karma is points, and it decides what you are reborn as. Giving pays.',
    },
    ask: {
      task: 'Your turn. Once per turn you may ask too. Do it first, before you play a card.',
      instead: 'Ask first: a gift makes your line longer and costs you no card.',
      seen: 'The gifts were laid face down and opened together. You must take one of them, whatever they are.',
    },
    take: {
      task: 'One of the gifts shows a reaper. Take the other one.',
      instead: 'The reaper would end your life this very turn. Take clover–heart.',
      seen: 'The card joins your line and its giver gains 1 karma. The other one goes back to its owner.',
    },
    buddha: {
      task: 'A gift is not your card for this turn. Attach heart–scales, the one with the Buddha.',
      instead: 'You could, but a Buddha in your line brings karma. Attach heart–scales.',
      seen: 'Every Buddha in your line will bring 1 karma when you die. One card is left in your hand.',
    },
    'ask-in-vain': {
      task: 'Your last card does not fit. Discarding it would end your life, so ask the others first.',
      instead: 'An empty hand at the end of your turn means death. Ask first.',
      seen: 'Nobody gives anything. In that case you may exchange your whole hand.',
    },
    exchange: {
      task: 'Exchange your hand for new cards.',
      instead: 'Your old card fits nowhere. A new one can only be better.',
      seen: 'As many new cards as you put away: you got one with a joker.',
    },
    joker: {
      task: 'A joker fits any symbol. Attach the card.',
      instead: 'In your line the card is worth more than on the discard pile.',
      seen: 'Your hand is empty, so the ant dies and its line is counted. The Buddha brings 1 karma: you have 2.',
    },
    foursome: {
      task: 'Sun, clover, heart, scales: a foursome! Choose a card of your line for it; any will do.',
      seen: 'That card is worth 2 points in the end. Four equal symbols count too. With 2 karma you come back as a potato beetle.',
    },
    'potato-beetle': {
      task: 'Nearly every animal has an ability. A potato beetle may attach the top card of the discard pile.',
      instead: 'Use the ability first: the top card fits and costs you nothing.',
      seen: 'A Buddha for free. You can still play a card: the ability comes on top, once per turn.',
    },
    earthworm: {
      task: 'You are an earthworm and nothing fits. Put a card away and draw another.',
      instead: 'Try the earthworm’s ability first: swap one of the two cards.',
      seen: 'You drew clover–heart with a Buddha, and it fits. Digging for something better works once per turn.',
    },
    butterfly: {
      task: 'A butterfly helps only after death. Attach your last card.',
      instead: 'The card fits and has a joker, which is just what a butterfly likes. Attach it.',
      seen: 'Usually jokers do not count in foursomes. For a butterfly they do: three clovers and a joker are one.',
    },
    hedgehog: {
      task: 'From 4 karma on, life is better. A hedgehog may attach a card that does not fit: take the Buddha.',
      instead: 'A hedgehog need not match. The card with the Buddha brings more.',
      seen: 'Heart next to clover: only a hedgehog may do that, with one hand card per turn. Gifts must still fit.',
    },
    'guinea-pig': {
      task: 'A guinea pig gets 1 extra karma at death. Attach the reaper and die on purpose.',
      instead: 'You have 6 karma. The reaper with its Buddha takes you to the next stack at once.',
      seen: '6 + 1 for the Buddha + 1 for the guinea pig = 8 karma: the third stack, a magpie. The rest of your hand is gone.',
    },
    magpie: {
      task: 'A magpie steals the last card of a line if it fits. Your left neighbour’s begins with a clover.',
      instead: 'Steal first. Your own cards do not run away.',
      seen: 'The Buddha is yours now. Only the card at the end of a line can be stolen, once per turn.',
    },
    dog: {
      task: 'A dog’s line grows on both sides. Attach clover–heart on the left.',
      instead: 'Nothing fits on the right, but on the left there is a place for the Buddha.',
      seen: 'On the left the right symbol counts: heart meets heart. Gifts may go on either side as well.',
    },
    cat: {
      task: 'After death a cat keeps up to two cards of its line. You have chosen one; now keep the Buddha.',
      instead: 'You may, but the card with the Buddha can bring karma once more.',
      seen: 'You begin the next life with two cards more. The Buddha has counted already and can count again.',
    },
    ape: {
      task: 'You have played your card. An ape may add one more: sun–heart fits.',
      instead: 'Do not waste the ape’s ability: one more card is allowed.',
      seen: 'Two cards in one turn make long lines, but your hand runs out sooner.',
    },
    cow: {
      task: 'A cow that survives its turn may have another one at once. Take it.',
      instead: 'You have a fitting card with a Buddha. Take the second turn.',
      seen: 'A whole turn again, with a card and a request. After that it is the others’ turn.',
    },
    chameleon: {
      task: 'A chameleon uses another player’s animal. Nothing of yours fits: whom should you imitate?',
      instead: 'The ape’s extra card would have to fit. With the hedgehog yours need not.',
      seen: 'Until the end of this turn you can do what a hedgehog can. Next turn you may choose anew.',
    },
    imitation: {
      task: 'Now attach heart–clover with the Buddha, though it does not fit.',
      instead: 'The other one is allowed as well, but only this one brings karma.',
      seen: 'The higher your karma, the stronger the animal. From 20 karma on you become human.',
    },
    'last-life': {
      task: 'You are human with 21 karma. Attach the reaper: your death ends the game.',
      instead: 'The reaper carries a Buddha. Attach it and finish in the lead.',
      seen: 'All lines are counted. Yours: 22 karma, 6 for the first human, 2 for each card of your pile: 32. You win!',
    },
  },
};
