/** The clauses and rulings of Karma as players read them, in English. */
export const rulesEn = {
  'KA-01': 'One deck is enough for 2 to 6 players, aged 8 years and up.',
  'KA-02': 'SET edition: with two decks put together, up to 12 people can play.',
  'KA-03':
    'AMIGO edition: the box has the article number 05703, and a game takes about 35 minutes. This is for information only.',
  'KA-04':
    'A deck holds 60 cards: 48 number cards (each number from 1 to 16 three times) and 12 Karma cards (four kinds, three of each).',
  'KA-05': 'Your aim is to get rid of all your cards, those in your hand and those on the table.',
  'KA-06':
    'Exactly one player loses: the last one who still has cards. Everyone else wins, and all winners are equal.',
  'KA-07':
    'Just for the mood: your luck lasts as long as you have something to play; otherwise the pile is waiting for you. Karma cards serve whoever holds them, and even your very last hidden card may still spoil everything.',
  'KA-08': 'Before the deal, all cards are shuffled together; in the SET edition the deck is also cut.',
  'KA-09':
    'You get three cards face down in a row in front of you: your hidden table cards. Nobody may look at them, not even you.',
  'KA-10':
    'Next come six cards for your hand, which makes nine cards for each player. In the SET edition these six are dealt in one go.',
  'KA-11':
    'Choose three of your first six hand cards and lay them face up, one on each of your hidden table cards. They are your open table cards.',
  'KA-12': 'The three cards you did not choose as open table cards stay in your hand.',
  'KA-13':
    'Everyone starts with three cards in hand and six on the table: three open ones and, beneath them, three hidden and unknown ones.',
  'KA-14':
    'The cards left over after the deal form the face-down draw pile. The pile you play to lies next to it and is empty at first.',
  'KA-15':
    'A tip, not a rule: as open table cards, choose those that will be easiest to play later, such as high numbers or Karma cards.',
  'KA-16': 'AMIGO edition: whoever is oldest starts.',
  'KA-17': 'SET edition: the dealer’s left neighbour starts.',
  'KA-18': 'Turns pass clockwise around the table.',
  'KA-19':
    'On your turn you either play one card, or several identical ones, onto the pile, or you take the whole pile into your hand. Then you refill your hand, and your left neighbour is next.',
  'KA-20':
    'The first player opens the pile with a hand card of their choice. The SET edition adds that this card is then replaced from the draw pile.',
  'KA-21': 'You may play a number card only if it is at least as high as the top card of the pile.',
  'KA-22': 'Instead of a number card you may play a Karma card.',
  'KA-23':
    'You may play several identical number cards, or several identical Karma cards, all at once. You never have to.',
  'KA-24': 'SET edition: a pair has no special effect; it only rids you of your cards faster.',
  'KA-25': 'AMIGO edition: even if you can play, you do not have to. You may take the pile instead.',
  'KA-26': 'SET edition: if you can play, you must. Only a player who cannot play takes the pile.',
  'KA-27':
    'Cards you play together must come from the same place: all from your hand or all from the table. A hand card cannot be combined with an identical table card. The SET edition says so outright, and the AMIGO edition is read the same way.',
  'KA-28': 'As long as you have cards in your hand, you may not play table cards.',
  'KA-29':
    'AMIGO edition: you may play table cards only when your hand is empty and the draw pile is used up as well.',
  'KA-30':
    'Only the Karma card Play a Table Card lets you play a table card earlier, while there are still cards in your hand or in the draw pile.',
  'KA-31': 'AMIGO edition: when you play an open table card, the card beneath it stays hidden.',
  'KA-32': 'You may play identical open table cards together.',
  'KA-33':
    'You may play a hidden table card only once all your open table cards are gone. In the SET edition you may not even turn one over before that.',
  'KA-34': 'A hidden table card is played blind: you turn it over straight onto the pile.',
  'KA-35':
    'AMIGO edition: if the hidden card you turn over is a number that does not fit, you take the pile, and that card with it.',
  'KA-36':
    'SET edition: if the hidden card you turn over does not fit, you must take the pile. The card already lies on it, so you take it too.',
  'KA-37':
    'Cards you take with the pile, or receive through Give the Pile to a Friend, belong to your hand. You must play all of them before you may go back to your table cards.',
  'KA-38':
    'When three identical cards lie directly on one another on the pile, the whole pile leaves the game for good. In the AMIGO edition it goes back into the box.',
  'KA-39':
    'For a triple it does not matter whether one player laid all three cards at once or several players laid them one after another.',
  'KA-40':
    'Whoever lays the third card of a triple plays again at once and opens the new pile with any card.',
  'KA-41':
    'Example from the AMIGO edition: you lay your two 14s on another player’s 14. The pile goes into the box, and you open a new one right away with a card of your choice.',
  'KA-42':
    'AMIGO edition: if you cannot play a fitting card, or do not want to, you take the whole pile into your hand.',
  'KA-43':
    'SET edition: if you cannot play, you must take the whole pile into your hand, and that ends your turn.',
  'KA-44': 'When someone has taken the pile, the next player clockwise opens a new one with any card.',
  'KA-45': 'AMIGO edition: at the end of your turn you must draw until you have three cards in hand.',
  'KA-46':
    'SET edition: after playing you take the top card of the draw pile, or more if needed: while the draw pile lasts, you keep at least three cards in hand. After a pair, for example, you draw two.',
  'KA-47': 'With three or more cards in hand you do not draw.',
  'KA-48':
    'AMIGO edition: once the draw pile is used up, nobody draws any more. In neither edition is a new draw pile ever made.',
  'KA-49': 'AMIGO edition: once you have drawn, it is your left neighbour’s turn.',
  'KA-50':
    'SET edition: if you forget to draw, you play your next turn with only the cards left in your hand. After that you draw as many as you need to have at least three again.',
  'KA-51':
    'AMIGO edition: even with no cards in hand or on the table and an empty draw pile, you are not safe. Give the Pile to a Friend can still bring you new hand cards.',
  'KA-52':
    'Karma cards are played like number cards and, like jokers, go on any number and on any Karma card. Only Give the Pile to a Friend does not stay on the pile.',
  'KA-53': 'AMIGO edition: after Play a Table Card you must play one of your table cards at once.',
  'KA-54':
    'SET edition: Play a Table Card allows you to play one of your table cards at once, but you do not have to.',
  'KA-55':
    'AMIGO edition: the table card that follows Play a Table Card must fit, just like any other card you play.',
  'KA-56':
    'SET edition: the card you lay on Play a Table Card may also be lower than the card played before it.',
  'KA-57':
    'Play a Table Card does not change the order of your table cards: first all the open ones, then the hidden ones.',
  'KA-58':
    'AMIGO edition: if you have no table cards left for Play a Table Card, you play one hand card, or several identical ones, instead.',
  'KA-59':
    'SET edition: if you have no table cards left for Play a Table Card, you may play any hand card instead.',
  'KA-60':
    'SET edition: after Play a Table Card you may lay several identical cards together, either all from the table or all from your hand.',
  'KA-61':
    'Play a Table Card gives you only one extra table card, even if you use several of these Karma cards at once.',
  'KA-62': 'When you play Bottoms Up, the bottom card of the pile moves to the top at once, face up.',
  'KA-63': 'The card brought up by Bottoms Up decides what the next player may play.',
  'KA-64':
    'If Bottoms Up brings up a Play a Table Card or another Bottoms Up, the next player may play anything. In the SET edition such a card counts as zero.',
  'KA-65': 'After Five or Below, the only number cards the next player may play are those from 1 to 5.',
  'KA-66': 'Even on Five or Below you may play any Karma card instead of a low number.',
  'KA-67':
    'Give the Pile to a Friend never stays on the pile: once used, it leaves the game. In the AMIGO edition it is not even laid on the pile.',
  'KA-68':
    'With Give the Pile to a Friend you hand the whole pile to another player of your choice, who must take it into their hand.',
  'KA-69':
    'You may also give the pile to a player who has no cards left. That player is then back in the game.',
  'KA-70':
    'After Give the Pile to a Friend, it is the turn of the left neighbour of whoever used it, even if that neighbour has just received the pile.',
  'KA-71': 'The game is over as soon as only one player still has cards, in hand or on the table.',
  'KA-72': 'Whoever is left as the only player with cards loses; all the others win.',
  'KA-73':
    'AMIGO edition, Foresight variant: during setup you may look once at your three hidden cards. Then your right neighbour shuffles them face down and puts them back in front of you; everything else goes on as usual.',
  'KA-74':
    'SET edition, alternative triples: before the game, the three Give the Pile to a Friend cards are taken out of the deck; they are not used.',
  'KA-75':
    'SET edition, alternative triples: whoever completes a triple removes only those three cards from the top of the pile, and they leave the game. It does not matter whether one player laid them or several.',
  'KA-76':
    'SET edition, alternative triples: whoever has completed a triple then gives the rest of the pile to a player of their choice, even one without cards, and plays again to open a new pile.',
  'KA-77':
    'SET edition: up to 12 players use two decks shuffled together, that is 120 cards with six of each kind.',

  'KAR-01':
    'Everyone chooses their open table cards secretly and at the same time, and all are revealed together, so that nobody gains by waiting. If your time runs out, the game chooses for you: Karma cards first, then the highest numbers.',
  'KAR-02':
    'After setup you can no longer exchange cards between your hand and your open table cards. The rules give no such right.',
  'KAR-03':
    'AMIGO edition: the player named as the oldest starts; if nobody is named, chance decides. SET edition: the first dealer is drawn at random and the dealer’s left neighbour starts; for each further game the deal moves one seat to the left.',
  'KAR-04':
    'Foresight (AMIGO edition): you may look right after the three hidden cards are dealt, before you get your six hand cards. You see the three cards once, as a set without places; then they are shuffled.',
  'KAR-05':
    '2 to 6 players use one deck, 7 to 12 use two (SET edition only). With alternative triples all Give the Pile to a Friend cards are taken out, which leaves 57 or 114 cards. Even 12 players still have a draw pile: 12 cards, or 6 with alternative triples.',
  'KAR-06':
    'Whoever opens a pile may do so with several identical cards, and also with Karma cards. The rules make no exception for an empty pile.',
  'KAR-07':
    'In both editions, cards played together come from one place only: your hand, your open table cards or your hidden table cards. Otherwise a table card could be played while you still have cards in hand.',
  'KAR-08':
    'Hidden table cards are played one at a time, even with Foresight. As long as they are hidden, nobody can claim that two of them are identical.',
  'KAR-09':
    'Whoever opens a pile must play; there is no passing. Every card may go on an empty pile, and passing would allow endless stalling.',
  'KAR-10':
    'AMIGO edition: as long as there is a pile, you may take it whenever you would have to play: at the start of your turn, instead of turning over a hidden card, or instead of the extra card after Play a Table Card. The right not to play has no limits.',
  'KAR-11':
    'SET edition: you can take the pile only when you have no card you may play. With only hidden cards left you must turn one over, because nobody can know beforehand that it will not fit.',
  'KAR-12':
    'SET edition: if someone takes the pile instead of playing, you may conclude that they had no card that fits. That gives no secret away; it is the same at a real table.',
  'KAR-13':
    'AMIGO edition: the extra card after Play a Table Card must fit what was on top before it: at least as high as a number, at most 5 on Five or Below, anything on an empty pile; Karma cards always fit. Play a Table Card has no value of its own to measure by.',
  'KAR-14':
    'SET edition: the extra card after Play a Table Card is completely free, even on Five or Below. The rule is read as “need not be equal or higher”; read as “must not be”, it would forbid high cards.',
  'KAR-15':
    'AMIGO edition: you may use Play a Table Card even if none of your open table cards fits. You then take the whole pile, including Play a Table Card, and your turn is over; hidden cards may not be used while open ones remain.',
  'KAR-16':
    'AMIGO edition: if the extra card after Play a Table Card is a hidden one, you turn it over. If it is a number that does not fit, you take the pile with Play a Table Card and the turned card.',
  'KAR-17':
    'AMIGO edition: Play a Table Card calls for exactly one table card, even if identical open ones lie in front of you. The rule speaks of one card and allows several only for hand cards played in its place.',
  'KAR-18':
    'SET edition: you may decline the extra play after Play a Table Card, because the card merely allows it. It then stays on top, and the next player may play anything.',
  'KAR-19':
    'AMIGO edition: the extra card after Play a Table Card is a duty. As long as you have table cards, or hand cards to play in their place, your turn ends only when you have played one or taken the pile.',
  'KAR-20':
    'If you have no card left after Play a Table Card and there is nothing to draw, you are out. Play a Table Card stays on top, and the next player may play anything.',
  'KAR-21':
    'A Karma card played as the extra card works as usual. If it is another Play a Table Card, you get a further extra play, because it was played separately. In the AMIGO edition that card, too, must fit what was on top before the first one.',
  'KAR-22':
    'You may use Play a Table Card while you still have other cards in hand; that is what it is for. Your hand stays as it is and is refilled only at the end of your turn.',
  'KAR-23':
    'On an empty pile Bottoms Up is itself the bottom card: nothing moves, and the next player may play anything.',
  'KAR-24':
    'If the pile is a single card, that card comes to lie on Bottoms Up and decides what the next player may play.',
  'KAR-25':
    'Several Bottoms Up cards played at once bring up only one card. They are a single play with a single effect.',
  'KAR-26':
    'A card brought up by Bottoms Up has no effect of its own, because nobody played it. A number or a Five or Below still decides what the next player may play; on a Play a Table Card or a Bottoms Up anything goes.',
  'KAR-27':
    'Bottoms Up lies directly beneath the card it has brought up. For triples it therefore separates that card from the older ones.',
  'KAR-28':
    'Five or Below binds whoever plays next (players without cards are skipped), and only while it is on top. Once a number from 1 to 5 lies on it, the next number must again be equal or higher.',
  'KAR-29':
    'If you turn a hidden card over onto Five or Below and it is a number above 5, you take the pile and the card. A turned Karma card always works.',
  'KAR-30':
    'You may play Give the Pile to a Friend even when there is no pile. The card leaves the game, nobody receives anything, and the next player opens the pile.',
  'KAR-31':
    'If you play several Give the Pile to a Friend cards at once, all of them leave the game, and the pile goes to just one player. After all, there is only one pile.',
  'KAR-32': 'With Give the Pile to a Friend you may choose any other player, but never yourself.',
  'KAR-33':
    'If the hidden card you turn over is Give the Pile to a Friend, it counts as played normally: you choose who gets the pile.',
  'KAR-34':
    'If Give the Pile to a Friend is your last card, the pile is handed over first, and only then is it checked who is out. So you can go out and bring a finished player back in the same play.',
  'KAR-35':
    'For a triple, what counts is what lies on the pile: whenever a card comes to lie on top, the top three cards are compared. If they are identical, the triple belongs to the player who acted.',
  'KAR-36':
    'Cards brought up by Bottoms Up count for triples: a 9 brought up and two 9s played on it make one. If you bring up a Bottoms Up that comes to lie on two others, that triple is yours.',
  'KAR-37':
    'Three identical Karma cards make a triple as well: Play a Table Card, Bottoms Up or Five or Below. The rule is not limited to numbers.',
  'KAR-38':
    'Give the Pile to a Friend never makes a triple, neither three at once nor one after another, because it does not lie on the pile.',
  'KAR-39':
    'A triple of Karma cards first removes the pile; Bottoms Up and Five or Below then have no effect any more. After a triple of Play a Table Card the extra card still follows; it opens the new pile and is your whole extra play. AMIGO edition: it must be a table card, or a hand card if you have none, and anything fits; SET edition: a table card or, if you decline, any card you could normally play.',
  'KAR-40':
    'Cards played together are laid as one block, and triples are checked once the whole block is down. With two decks, four or more identical cards in a row are still a single triple, and all of them leave with the pile.',
  'KAR-41': 'With two decks (SET edition) you may play more than three identical cards at once.',
  'KAR-42':
    'After a triple you must play again; this belongs to the same turn and may lead to another triple. In between you draw only if your hand is empty and you could not go on otherwise.',
  'KAR-43':
    'If you complete a triple with your last cards and there is nothing to draw, you are out and do not play again. The next player with cards opens the new pile.',
  'KAR-44':
    'Alternative triples (SET edition): exactly the top three cards leave the game, Karma triples included. Everything beneath, even a fourth identical card, goes to any other player you choose; if nothing is left, nothing is given. After a triple of Play a Table Card the extra card still follows and opens the new pile.',
  'KAR-45':
    'The cards of a triple must follow one another directly. A different card in between, or a pile that is taken or given away, breaks the run.',
  'KAR-46':
    'If you must play on in the same turn with an empty hand while there are cards in the draw pile, you first refill your hand, up to three cards or as far as the draw pile goes. This can happen after a triple, or when Play a Table Card calls for a hand card.',
  'KAR-47': 'If the draw pile runs out while you are refilling your hand, you take what is left.',
  'KAR-48':
    'Cards are drawn automatically, so nobody can forget to draw: a duty the game can take over should not be a trap. A draw can be missed only if the table has chosen drawing by hand.',
  'KAR-49': 'Cards you draw at the end of your turn cannot be played in that same turn.',
  'KAR-50':
    'After taking the pile, too, you draw only if you have fewer than three cards in hand. That hardly ever happens.',
  'KAR-51':
    'You are out when you have no cards in hand and none on the table and the draw pile is empty. If there are still cards in the draw pile, you refill your hand and are not out.',
  'KAR-52':
    'Players who are out are skipped. A player brought back by Give the Pile to a Friend keeps their old seat and plays when it is that seat’s turn, possibly the very next one.',
  'KAR-53':
    'The end of the game is checked after each complete play, once triples, effects and, at the end of a turn, drawing have been carried out. If only one player has cards then, the game is over, even if someone would have had to play again.',
  'KAR-54':
    'There is no ranking among the winners. The order in which players went out may be shown, but only for information.',
  'KAR-55':
    'The game is stopped after 200 turns in a row in which no card is drawn, no table card is played and no card leaves the game, or after 2,000 turns in all; both limits can be set for the table. Whoever has the most cards, in hand and on the table together, loses; if several tie for the most, they all lose. Without this rule a game could go round in circles for ever.',
  'KAR-56':
    'If your time for a decision runs out, the game plays one card for you, never several: the lowest number allowed or, if only Karma cards are allowed, the first of Five or Below, Bottoms Up, Play a Table Card, Give the Pile to a Friend. With only hidden cards left the leftmost is turned over; if nothing can be played, you take the pile. A pile to be given goes to the next seat clockwise, and a look at your hidden cards (Foresight) is forgone: this is the mildest move and, where possible, asks for no further decision.',
  'KAR-57':
    'SET edition with drawing by hand (table option): after your turn you may draw until your next turn begins. If you have not drawn by then, you play that turn with the cards left in your hand and may draw up to three again afterwards; only an empty hand is refilled first, when the turn begins. Your table cards stay where they are while the draw pile lasts. There has to be a moment at which a draw counts as forgotten.',
  'KAR-58':
    'With Foresight (AMIGO edition), the game keeps showing you which of the cards you looked at are still hidden, as a set without places. What you have seen is yours to know, and nobody could forbid you to write it down.',
  'KAR-59':
    'A hidden card that is turned and does not fit still counts as progress: it has left its place for good. When time runs out while the open cards are chosen, Give the Pile to a Friend goes first, then Five or Below, Bottoms Up and Play a Table Card, then the highest numbers. A number that lies both in hand and on the table is then played from the table.',
  'KAR-60':
    'House rule: a table may change how many cards are dealt to the hand, how many of them are laid open, how many lie hidden, and how many hand cards everybody draws up to. Everything else stays as it is.',
  'KAR-61':
    'House rule: a table may leave cards out and says how many copies a deck has of each of the numbers 1 to 5, 6 to 10 and 11 to 16 and of each kind of Karma card. There have to be enough cards for everybody’s deal, and everybody knows what is missing.',
};

/** The number of a clause or ruling of Karma. */
export type Clause = keyof typeof rulesEn;
