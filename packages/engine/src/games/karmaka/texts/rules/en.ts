/** The clauses and rulings of Karmaka as players read them, in English. */
export const rulesEn = {
  'KK-01': 'Just for the mood: the title carries a motto about a dung beetle that rolls on in silence.',
  'KK-02': '2 to 4 people play, aged 14 and up; a game takes 30 to 60 minutes.',
  'KK-03': 'There are 64 cards: 19 red, 19 green, 19 blue and 7 mosaic ones.',
  'KK-04': 'There are also 12 Karmic Rings, a Karmic Ladder, 4 figures, 4 reference cards and the rulebook.',
  'KK-05': 'You play against each other over several lives; whoever reaches Transcendence first wins.',
  'KK-06': 'Everybody starts as a Dung Beetle with a Hand and a small Deck of their own.',
  'KK-07':
    'Running out of cards ends a life. You are then reborn, one rung higher if the life was good enough.',
  'KK-08': 'A life without enough points has to be lived again on the same rung.',
  'KK-09':
    'A tip, not a rule: collect points, prepare your next life, and get in your rivals’ way where you need to. Do not linger, and expect your deeds to come back to you.',
  'KK-10': 'The ladder has five rungs, from bottom to top: Dung Beetle, Snake, Wolf, Ape, Transcendence.',
  'KK-11':
    'To leave a rung you need, in one life, 4 points as a Dung Beetle, 5 as a Snake, 6 as a Wolf and 7 as an Ape.',
  'KK-12': 'Every card is worth 1, 2 or 3 points of one colour.',
  'KK-13': 'Mosaic cards copy and adapt; they count for every colour.',
  'KK-14': 'Just for the mood: red destroys, green is fruitful and fast, blue is cunning.',
  'KK-15': 'Every card has an ability, which stands at its bottom.',
  'KK-16': 'You use a card either for its points or for its ability, never for both at once.',
  'KK-17': 'The Source lies face down in the middle; most cards come from it.',
  'KK-18': 'The Ruins lie face up in the middle; they are the discard pile of all.',
  'KK-19': 'Each player has four areas: Hand, Deck, Future and Deeds.',
  'KK-20': 'Only you see your Hand.',
  'KK-21':
    'Your Deck has nothing to do with the Source and belongs to you alone. It is often empty, and that is normal.',
  'KK-22': 'Your Future is a face-down pile to which cards are added.',
  'KK-23': 'You may look through your own Future, but you may not change its order.',
  'KK-24': 'At the start of each new life your Future is empty.',
  'KK-25':
    'Deeds are the cards that score in this life. They lie face up in a row, newer ones partly covering older ones.',
  'KK-26': 'Deeds may not be rearranged.',
  'KK-27': 'The last or top Deed is the one that was placed most recently.',
  'KK-28': 'All figures start on the Dung Beetle rung.',
  'KK-29': 'The rings lie within reach in the middle.',
  'KK-30': 'All cards are shuffled and become the Source.',
  'KK-31': 'Each player is dealt 4 cards from the Source, face down, as the first Hand.',
  'KK-32': 'Then each player is dealt 2 more cards from the Source, face down, as their Deck.',
  'KK-33': 'All Futures start empty.',
  'KK-34': 'The player with the worst luck begins.',
  'KK-35': 'Turns go round clockwise.',
  'KK-36': 'On your turn you draw one card and then play one card. The only exception is rebirth.',
  'KK-37': 'First draw one card from your own Deck into your Hand. With an empty Deck you skip this.',
  'KK-38': 'Then play one card from your Hand in one of three ways, or pass.',
  'KK-39': 'For points: put the card face up on top of your Deeds, so that all of them stay visible.',
  'KK-40':
    'For its ability: put the card face up in the middle and carry out what it says, deciding whatever there is to decide. Then you offer the card.',
  'KK-41': 'To the Future: put the card face down on top of your Future without showing it to anybody.',
  'KK-42': 'Passing means playing no card. You may do so only while there are cards in your Deck.',
  'KK-43': 'With an empty Deck you must play a card.',
  'KK-44':
    'The karmic cost: once the ability has been carried out in full, you must offer the card to your rival.',
  'KK-45': 'A rival who wants the card puts it face down on top of their Future.',
  'KK-46': 'If it is not wanted, it goes face up onto the Ruins.',
  'KK-47': 'A tip, not a rule: a card you have used may be turned against you in the next life.',
  'KK-48': 'With 3 or 4 players the offer has rules of its own.',
  'KK-49': 'Then it is the next player’s turn.',
  'KK-50':
    'A tip, not a rule: since only your strongest colour scores, keep one colour for points, one for your Future and one for abilities.',
  'KK-51':
    'If you have neither a card in your Hand nor one in your Deck at the start of your turn, you die. Instead of a normal turn you score your Deeds and are reborn.',
  'KK-52': 'Only Deeds of a single colour score in a life: count the points of your best colour.',
  'KK-53': 'The points of mosaic Deeds are added to every colour.',
  'KK-54': 'You may spend rings from earlier lives for 1 point each, as many as you like.',
  'KK-55': 'With enough points for your rung, your figure moves one rung up.',
  'KK-56': 'Otherwise your figure stays where it is, and you get a ring.',
  'KK-57':
    'An example: a Wolf needs 6 points. With 5 points in red and one ring that makes 6, and the figure moves to Ape.',
  'KK-58':
    'A tip, not a rule: it is risky to have just enough, because cards such as Vengeance and Thievery hit your top Deed. A spare Deed, best a cheap one of another colour, protects the rest.',
  'KK-59': 'Whoever moves up to Transcendence has won.',
  'KK-60': 'Otherwise, first put your Deeds onto the Ruins.',
  'KK-61': 'Second, take all cards of your Future as your new Hand.',
  'KK-62':
    'Third, if your new Hand has fewer than 6 cards, deal yourself cards from the Source as your Deck until Hand and Deck together are 6. They go to the Deck, and you do not look at them.',
  'KK-63': 'An example: with 3 cards in your new Hand, 3 cards are dealt to your Deck.',
  'KK-64': 'With 6 or more cards in your new Hand, your Deck stays empty.',
  'KK-65': 'Then your turn is over, and the next player goes on.',
  'KK-66': 'Death and rebirth together are one whole turn: you draw and play no card in it.',
  'KK-67':
    'A tip, not a rule: during that turn your rivals can act without an answer from you, so protect your Deeds.',
  'KK-68':
    'Players usually die at different times, and one may be in a second life while another is in a fourth. Only who reaches Transcendence first matters.',
  'KK-69':
    'With two players every card used for its ability is offered to the one rival, whomever it affected.',
  'KK-70':
    'With more than one rival, the rival against whom the ability was used may take the card into their Future.',
  'KK-71':
    'If that rival does not want it, it goes to the Ruins. Vengeance, for example, goes to the rival whose Deed was ruined, or to the Ruins.',
  'KK-72': 'A card that affects only you is offered to your rivals in turn, clockwise from your left.',
  'KK-73': 'If no rival wants it, it goes to the Ruins.',
  'KK-74': 'You can never take a card you played into your own Future.',
  'KK-75': 'With 4 players nobody may use cards against the player opposite, only on their neighbours.',
  'KK-76':
    'Teams: four players form two teams of two. Allies sit opposite each other, so that the teams take turns.',
  'KK-77': 'Teams: the first player to reach Transcendence wins for both allies.',
  'KK-78': 'Teams: there is a fourth way to play a card, onto your ally’s Future.',
  'KK-79':
    'Teams: abilities may also be used on your ally, but an ally is not a rival. Longevity may be used on an ally, Thievery may not.',
  'KK-80': 'Big Bad Wolf: a team of two plays against a single player.',
  'KK-81': 'Big Bad Wolf: the single player starts on the Wolf rung, the other two as Dung Beetles.',
  'KK-82':
    'Big Bad Wolf: the single player wins by reaching Transcendence first; the pair wins as soon as either of them does.',
  'KK-83':
    'Big Bad Wolf: the two partners are not rivals, so Vengeance, Thievery and the like may not be used between them.',
  'KK-84':
    'The rulebook credits Eddy Boxerman and Dave Burke (design), Marco Bucci and Lane Brown (art), Scott Nicely (graphic design) and the German translators, and thanks everyone who helped; copyright 2015 Hemisphere Games.',
  'KK-85':
    'When a card lets you play another one, such as Peek or Panic, your rivals first decide whether to take that card; only then do you play the next.',
  'KK-86': 'You play the next card like any other, in any of the ways.',
  'KK-87': 'Several such cards may follow one another.',
  'KK-88':
    'When somebody is to draw or look at a card of the Source and it is empty, the Ruins are first shuffled into a new Source, except for their top 3 cards, which stay.',
  'KK-89':
    'Everybody may know at any time how many cards are in the Source and in each Deck, Hand and Future.',
  'KK-90':
    'Cards that move from one pile to another, for example by Hell’s Heart, by Longevity or from the Source to a Deck, move one at a time, so that their order is reversed.',
  'KK-91': 'The exception: at rebirth your Deeds go onto the Ruins as one block and keep their order.',
  'KK-92': 'You may always play any card for its ability, whatever the text says.',
  'KK-93': 'Examples: Transmigrate with an empty Future, or Dwindle on a rival with an empty Hand.',
  'KK-94': 'The ability then simply has no effect, and the card is offered or ruined as usual.',
  'KK-95': 'Crisis: the rival decides which of their Deeds is ruined.',
  'KK-96':
    'Denial, with 3 or more players: if you use it to play a card against a certain rival, that rival may take the Denial.',
  'KK-97':
    'Denial: the copied card already lies in the Ruins when its ability is carried out, so Salvage or Recycle can fetch themselves back.',
  'KK-98':
    'Denial may be chained: a Denial for another Denial, and so on, and at last for another card. Every card used but the first Denial ends up in the Ruins.',
  'KK-99': 'You may use Dwindle on yourself; then you pick the card.',
  'KK-100': 'Dwindle on a rival: the rival picks which of their own cards is ruined.',
  'KK-101':
    'Embody may be played without Deeds, or with only another Embody among them, but then it does nothing.',
  'KK-102': 'Embody may copy a Mimic among your Deeds and, through it, a rival’s top Deed.',
  'KK-103':
    'Mimic may copy a rival’s Embody, if that is their top Deed, and through it one of your own Deeds.',
  'KK-104':
    'Mimic, with 3 or more players: if you copy a Deed of one rival and use it against another, the Mimic is offered to the one it was used against. The victim gets the card.',
  'KK-105':
    'Mimic, with 4 players: you may copy the Deed of the player opposite, but you may not use the copied ability against that player.',
  'KK-106': 'Mimic: if a rival’s top Deed is a Mimic, you may copy it, but to no effect; there are no loops.',
  'KK-107': 'Roulette: with two cards ruined you may draw up to 3, with none ruined 1.',
  'KK-108': 'Roulette: you may draw fewer, and you look at each drawn card before you decide on the next.',
  'KK-109':
    'Spite: the rival shuffles their Hand and holds it out face down; you pick one card, which is ruined, and then another.',
  'KK-110':
    'Swindle: the rival shuffles their Hand and holds it out face down; you pick 3 cards, look at them, keep one and give the rest back.',
  'KK-111': 'Transmigrate: while choosing, you may not change the order of your Future.',
  'KK-112': 'Transmigrate: rivals may ask which card you took, that is, its place in the face-down pile.',
  'KK-113':
    'Just for information: further questions are referred to the publisher’s site, and players are wished good luck.',
  'KKR-01':
    'Nobody can measure bad luck, so chance decides who begins, each player being equally likely. A table may name somebody instead before the deal.',
  'KKR-02':
    'Cards are dealt from the top of the Source, in seat order from the player who begins: 4 to each Hand, then 2 to each Deck.',
  'KKR-03': 'Nobody looks at a Deck, not even its owner, neither at the start nor after rebirth.',
  'KKR-04':
    'Two against one: the partners may sit anywhere, play goes clockwise, and who begins is drawn as usual.',
  'KKR-05':
    'There are five forms of play: 2, 3 or 4 players each for themselves, 4 in teams, and 3 as Big Bad Wolf.',
  'KKR-06':
    'Death is checked only at the start of your own turn, before drawing. Cards you get before that, for example by Longevity, keep you alive.',
  'KKR-07': 'You must draw if your Deck is not empty.',
  'KKR-08':
    'Whether you may pass is judged after the draw: if you drew the last card of your Deck, you must play.',
  'KKR-09': 'You may pass again in later turns; it uses up your Deck.',
  'KKR-10': 'There is always a card to play: with neither Hand nor Deck you would have died.',
  'KKR-11': 'The further card is optional, even with an empty Deck.',
  'KKR-12': 'You draw no card before the further card, and with an empty Hand you lose the right to it.',
  'KKR-13': 'Each ability carried out gives at most one further card, also at the end of a chain of copies.',
  'KKR-14': 'A copied ability gives its further card too, once the copying card has been offered.',
  'KKR-15': 'Drawing always means into your Hand. Only Longevity and rebirth deal to a Deck.',
  'KKR-16': 'There is no limit to your Hand, nor to any other area.',
  'KKR-17':
    'First the whole ability, then the offer, then any further card. Until then the card lies in the middle and belongs to no area.',
  'KKR-18':
    'A card used against a rival is offered to that rival alone; if they refuse, it goes to the Ruins. In a round each rival is asked once, and the first to accept ends it.',
  'KKR-19': 'If the ability had no effect on the chosen rival, that rival is still the one who is asked.',
  'KKR-20':
    'Panic, Dwindle and Longevity used on a rival are offered to that rival, even if they helped; used on yourself or an ally, they are offered to the rivals clockwise.',
  'KKR-21':
    'Only the card played from the Hand is offered. Copied Deeds stay where they are, and cards ruined for Denial stay in the Ruins.',
  'KKR-22':
    'If you copy something that affects only you, the copying card is offered to all rivals clockwise; the owner of a copied Deed does not come first.',
  'KKR-23': 'If nothing was copied, the card is offered to all rivals clockwise.',
  'KKR-24': 'With 4 players each for themselves, the player opposite is asked in the round, too.',
  'KKR-25': 'An accepted card goes on top of the Future, face down; everybody has seen which one it was.',
  'KKR-26':
    'Cards moved by an ability are not played: what Jubilee, Sowing or Destiny places costs nothing and is not offered.',
  'KKR-27': 'You name the target when the ability starts, before you see anything hidden.',
  'KKR-28': 'You may choose a target that has nothing to lose, even if another has.',
  'KKR-29': 'A rival is never yourself; any player may be yourself.',
  'KKR-30':
    'With 4 players each for themselves, only you and your two neighbours can be targets, also of helpful abilities. Only Mimic may copy the Deed of the player opposite.',
  'KKR-31': 'With 3 players there is no such limit, since both others are neighbours.',
  'KKR-32':
    'Whatever is not worded as a choice must be done as far as possible. Optional are only the ruined and drawn cards of Roulette, the 0 to 2 cards of Jubilee and Destiny, and every further card.',
  'KKR-33':
    'Do as much as possible: an ability that wants more cards than there are uses those there are, and its later steps still happen.',
  'KKR-34': 'With Crisis and Dwindle the game waits for the target’s decision during your turn.',
  'KKR-35':
    'You carry out a copied ability in full as if it stood on the played card: “you” is you, and “rival” is one of your rivals.',
  'KKR-36':
    'No loops: within one run of copied Deeds, Embody and Mimic take part once each, and a second one has no effect. A card ruined for Denial starts a new run.',
  'KKR-37': 'Embody may name another Embody among your Deeds, although that does nothing.',
  'KKR-38': 'The played card is not among the Deeds it can copy, because it lies in the middle.',
  'KKR-39': 'A Denial with no other card in your Hand does nothing, also when it is copied from a Deed.',
  'KKR-40': 'A Denial copied from a Deed works in full: ruin a card and copy it.',
  'KKR-41': 'Copying changes no points: a copied Deed still scores for its owner.',
  'KKR-42':
    'The Ruins are reshuffled only when a card is needed from an empty Source, not when its last card leaves.',
  'KKR-43': 'If the Source runs out on the way, take what is there, reshuffle, and go on.',
  'KKR-44':
    'Destiny with a short Source: the cards already seen stay apart while the Ruins are reshuffled; the rest goes back on top of the new Source.',
  'KKR-45': 'Ruins of 3 cards or fewer give nothing: the draw fails and play goes on.',
  'KKR-46':
    'If Source and Ruins cannot fill your Deck at rebirth, it gets what there is, even nothing. Without any card you die again on your next turn.',
  'KKR-47': 'The card in the middle is not in the Ruins and is never shuffled in.',
  'KKR-48': 'The 3 cards that stay in the Ruins keep their order.',
  'KKR-49': 'After a shuffle every order of the cards is equally likely.',
  'KKR-50':
    'Recycle and Salvage reach the third card of the Ruins from the top and no deeper; with fewer than 3 cards, those there are.',
  'KKR-51': 'You draw from the top of every pile and add on top of it.',
  'KKR-52': 'Of cards dealt to a Deck, the last one dealt is drawn first.',
  'KKR-53':
    'Several cards that leave your Hand for one area go one at a time in the order you choose; so do the cards of Destiny.',
  'KKR-54': 'Taking a card from the middle of a row or pile closes the gap and keeps the order of the rest.',
  'KKR-55': 'At death your oldest Deed lies lowest and your newest becomes the top of the Ruins.',
  'KKR-56': 'A Hand has no order.',
  'KKR-57': 'Your score is your best colour plus your mosaic Deeds plus the rings you spend.',
  'KKR-58': 'If two colours are equal there is nothing to decide: only the total counts.',
  'KKR-59': 'Mosaic Deeds alone score like Deeds of any one colour.',
  'KKR-60':
    'With enough points you must move up, but you need not spend rings: you may keep them, fail, and get another.',
  'KKR-61': 'You may spend as many rings as you like, even in vain; they are gone even if the life fails.',
  'KKR-62': 'A life without Deeds may be passed with rings alone.',
  'KKR-63': 'The ring you get for failing cannot be used at once.',
  'KKR-64': 'One rung per life; surplus points are lost.',
  'KKR-65': 'There are 12 rings. Spent ones return to the supply; if it is empty, failing brings no ring.',
  'KKR-66':
    'The game ends at once when a figure reaches Transcendence. The round is not finished, and there are no ties.',
  'KKR-67':
    'Order at death: choose rings, score, figure or ring, check for the win, Deeds to the Ruins, Future to the Hand, deal the Deck.',
  'KKR-68':
    'Dying with an empty Future is ordinary: an empty Hand and a Deck of 6. On your next turn you draw one card.',
  'KKR-69': 'Death takes exactly one turn, scoring and rebirth together.',
  'KKR-70':
    'Nothing is protected between your last card and your death: Deeds and Future can still be attacked, and cards can be offered to you.',
  'KKR-71':
    'In teams the ban on the player opposite does not apply, because your ally sits there; both neighbours are rivals.',
  'KKR-72':
    'On an ally you may use Panic, Dwindle and Longevity, but no card that says “rival”, such as Peek.',
  'KKR-73': 'Mimic may not copy an ally’s Deed.',
  'KKR-74': 'Allies cannot take offered cards; only rivals are asked.',
  'KKR-75':
    'A card played onto your ally’s Future goes face down on top, costs nothing, counts as the card of your turn, and may also be a further card.',
  'KKR-76': 'Allies do not see each other’s Hand, Deck or Future.',
  'KKR-77': 'Each ally has a figure, rings and areas of their own.',
  'KKR-78': 'In two against one there is no fourth way of playing.',
  'KKR-79':
    'In two against one, a partner’s card is offered to the single player only; a card of the single player is offered to its victim, or clockwise to the pair.',
  'KKR-80': 'Partners may use Panic, Dwindle and Longevity on each other.',
  'KKR-81':
    'For Spite and Swindle the program picks for you, each card of the Hand being equally likely; nobody’s device knows beforehand what lies where. With Spite the second card is picked after the first has been seen.',
  'KKR-82': 'All chance is drawn where the rules are kept, never on a player’s device.',
  'KKR-83': 'Nothing can be taken back once it has shown hidden cards or used chance.',
  'KKR-84':
    'Time limits are a house rule. Whoever is late makes the mildest move: pass if allowed, else a card to the Future; refuse an offer; choose the least.',
  'KKR-85':
    'If the area a card uses is empty or short, the card is still playable, is still offered, and still gives its further card; it uses what there is.',
  'KKR-86':
    'What you have seen stays yours to know as long as it is certain: a card you saw go into a face-down pile until it leaves it or is shuffled, and a card you saw in a Hand until it leaves, or until a card leaves that Hand unseen, which may have been any of them.',
  'KKR-87': 'A table may end a game after a number of turns; whoever then stands highest on the ladder wins.',
  'KKR-88': 'If only one player can be the target, nothing is asked.',
  'KKR-89':
    'The cards of Destiny go back one by one, the first one deepest; the last one left follows by itself.',
  'KKR-90':
    'Whether you are asked depends on the numbers of cards only, even if all the cards in question are alike.',
  'KKR-91':
    'The game waits for one thing at a time: a card or a pass, the next choice of an ability, a yes or no to an offered card, or rings at death. An ability’s card is chosen among those it speaks of.',
  'KKR-92':
    'House rule: a table may change how many cards each Hand and Deck begins with, how many a new life has in Hand and Deck together, how many rings there are, and how many points the lowest rung needs.',
  'KKR-93':
    'House rule: a table may leave cards out and says how many copies there are at most of each red, green and blue card, and how many of Embody and of Mimic. There have to be enough cards to give everybody a new life, and everybody knows what is missing.',
  'KKH-01': 'The numbers of cards in Source, Hands, Decks and Futures are public at all times.',
  'KKH-02': 'Anybody may look through the Ruins at any time.',
  'KKH-03': 'You may look at your own Future at any time, and you see its order.',
  'KKH-04': 'Nobody may look at a Deck or at the Source, except through Destiny.',
  'KKH-05': 'Everybody knows which 64 cards are in the game.',
  'KKH-06':
    'When a card goes to a Future, the others learn only that one was placed; an ally who receives it may look at it.',
  'KKH-07':
    'An offered card is public, and so is the answer. Once accepted it is hidden like the rest of that Future.',
  'KKH-08': 'Only the drawer sees a drawn card; the number is public.',
  'KKH-09':
    'Peek: only you see the Hand, as it is at that moment, until you close it. Everybody learns who looked at whom.',
  'KKH-10':
    'Swindle: you and the victim see the three cards and which one was kept; the others learn only that a card changed hands.',
  'KKH-11':
    'Cards ruined by Spite, Dwindle, Roulette, Denial, Panic or Hell’s Heart become public one by one.',
  'KKH-12':
    'Destiny: only you see the cards. Everybody learns how many went to your Future and that the rest went back, not in which order.',
  'KKH-13': 'Stolen Dreams: only the two players concerned know the card.',
  'KKH-14':
    'Transmigrate: everybody learns the place in the Future, counted from the top, but not which card it was.',
  'KKH-15':
    'Salvage, Recycle, Thievery: the card was face up, so everybody sees it move; then it is hidden in the Hand or Future.',
  'KKH-16': 'Longevity and the Deck dealt at rebirth: nobody sees the cards.',
  'KKH-17': 'Sowing: everybody learns only how many cards were drawn and placed.',
  'KKH-18': 'Jubilee: the cards become public as Deeds.',
  'KKH-19': 'Rebirth: Deeds become part of the Ruins in order; the Future becomes the Hand unseen by others.',
  'KKH-20': 'Reshuffle: everybody knows which cards went in, nobody knows the order.',
  'KKH-21':
    'What you may not know is not sent to your device, and hidden cards carry no marks by which they could be followed.',
  'KKH-22': 'The public record keeps only what was public at the time.',
  'KKH-23': 'Watchers see what is public to all.',
  'KKH-24': 'Chance that decides hidden things stays secret until the end of the game.',
} as const;

/** A clause of the rules by its number. */
export type Clause = keyof typeof rulesEn;
