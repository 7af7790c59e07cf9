import type { LessonWords } from '../../../lessons/lesson.ts';
import type { StepId, TaskId } from './lesson.ts';

/** The lesson of STOP in English. */
export const words: LessonWords<StepId, TaskId> = {
  steps: {
    matching: 'Play what fits',
    calls: 'Achtung! and Stop!',
    'throwing-in': 'Throwing in',
    attacks: 'Cards that attack',
    swap: 'Hands on the move',
    'free-choice': 'Free Choice',
    end: 'The end',
  },
  tasks: {
    colour: {
      task: 'Whoever has no cards left first wins the round. A blue 4 is on top: play a card of the same colour.',
      instead: 'Drawing is always allowed, but you have a card that fits: the blue 7.',
      seen: 'One card a turn. Your left neighbour laid a yellow 7 on your blue 7, because the same number fits as well.',
    },
    number: {
      task: 'Now a yellow 3 is on top. You have no yellow, but you have the same number.',
      instead: 'You need not draw: the red 3 goes on the yellow 3.',
      seen: 'Colour or number, one of them is enough. Now red is wanted.',
    },
    draw: {
      task: 'A red 6 is on top, and nothing in your hand fits. Draw a card.',
      seen: 'Drawing ends your turn; the new card can be played next time at the earliest. Now green is wanted, and you have plenty.',
    },
    achtung: {
      task: 'Two cards left! Play the green 5 and call “Achtung!” with it, since only one will remain.',
      instead: 'Play the green 5, and do not forget “Achtung!”. Forgetting it costs two cards.',
      seen: 'Everybody knows now: you have one card left. The call belongs to your second-to-last card, always.',
    },
    stop: {
      task: 'Your last card fits. Play it and call “Stop!”.',
      instead: 'Without “Stop!” you would draw two cards and the round would go on.',
      seen: 'The round is over. Cards left in a hand are penalty points: 4 and 20 for the skip, 3 and 50 for Free Choice. You get none.',
    },
    'same-card': {
      task: 'Not your turn, but a blue 5 is on top and you hold the other blue 5. Throw it in!',
      instead: 'You may wait, but a card you throw in is a card less, without using your turn.',
      seen: 'Play goes on to your left; your right neighbour was jumped over. Here everybody is asked; in real time the fastest card counts.',
    },
    'six-on-nine': {
      task: 'Turned round, a 6 is a 9: they fit each other in any colour. Play the green 6.',
      instead: 'The red 9 would fit too, but keep it: you will need it in a moment.',
      seen: 'Green on yellow, because 6 and 9 count as the same number. And look: a red 6 has just been played.',
    },
    'nine-as-six': {
      task: 'In the same colour, 6 and 9 are even the same card. Throw in your red 9.',
      instead: 'Do not let this pass: your red 9 counts as the red 6.',
      seen: 'Only number cards can be thrown in, never symbols. There are four 6s and 9s in each colour, so watch for them.',
    },
    skip: {
      task: 'A symbol fits the same symbol. Play the red skip.',
      instead: 'No need to draw: your skip goes on the other skip.',
      seen: 'Your left neighbour misses a turn. Only another skip, or a 0 of its colour, would have helped.',
    },
    two: {
      task: 'You have been hit by a 2: draw two cards and miss your turn, or pass it on with another 2.',
      instead: 'You need not draw anything: your blue 2 sends the cards on.',
      seen: 'The sum has grown: your neighbour had to draw four. Under attack only a way out may be played, nothing else that fits.',
    },
    zero: {
      task: 'A green skip hits you. A 0 of the same colour wards off any attack: play it.',
      instead: 'Accepting would cost you the turn. The green 0 saves it.',
      seen: 'The skip is gone and the next player goes on. A 0 stops 2, skip, +X and swap, if the colour is right.',
    },
    'plus-x': {
      task: 'Your neighbour has only one card left! Play the yellow +X.',
      instead: 'That fits, but your neighbour would be done soon. +X stops that.',
      seen: 'A red 3 was turned up: three cards and the 3 itself, four in all, and a turn lost. With a symbol it is only that card.',
    },
    direction: {
      task: 'Play the swap, and let all hands go to the right: then you get the two cards from your left.',
      instead: 'You hold many cards, your left neighbour two. With hands going to the right they are yours.',
      seen: 'Everybody passed on their whole hand. You have two cards now, and your right neighbour has your old ones.',
    },
    prevent: {
      task: 'A green swap would take your good hand away. Play the green 0, and think of your call.',
      instead: 'The green 0 prevents the swap. It is your second-to-last card, so call “Achtung!”.',
      seen: 'Nothing is swapped. Anybody may do that, not only the next player. The calls count here as well.',
    },
    'any-colour': {
      task: 'Nothing fits the red 8? Free Choice goes on anything. Lay one of your blue cards on it.',
      instead: 'You need not draw: Free Choice with a blue card is possible.',
      seen: 'Two cards in one turn, and blue is wanted from now on. Free Choice never goes alone, so do not keep it for last.',
    },
    'last-two': {
      task: 'Free Choice and yellow 5: your last two in one go. That takes both calls, “Achtung!” and “Stop!”.',
      instead: 'Both calls are needed, since the second-to-last and the last card are laid at once.',
      seen: 'Round over! Somebody now has 520 points, and 500 end the game. Whoever has the fewest wins: you, with 120.',
    },
  },
};
