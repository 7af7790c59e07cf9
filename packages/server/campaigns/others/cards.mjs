// A card game with the shape of ours and next to no rules: whoever's turn it is lays a card of their hand on the pile and draws one.
const HAND = 5;
const OPEN = 3;
const DECK = 60;

/** The table as it is dealt: hands and the pile to draw from are secret, everything else is for everybody to see. */
export function deal(seats) {
  const deck = Array.from({ length: DECK }, (_, place) => (place * 7) % 15);
  return {
    seats: Array.from({ length: seats }, () => ({
      hand: deck.splice(0, HAND),
      open: deck.splice(0, OPEN),
      hidden: OPEN,
    })),
    draw: deck,
    pile: [],
    moves: 0,
  };
}

/** Lays a card down and draws another; the pile is turned over when there is none left. False if it is not in the hand. */
export function lay({ hand, pile, draw }, card) {
  const place = hand.indexOf(card);
  if (place < 0) return false;
  if (draw.length === 0) draw.push(...pile.splice(0));
  hand.splice(place, 1);
  pile.push(card);
  hand.push(draw.pop());
  return true;
}
