import type { NoteWords } from './words.ts';

export const notesEn: NoteWords = {
  newHere: 'New here',
  understood: 'Got it',
  topics: {
    offer:
      'A used card is offered to a rival. Take it, and it waits in your Future; refuse it, and it moves on or is ruined.',
    turn: 'Play one card: onto your Deeds for points, in the middle for its ability, or face down into your Future for the next life.',
    reborn:
      'A new life: your Deeds went to the Ruins, your Future is your Hand, and your Deck makes up six cards with it.',
    ring: 'Too few points bring a ring. At the end of a later life each ring can be spent for 1 point.',
    deck: 'Your Deck is empty, so you must play. When Hand and Deck are both empty at the start of your turn, this life ends.',
    deeds:
      'Only your best colour scores; mosaic counts with any. A Dung Beetle rises with 4 points, later lives need 5, 6 and 7.',
    future: 'You may look through your Future at any time. When this life ends, it becomes your new Hand.',
    ruins:
      'Cards that nobody wanted or that were lost go to the Ruins. Recycle and Salvage reach the top three.',
    source:
      'Cards come from the Source by abilities and at a rebirth. When it is empty, the Ruins are shuffled into a new one.',
    mosaic: 'A mosaic card copies other abilities. As a Deed its points count with every colour.',
  },
};
