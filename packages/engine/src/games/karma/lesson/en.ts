import type { LessonWords } from '../../../lessons/lesson.ts';
import type { StepId, TaskId } from './lesson.ts';

export const words: LessonWords<StepId, TaskId> = {
  steps: {
    start: 'The start',
    fitting: 'What fits',
    pile: 'The pile',
    'karma-cards': 'Two Karma cards',
    'table-card': 'A card from the table',
    gift: 'A gift for a friend',
    end: 'The last cards',
  },
  tasks: {
    'lay-open': {
      task: 'Get rid of all your cards! Three of your six go on the table for later. Pick the strongest: 14, 16 and the Karma card.',
      instead:
        'You play these last, when you cannot choose much. Better keep the high ones: 14, 16 and the Karma card.',
      seen: 'They lie open on three hidden cards that nobody knows. Hand, open and hidden: all of it has to go.',
    },
    'open-the-pile': {
      task: 'You begin, so any card will do. Start the pile with your 2.',
      instead: 'That is allowed, but low cards are the hardest to lose. Now is the chance for your 2.',
      seen: 'One after another plays on it, clockwise. And you have drawn a card: you hold three again.',
    },
    'equal-or-higher': {
      task: 'An 8 is on top. Your card has to be an 8 or higher. Play the 9.',
      instead: 'It would fit, but save your strong cards. Here the 9 is enough.',
      seen: 'The 9 fits, the 6 would not. You drew a 13: after each turn you fill up to three cards.',
    },
    together: {
      task: 'Equal cards may go together. Tap both 13s and play them at once.',
      instead: 'You can do better: both 13s go in one turn. Tap one, then the other.',
      seen: 'Two cards gone in one turn, and two new ones for them. Now try to beat a 13!',
    },
    take: {
      task: 'A 15 is on top and nothing of yours fits. So the whole pile is yours: take it.',
      seen: 'More than three cards? Then you draw none. Your neighbour could start a new pile with any card.',
    },
    triple: {
      task: 'Bad luck turns good: a 10 is on top, and you hold two more. Play both 10s.',
      instead: 'Wait, there is something better: with both of yours, three 10s lie on each other.',
      seen: 'Three of a kind in a row, whoever played them: the whole pile is out of the game for good.',
    },
    again: {
      task: 'Whoever completes three of a kind goes again. There is no pile: lose your 3.',
      instead: 'Any card is fine on an empty place, so lose the lowest one: your 3.',
      seen: 'A low card gone, and three in hand again. Keep an eye out for threes!',
    },
    five: {
      task: 'A 12, and your numbers are too low. But a Karma card always fits: play “Five or Below”.',
      instead: 'You need not take the pile: “Five or Below” goes on everything.',
      seen: 'Next, only 1 to 5 or another Karma card would do. Your neighbour had neither and took the pile.',
    },
    bottom: {
      task: 'A 15, and 14 lies right at the bottom. Play “Bottoms Up” and see it rise.',
      instead: 'There is a way out: “Bottoms Up” fits, too.',
      seen: 'The lowest card of the pile came to the top and now decides. A 14: too high for your neighbour.',
    },
    table: {
      task: 'Table cards usually wait until the end. “Play a Table Card” lets one go now. Play it.',
      instead: 'Leave the pile alone: “Play a Table Card” fits on everything.',
      seen: 'Now one of your open table cards has to follow at once.',
    },
    extra: {
      task: 'It must fit the 10 that was on top before. Play your 12 from the table.',
      instead: 'That is one way, but the 12 does it. Keep the 16 for the end.',
      seen: 'Two cards in one turn, one of them from the table. The next player has to beat the 12.',
    },
    give: {
      task: 'The nicest Karma card: “Give the Pile to a Friend”. Play it and be rid of the trouble.',
      instead: 'Four cards for you? Somebody else would surely like them. Play the Karma card.',
      seen: 'It leaves the game at once. Somebody else gets the pile, and you say who.',
    },
    receiver: {
      task: 'Who gets it? Tap a face. Somebody with few cards left is a good choice.',
      seen: 'The whole pile is theirs. The turn goes on as usual, and a new pile begins.',
    },
    'open-cards': {
      task: 'No hand, nothing left to draw: now play your open table cards. Both 9s together!',
      instead: 'Equal table cards may go together as well. Pick both 9s.',
      seen: 'They are gone, and the cards below them stay hidden. Those are all you have left.',
    },
    blind: {
      task: 'Now blind! Turn over one of your hidden cards and say yes.',
      instead: 'Try your luck first. Turn over a hidden card.',
      seen: 'A 6 on a 14: no. Pile and card go into your hand, and these have to be played first.',
    },
    'last-card': {
      task: 'A little later: one hidden card, and a 9 on top. Turn it over!',
      instead: 'Your last card is worth the try. Turn it over.',
      seen: 'A 12! You are rid of everything. Only one player still has cards and loses; all others win.',
    },
  },
};
