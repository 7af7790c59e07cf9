/** The clauses and rulings of Mieses Karma as players read them, in English. The cards follow in `card-clauses.ts`. */
export const rulesEn = {
  'MK-01': 'Turns pass clockwise around the table.',
  'MK-02':
    'Your turn has two parts: first your actions, and then, if it is due, the death and rebirth of your animal.',
  'MK-03':
    'You have three actions: play a card, use your animal’s ability, and ask the others. Take them in any order you like.',
  'MK-04': 'Each of the three actions is available once per turn at most.',
  'MK-05': 'The card action is the one you have to take.',
  'MK-06': 'One way to take the card action: attach a life card from your hand to your own life line.',
  'MK-07':
    'The other way to take the card action: put a life card from your hand face up on the discard pile that all share.',
  'MK-08': 'With no card in hand at that moment, you skip the card action.',
  'MK-09':
    'A card goes on only if its lower left symbol equals the lower right symbol of the rightmost card in your life line.',
  'MK-10': 'Nobody has to use the ability of their animal.',
  'MK-11': 'Your animal’s card says what its ability does.',
  'MK-12': 'Nobody has to ask for a card.',
  'MK-13': 'You may ask once per turn.',
  'MK-14': 'You ask all the other players for a life card that fits.',
  'MK-15': 'You must not describe the card you want any further.',
  'MK-16': 'Your left neighbour is the first to decide whether to give you a card.',
  'MK-17': 'Whoever gives lays one card with a fitting symbol face down in front of them.',
  'MK-18': 'Then the rest of the table decides in the same way.',
  'MK-19': 'Once all have decided, the gifts are turned face up.',
  'MK-20': 'You have to pick exactly one of the gifts.',
  'MK-21': 'The gift you pick is attached to your life line.',
  'MK-22': 'The player whose gift you picked moves their Buddha figure one step forward.',
  'MK-23': 'Everyone else takes their gift back into their hand.',
  'MK-24': 'If nobody gives, you may put your whole hand on the discard pile.',
  'MK-25': 'You then draw exactly as many life cards as you put away.',
  'MK-26': 'Your animal dies if your hand is empty when your turn ends.',
  'MK-27': 'Your animal also dies if there is a reaper in your life line when your turn ends.',
  'MK-28': 'Either reason alone is enough.',
  'MK-29': 'If it was the reaper, the rest of your hand goes to the discard pile.',
  'MK-30': 'When your animal dies, its life line is evaluated.',
  'MK-31':
    'You gain one karma for each Buddha on the life cards of your line and move your figure accordingly.',
  'MK-32': 'Four equal symbols make a foursome.',
  'MK-33': 'Four different symbols make a foursome, too; both kinds may occur in one line.',
  'MK-34': 'For each foursome, one life card of the line goes face down on your points pile.',
  'MK-35': 'No symbol counts for more than one foursome.',
  'MK-36': 'The symbol on your animal’s card counts as well.',
  'MK-37': 'Jokers do not count for foursomes.',
  'MK-38': 'Reapers do not count for foursomes.',
  'MK-39': 'All other cards of the line go face up on the discard pile.',
  'MK-40': 'The rebirth card goes face down under the stack it belongs to.',
  'MK-41': 'A dead ant leaves the game.',
  'MK-42': 'Whoever dies as a human keeps the human card.',
  'MK-43': 'When somebody dies as a human, the game is over.',
  'MK-44': 'Otherwise you take a new rebirth card from the stack that matches the karma you have reached.',
  'MK-45': 'If that stack is empty, use the next lower one.',
  'MK-46': 'The number at the upper right of your new rebirth card tells how many life cards you get.',
  'MK-47': 'If need be, the discard pile is shuffled and becomes the new draw pile.',
  'MK-48': 'The game ends when a player dies as a human.',
  'MK-49': 'That player still evaluates their life line.',
  'MK-50': 'So does everybody else.',
  'MK-51': 'You score one point for each step of your Buddha figure.',
  'MK-52': 'Each card on your points pile scores 2 points.',
  'MK-53': 'A human card scores 2 to 6 points; it depends on the card.',
  'MK-54': 'Whoever has the most points wins.',
  'MK-55': 'If several have the most, they win together.',
  'MK-56': 'For information: the short rules were written in 2011 by Roland Winner for two games magazines.',
  'MK-57': 'The published game is for 3 to 5 players aged 10 and up and takes about half an hour.',
  'MK-58':
    'Everyone begins as an ant and wants to become human again; in the end karma and life cards decide.',
  'MK-59': 'There are six stacks of rebirth cards: five of animals and one of humans.',
  'MK-60': 'The human stack is not shuffled: the first human lies on top, then the second, and so on.',
  'MK-61': 'The five other stacks are shuffled, each by itself.',
  'MK-62': 'The 60 life cards are shuffled and form the face-down draw pile.',
  'MK-63': 'The discard pile grows beside it during the game.',
  'MK-64': 'Everybody gets an ant, face up, and a karma track with a Buddha figure.',
  'MK-65': 'All Buddha figures start at 0.',
  'MK-66': 'Everybody starts with life cards in hand. One source says two, another four; MK-88 decides.',
  'MK-67': 'The box has five boards and five golden figures; here the table counts for you.',
  'MK-68': 'The four symbols are sun, clover, heart and scales: enlightenment, luck, love and balance.',
  'MK-69': 'Life cards show symbols, jokers or a reaper; some also show a Buddha.',
  'MK-70': 'Your life line begins with your rebirth card and grows like dominoes, symbol to symbol.',
  'MK-71': 'A reaper is always the last card of a line.',
  'MK-72': 'The more karma, the longer and richer your lives.',
  'MK-73': 'Karma counts twice: it brings points, and it opens the way to higher animals.',
  'MK-74': 'Giving earns karma and also brings your own hand nearer to its end.',
  'MK-75': 'All animals but the ant have an ability. Humans have none, but they score.',
  'MK-76': 'You can use an ability once per turn, before or after playing your card.',
  'MK-77':
    'Some abilities make attaching faster or easier, some take cards from other lines, and some help in the evaluation.',
  'MK-78': 'Some abilities work only after death and change how the line is evaluated.',
  'MK-79': 'The potato beetle takes the last card of the discard pile.',
  'MK-80': 'The magpie steals a card from somebody else’s life line.',
  'MK-81': 'The dog builds its life line in two directions.',
  'MK-82': 'The cow has two turns in a row.',
  'MK-83': 'The hedgehog attaches cards more easily.',
  'MK-84': 'The chameleon imitates.',
  'MK-85':
    'Earthworm, cat, guinea pig, butterfly and ape are known by name only; their abilities here are ours.',
  'MK-86': 'Here 2 to 5 can play. With two nothing changes: you ask the one other player.',
  'MK-87':
    'With up to four players, four ants with different symbols are shuffled and one goes to each; a fifth player brings in the fifth ant. The rest leave the game.',
  'MK-88': 'You start with four life cards; a table may choose to start with two.',
  'MK-89': 'Chance decides who starts.',
  'MK-90':
    'The right end of a line is open to everyone. It shows the right symbol of the rightmost life card or, without one, the symbol of your animal. Only a dog, or a chameleon imitating one, may also build at the left end.',
  'MK-91': 'Symbols fit if they are equal or one of them is a joker. Nothing fits a reaper.',
  'MK-92': 'A joker stands for nothing in particular: whatever lies before it, any symbol may follow.',
  'MK-93':
    'Cards are never turned round, and in a line they stay where they are; only a magpie may take one away at an end.',
  'MK-94': 'A dog’s single symbol serves both ends as long as nothing lies there, but counts only once.',
  'MK-95':
    'A reaper can lie only at the right end. If it closes that end, a dog may still build on the left until the turn is over.',
  'MK-96': 'You may discard a card even if one would fit.',
  'MK-97': 'Finish one action before you begin the next. No ability interrupts a request.',
  'MK-98': 'You end your turn yourself, once you have taken the card action or your hand is empty.',
  'MK-99': 'An empty hand does not end your turn: you may still use your ability and ask.',
  'MK-100': 'After a reaper you may still take your other actions, as far as they are possible.',
  'MK-101':
    'You can ask only while an end of your line is open. Whether anyone has a fitting card does not matter.',
  'MK-102':
    'You may ask with an empty hand. A gift makes your line longer, but it does not save you, and there is nothing to exchange.',
  'MK-103': 'A request has no content: nobody may hint at what is wanted, held or offered.',
  'MK-104':
    'You may offer any hand card that fits an open end of the asking player’s line, even your last one or a reaper, or you may decline. You never have to give.',
  'MK-105': 'You cannot offer a card that does not fit, not even as a bluff.',
  'MK-106':
    'The others decide one by one, clockwise. You see whether those before you have given, not what. Nobody can take a decision or a request back.',
  'MK-107': 'All gifts are opened together after the last decision.',
  'MK-108': 'If there is any gift, you must take one, even if it is only a reaper.',
  'MK-109': 'The gift is attached at once, at the end you choose if both fit. It is not your card action.',
  'MK-110': 'Only the gift you chose changes hands; you do not choose twice.',
  'MK-111': 'The giver’s step of karma is made at once and has no other effect until that player dies.',
  'MK-112':
    'You exchange your whole hand or nothing: the old cards go away first, then you draw the same number. Your request is used up, and a card action that is still due is taken from the new hand.',
  'MK-113': 'Nobody gives also means that nobody could: it makes no difference.',
  'MK-114':
    'An ability is one action of your own turn unless it says otherwise. Evaluation abilities are always applied when they help.',
  'MK-115': 'No ability looks into another hand or takes from it.',
  'MK-116':
    'Potato beetle: once per turn, attach the top card of the discard pile if it fits. It never goes through your hand.',
  'MK-117': 'Earthworm: once per turn, put one hand card on the discard pile and draw another.',
  'MK-118': 'Butterfly: in the evaluation, each joker counts as whichever symbol gives the most foursomes.',
  'MK-119': 'Guinea pig: one karma more in the evaluation if there is at least one life card in your line.',
  'MK-120':
    'Hedgehog: the hand card you attach with the card action need not fit. A reaper still closes the line, and gifts must fit.',
  'MK-121':
    'Magpie: once per turn, take an outermost life card from another player’s line and attach it to yours if it fits.',
  'MK-122':
    'Chameleon: in each turn you may use the ability of one other player’s animal. The choice holds until the turn is over, evaluation included. Ants, humans and chameleons offer nothing.',
  'MK-123':
    'A chameleon that wants to build on the left imitates a dog first, also before asking. What lies there stays, but in later turns the left end is closed again unless it imitates a dog anew.',
  'MK-124':
    'A chameleon may imitate a cow after surviving a regular turn in which it imitated nothing. In the second turn it may imitate again, but there is no third.',
  'MK-125': 'What a chameleon imitates cannot vanish: the others’ animals do not die in its turn.',
  'MK-126':
    'Cat: after the evaluation, keep up to two of the remaining life cards of your line for your next hand.',
  'MK-127': 'Dog: your line may grow in both directions, with hand cards and with gifts.',
  'MK-128': 'Cow: if you survive a regular turn, you may take a second one at once. There is no third.',
  'MK-129': 'Ape: once per turn, attach one more hand card that fits.',
  'MK-130': 'Ants and humans have no ability.',
  'MK-131':
    'Death is checked only when your own turn ends. An empty hand in somebody else’s turn has to wait.',
  'MK-132': 'If both reasons hold, you still die only once.',
  'MK-133': 'A reaper kills however it came into the line. In your hand it does no harm.',
  'MK-134':
    'A death goes in this order: hand to the discard pile if there is a reaper; Buddhas; foursomes; the cat’s cards; clearing the line; returning the rebirth card; then the new card and hand.',
  'MK-135':
    'When several cards are discarded at once, hand cards go first, then the line from left to right; the last one lies on top.',
  'MK-136': 'The number of foursomes is the largest that can be formed from all symbols of line and animal.',
  'MK-137': 'A line may hold any number of foursomes, also several of one kind.',
  'MK-138': 'You always get the largest number; nobody has to work it out.',
  'MK-139':
    'For each foursome you choose a life card of your line for the points pile. A rebirth card cannot go there.',
  'MK-140': 'Cards stay on the points pile to the end and are worth 2 points each, whatever they show.',
  'MK-141':
    'Every Buddha in the line counts, also on a reaper and on a card that then goes to the points pile.',
  'MK-142':
    'Karma 0 to 3 leads to stack I, 4 to 7 to II, 8 to 11 to III, 12 to 15 to IV, 16 to 19 to V, and 20 or more to the humans.',
  'MK-143': 'The track shows 30 fields; beyond it karma simply goes on.',
  'MK-144': 'Your old card goes under its stack before you draw, so the same one may come back.',
  'MK-145': 'Go down stack by stack until there is a card; stack I and the humans never run out.',
  'MK-146': 'A new human takes the top card: the first is worth 6 points, then 5, 4, 3 and 2.',
  'MK-147': 'Karma never goes down.',
  'MK-148': 'Once reborn, you lay the new card face up, take your hand and wait for your next turn.',
  'MK-149':
    'If the draw pile runs out while you draw, the whole discard pile is shuffled and you go on, cards discarded just before included.',
  'MK-150': 'If there are no cards at all, you get what there is; nothing is owed to you later.',
  'MK-151': 'If a reborn player gets no life card and has none, the game ends at once and is scored.',
  'MK-152':
    'Nothing adds cards to your hand during a life, so it lasts at most as many turns as you had cards at its start.',
  'MK-153': 'The game ends right after the dying human’s line has been evaluated; the round is not finished.',
  'MK-154': 'All others then evaluate their lines clockwise. They do not die, and their karma counts.',
  'MK-155':
    'Evaluation abilities also work at the end: butterfly and guinea pig as usual, a chameleon uses the best one among the others’ animals, the cat has no effect.',
  'MK-156': 'Every human card in front of a player scores at the end, dead or alive.',
  'MK-157': 'Cards left in your hand neither score nor cost anything.',
  'MK-158': 'There is no tie-break: everybody with the highest total wins.',
  'MK-159': 'Only you see your hand. Everybody sees how many cards it has.',
  'MK-160': 'Nobody knows the cards of the draw pile; everybody sees how many there are.',
  'MK-161': 'Of the discard pile everybody sees the top card and the size; nobody may look through it.',
  'MK-162': 'Life lines, rebirth cards, karma and the size of the points piles are open to all.',
  'MK-163': 'Cards on a points pile may not be looked at again; their number is public.',
  'MK-164':
    'The order of the animal stacks is hidden. Their sizes are public, and so is which cards were put back at the bottom. The humans’ order is public.',
  'MK-165':
    'During a request all see who has decided and who has laid a card. Which card it is, only its owner knows. What somebody could have given is never shown.',
  'MK-166':
    'When gifts are opened, everybody sees all of them. Those that go back belong to a hidden hand again.',
  'MK-167':
    'Nothing the others see depends on whether you hold a fitting card: time, message and the choice to decline are the same.',
  'MK-168':
    'When a hand is exchanged, only the top card of the pile stays visible; the new cards are seen by their owner alone.',
  'MK-169': 'Cards kept by a cat were seen by all; then they belong to a hidden hand.',
  'MK-170': 'Cards moved by potato beetle, magpie and ape are seen by all.',
  'MK-171': 'All see the card an earthworm puts away; only its player sees the new one.',
  'MK-172': 'Hands are not shown at the end: all points come from what is open.',
  'MK-173': 'Onlookers see what is open to all, and nothing else.',
  'MK-174':
    'A hand has no order: where cards of a hand go to the pile together, they go in the order of the card list.',
  'MK-175':
    'A table may limit the time for decisions, equally for all. If you are late, the clock makes the mildest move for you: it declines, keeps what you have, takes the first gift, or plays your first card that fits and ends your turn.',
  'MK-176':
    'You choose cards for the points pile one by one. When the game ends you are not asked; then the leftmost go.',
  'MK-177':
    'A chameleon names an animal: for abilities of the turn before using them, for butterfly, guinea pig or cat when it dies, for the cow after the turn.',
  'MK-178':
    'A magpie may take the last life card on either side of an animal. If all cards lie on one side, only one is outermost.',
  'MK-179': 'The cat chooses its cards one by one and may stop at any time.',
  'MK-180': 'A gift on the table has left the hand: the hand is smaller by one until the gift comes back.',
  'MK-195':
    'Play by the clock alone comes to an end: where no other card fits, the clock attaches a reaper, and to the points pile it lays the leftmost card without a Buddha before one with a Buddha.',
  'MK-196':
    'House rule: a table may set a number of turns, the second turn of a cow counted too. After the last one, with death and rebirth, all lines are evaluated as at every end, and the most points win.',
  'MK-197':
    'A table plays by the rules it was made with: where it is older than the two rules about the clock, the clock attaches no reaper and spares no Buddha.',
  'MK-198':
    'House rule: a table may deal more life cards at every birth than the rebirth card says, the first one included, and change what each card of a points pile counts at the end.',
  'MK-199':
    'House rule: a table may leave out life cards, from every symbol alike, animals from stack II on, and the last humans. Everybody at once must be able to get six life cards and what the house adds; everybody knows what is missing.',
  'MK-200':
    'What you have seen you may remember as long as it is certain: open gifts taken back and cards kept by a cat until such a card is seen to come from that hand, points piles, and the discard pile until it is shuffled, but not what others put away all at once and nobody saw on top.',
} as const;

export type Clause = keyof typeof rulesEn;
