/** The clauses and rulings of STOP as players read them. */
export const rulesEn = {
  'ST-01': 'In each round you try to be the first to have no cards left.',
  'ST-02': 'STOP is for 2 to 10 players.',
  'ST-03':
    'There are 112 cards: in each of four colours the numbers 0 to 9, skip, swap and +X, every one of them twice, and eight Free Choice cards without a colour.',
  'ST-04': 'Whoever read the rules deals the first round.',
  'ST-05': 'The dealer shuffles well and deals seven face-down cards to everybody.',
  'ST-06': 'Then one card is turned up: it is the first card of the pile.',
  'ST-07': 'The rest of the cards are the stock, face down beside the pile.',
  'ST-08': 'Turns go round the table clockwise. The dealer begins.',
  'ST-09': 'On your turn you play one card that fits from your hand onto the pile.',
  'ST-10': 'A card fits if it has the same colour, the same number or the same symbol as the card on top.',
  'ST-11': 'After that your turn is over, and your left neighbour is on turn.',
  'ST-12': 'An example: on a blue 4 goes any blue card, and any 4.',
  'ST-13':
    'If you cannot or do not want to play, take one card from the stock as a penalty. That ends your turn.',
  'ST-14':
    'When the stock runs out, the top card stays as the new pile; the cards below it are shuffled and become the new stock.',
  'ST-15':
    'If you hold exactly the number card that lies on top, in the same colour, you may throw it in at once, even when it is not your turn.',
  'ST-16': 'Symbol cards can never be thrown in.',
  'ST-17': 'An example: anybody may throw the second blue 4 onto the first.',
  'ST-18':
    'Play then goes on with the left neighbour of whoever threw the card in, so players may be jumped over.',
  'ST-19': 'When you play your second-to-last card, you must call “Achtung!”.',
  'ST-20': 'The call must come before the card lies on the pile; otherwise you draw two penalty cards.',
  'ST-21': 'When you play your last card, you must call “Stop!”.',
  'ST-22': 'As soon as that card lies on the pile, the round is over.',
  'ST-23': 'If you did not call in time, you draw two penalty cards and the round goes on.',
  'ST-24': 'At the end of a round everybody else gets penalty points for the cards still in hand.',
  'ST-25':
    'The special cards count: Free Choice 50, swap 40, +X 30, skip 20, 2 counts 10, 9 and 6 count their number, 0 counts nothing.',
  'ST-26': 'Every other number card counts its number.',
  'ST-27': 'Then the next round begins, and the left neighbour of the last dealer deals.',
  'ST-28': 'The game ends when somebody has reached 500 penalty points.',
  'ST-29': 'Whoever then has the fewest penalty points wins.',
  'ST-30': '1, 3, 4, 5, 7 and 8 are plain numbers. 0, 2, 6 and 9 are numbers that can do something.',
  'ST-31': 'A 0 can be played like any other number.',
  'ST-32': 'A 0 also defends you against skip, swap, 2 and +X.',
  'ST-33': 'For that the 0 must have the colour of the card it defends against.',
  'ST-34':
    'A 2 makes the next player draw two cards and miss a turn; then that player’s left neighbour is on turn.',
  'ST-35':
    'The first way out of a 2 is a 0 of the same colour. Play goes on with the left neighbour of whoever played it.',
  'ST-36':
    'The second way out is another 2 of any colour: two cards more are due, and now the next player has to draw them all, and so on.',
  'ST-37':
    'If a 2 is thrown in, the left neighbour of whoever did it has to draw, unless that player has a way out.',
  'ST-38': 'A 6 may go on a 9 and a 9 on a 6, whatever their colours: they count as the same number.',
  'ST-39':
    'A 6 and a 9 of one colour even count as the same card. There are four of them in each colour, so they are good for throwing in.',
  'ST-40':
    'Symbol cards do something. They are played by the normal rules unless a rule says otherwise, and are never thrown in.',
  'ST-41': 'Skip: the next player is passed over and may not play.',
  'ST-42':
    'The first way out of a skip is a 0 of the same colour. Play goes on with the left neighbour of whoever played it.',
  'ST-43':
    'The second way out is another skip of any colour: now the next player would be passed over, and so on.',
  'ST-44': 'Swap: whoever plays it decides whether all players pass their hands to the left or to the right.',
  'ST-45':
    'If anybody plays a 0 of the same colour before the hands are passed, the swap does nothing at all.',
  'ST-46': 'Play then goes on with the left neighbour of whoever played the 0.',
  'ST-47': '+X: the next player turns up the top card of the stock.',
  'ST-48':
    'If it is a number card, that player draws as many cards as the number says, and takes the turned card too.',
  'ST-49': 'If it is a symbol card, that player takes only the turned card.',
  'ST-50': 'In both cases that player also misses a turn; the left neighbour is on turn.',
  'ST-51':
    'The way out of +X is a 0 of the same colour. Play goes on with the left neighbour of whoever played it.',
  'ST-52': 'Another +X is no way out.',
  'ST-53': 'Free Choice may be played on any card.',
  'ST-54':
    'Together with Free Choice you must play a card with a colour on top of it, so Free Choice always means two cards.',
  'ST-55': 'Without a card that has a colour you may not play Free Choice.',
  'STR-01':
    'All players’ moves are put into one order as they arrive; the first legal one counts, just as the first card on the pile does.',
  'STR-02':
    'A move that comes too late or is not allowed costs nothing: nobody else sees it, and the card stays in hand.',
  'STR-03':
    'When a number card comes to lie on top, a short lock begins in which cards can only be thrown in. What the player on turn wants to do is stored, and done when the lock ends if it still can be. Without a lock it is a pure race.',
  'STR-04':
    'After the lock you may still throw the same card in until another card lies on top, even when others have drawn in between.',
  'STR-05':
    'After a swap there is a time in which anybody may play the 0 that prevents it. It ends with the first such 0, when time is up, or when everybody has passed. Then the hands move.',
  'STR-06':
    'Whoever is hit by a 2, a skip or a +X has some time to answer; after that the effect is accepted. For a 2 this time begins when the lock has ended.',
  'STR-07':
    'Locks, windows and times run whatever anybody holds, and everybody is asked who could be asked, so that the clock betrays no hand. Nobody sees who has passed on a swap.',
  'STR-08': 'Automatic players wait as long as a person would, and know no more than a person in their seat.',
  'STR-09':
    'At a table without real time everybody is asked in clockwise order, beginning with the left neighbour of whoever laid the top card and ending with that player. The first yes counts, and everybody is always asked.',
  'STR-10': 'When the time for a turn is up, the player on turn draws one card.',
  'STR-11':
    'You make your calls together with the card; everybody hears them with it. What you do not say then is not called.',
  'STR-12': 'The penalty for a missing call is automatic; nobody has to notice.',
  'STR-13': 'You have to think of your calls yourself. A table may agree that calls are made for everybody.',
  'STR-14':
    'If one card is left after your move, it needs “Achtung!”; if none is left, it needs “Stop!”. If your last two cards are Free Choice and another card, the move needs both.',
  'STR-15':
    'If you forget “Achtung!” with those last two cards, you draw two cards after Free Choice; the other card is then no longer your last, and the round goes on. If you only forget “Stop!”, you draw two cards, and the round goes on. One move never costs more than two cards.',
  'STR-16': 'A call that is not needed has no effect.',
  'STR-17':
    'Calls are needed however you play the card: on your turn, thrown in, as a way out, or against a swap.',
  'STR-18':
    'If a swap leaves you with one card, you need not call. When you play it, only “Stop!” is needed.',
  'STR-19':
    'Penalty cards are drawn as soon as the card lies, before it takes effect. The card itself stays valid. If an uncalled last card is a swap, those two cards are the hand you pass on.',
  'STR-20':
    'The first dealer is named by the table or chosen by chance; after that the left neighbour deals.',
  'STR-21':
    'If the first card turned up is Free Choice, it goes back, the stock is shuffled, and another card is turned up until one has a colour.',
  'STR-22':
    'Any other first card stays and does nothing. A table may agree to turn up cards until a number shows.',
  'STR-23':
    'You may throw in a card on the first card, even before the dealer plays. A 2 on a first 2 makes two cards to draw, not four.',
  'STR-24':
    'The card you draw cannot be played in the same turn, but it may be thrown in afterwards like any other.',
  'STR-25': 'You may draw even if you hold a card that fits.',
  'STR-26': 'If the player on turn plays the same card as the one on top, that is simply an ordinary turn.',
  'STR-27':
    'If the stock runs out in the middle of drawing, a new one is made at once and drawing goes on. An attack that is going on stays as it is.',
  'STR-28':
    'If there is nothing left to draw, you take what there is and owe nothing. If nothing at all could be drawn for an uncalled last card, the round ends as if you had called.',
  'STR-29':
    'If no card is played or drawn for a whole circle, or after 1000 turns, the round ends, and everybody counts their hand.',
  'STR-30': 'Throwing in is open to everybody: also to whoever has just played, and to the player on turn.',
  'STR-31':
    'Cards are thrown in one at a time. After an ordinary number there is at most one to follow, after a 6 or 9 up to three.',
  'STR-32':
    'Only the card on top counts. After Free Choice that is the card played on it. On symbols nothing can be thrown in, so the only attack into which you can throw a card is the 2.',
  'STR-33': 'A 0 that is thrown in is an ordinary number and defends against nothing.',
  'STR-34':
    'Players who are jumped over lose their turn without drawing. If the card is thrown in by the player just before the one on turn, the turn stays where it is.',
  'STR-35':
    'A 2 makes two cards to draw for the left neighbour. Every further 2 before they are drawn adds two and moves them all to the left neighbour of whoever laid it; at most there are 16.',
  'STR-36': 'Once the cards are drawn, nothing is due any more. Another 2 begins with two again.',
  'STR-37': 'A 0 against a chain of 2s must have the colour of the topmost 2, and cancels everything.',
  'STR-38':
    'If you are hit by an attack, you may play nothing but its ways out: no other card that fits, and no Free Choice.',
  'STR-39':
    'Whoever draws because of an attack does so instead of a turn and does not draw another card for it.',
  'STR-40': 'If you accept the cards before the second 2 is thrown in, that 2 begins a new sum.',
  'STR-41': 'The sum may come back to players who have already laid a 2. They have the same ways out again.',
  'STR-42': 'Skips do not add up: in the end one player is passed over.',
  'STR-43': 'A 0 against a chain of skips must have the colour of the topmost skip.',
  'STR-44':
    'For +X a turned number means that number of cards and the turned one; a turned 0 means just that card. 6 and 9 count as printed. Every symbol card, Free Choice included, means one card.',
  'STR-45': 'The card turned for +X is not played; it goes to the hand and does nothing.',
  'STR-46': 'A +X on a +X is fine for a player who is not hit by it.',
  'STR-47':
    'If the stock is empty before the card is turned, a new one is made first. If there is no card at all, the player only misses a turn.',
  'STR-48': 'The direction is part of playing a swap, and everybody knows it before anybody answers.',
  'STR-49':
    'Anybody may prevent a swap, also whoever played it. The first 0 counts. The second 0 of that colour may then be thrown in on the first.',
  'STR-50':
    'Whole hands move at the same moment. The turn stays with the left neighbour of whoever played the swap.',
  'STR-51': 'With two players both directions are the same exchange, but one is still chosen.',
  'STR-52': 'A swap that is your last card, with its call, swaps nothing.',
  'STR-53':
    'The card you play on Free Choice may be any card with a colour. It need not fit and acts as usual. A second Free Choice has no colour.',
  'STR-54': 'After Free Choice the card on it is what others must match, in colour, number or symbol.',
  'STR-55': 'Free Choice and its card are one move; nobody can act between them.',
  'STR-56':
    'If you hold nothing but Free Choice, you cannot play and must draw. So Free Choice is never the very last card.',
  'STR-57':
    'Free Choice can be played only on your own normal turn. It is no way out and cannot be thrown in.',
  'STR-58': 'The last card has no effect any more and cannot be answered.',
  'STR-59':
    'Any allowed way of laying your last card wins the round, also throwing it in or playing it against an attack or a swap.',
  'STR-60': 'The winner of a round gets no points. Points are penalty points: the fewer the better.',
  'STR-61':
    'Whether somebody has reached the limit is looked at after each round; several may reach it together.',
  'STR-62': 'Players with equally few points win together.',
  'STR-63': 'With two players, whoever attacks with skip, 2 or +X is on turn again if the other suffers it.',
  'STR-64':
    'Where everybody is asked in turn, no time runs. Otherwise 0 means no limit for a turn or an answer, and no lock for throwing in; only the time for preventing a swap must have an end.',
  'STR-65':
    'Where everybody is asked in turn, that happens whenever a number card comes to lie on top, the first card included, and again when cards have been drawn while it lies there.',
  'STR-66':
    'Only you see the move you have stored, and it stands; but until the lock ends you can add a call to a card, since it does not lie on the pile yet. It is dropped when a card that is thrown in gives the turn to somebody else or makes your move impossible.',
  'STR-67':
    'For the end of a round that gets nowhere, every card laid, every draw on turn and every effect suffered is a turn; a circle is as many of them as there are players.',
  'STR-68': 'After scoring, the next round is dealt at once with all 112 cards.',
  'STR-69':
    'The card that lay on top before yours can be drawn, so an uncalled last card always costs at least one card.',
  'STR-70':
    'If you have accepted an attack in a lock and it grows before the lock ends, your acceptance is dropped and you are asked again.',
  'STR-71':
    'A table plays by the rules it was made with: where it is older than the rule about growing attacks, an acceptance stands although the attack grows.',
  'STR-72':
    'House rule: a table may change how many cards everybody is dealt, and what a 2, a skip, a swap, a +X and a Free Choice left in hand count.',
  'STR-73':
    'House rule: a table may leave cards out and says how many copies each colour has of the 0, the 2, the other numbers, the skip, the swap and the +X, and how many Free Choice cards there are. More number cards have to be in the deck than are dealt, and everybody knows what is missing.',
} as const;

export type Clause = keyof typeof rulesEn;
