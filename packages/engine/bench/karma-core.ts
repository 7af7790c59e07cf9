/**
 * The core of Karma (AMIGO edition, four players, one deck, random play) tuned by hand for speed alone: numbers in
 * typed arrays and local variables, nothing made while it plays. It is the reference for the engine: with the same
 * seeds both play the same games, move by move.
 */

import { below, maskFor, random, seedRandom } from './random.ts';
import { dealSeed, moveSeed } from './seeds.ts';

const SEATS = 4;
const KINDS = 20;
const COPIES = 3;
const DECK = Uint8Array.from({ length: KINDS * COPIES }, (_, i) => Math.floor(i / COPIES));

const TABLE = 16;
const BOTTOM = 17;
const FIVE = 18;
const GIVE = 19;
const NO_CARD = 20;

const FULL_HAND = 3;
const HIDDEN_CARDS = 3;
const DEALT_CARDS = 6;
const STALL_LIMIT = 200;
const TURN_LIMIT = 2000;

/**
 * Hands and open table cards are rows of two words, one for the numbers and one for the Karma cards, with two bits
 * a card: there are three copies of each, so that whole rows can be added. A seat's hand is row `seat`, its open table
 * cards are row `OPEN + seat`. A shift counts modulo 32, so that the Karma cards begin at the lowest bits again.
 */
const OPEN = SEATS;
const numbers = new Int32Array(2 * SEATS);
const karmaCards = new Int32Array(2 * SEATS);
const sizes = new Int32Array(2 * SEATS);
/** The lower bit of each count. */
const ONES = 0x55555555;

/** Four places a seat, of which three are used. */
const hidden = new Uint8Array(4 * SEATS);
const hiddenLeft = new Int32Array(SEATS);

/** The last card is on top. */
const drawPile = new Uint8Array(DECK.length);
let leftAfterDeal = 0;
const pile = new Uint8Array(2 * DECK.length);

/** By the card on top, NO_CARD for no pile: the number cards that fit, as full counts. KA-21, KA-44, KA-64, KA-65 */
const FITTING = Int32Array.from({ length: KINDS + 1 }, (_, top) => {
  if (top === FIVE) return (1 << (2 * 5)) - 1;
  return top >= TABLE ? -1 : -1 << (2 * top);
});

export type Ending = 'last-with-cards' | 'stalled' | 'turn-limit';

/** What a game was like: seat, number of legal moves and place of the chosen one for every move, and the end. */
export interface Trace {
  readonly moves: number[];
  ending: Ending;
  losers: number[];
}

/** What the seat on turn owes. */
const TURN = 0;
const EXTRA = 1;
const RECEIVER = 2;

/** Stands for the hidden cards, which are no row. */
const HIDDEN = -1;

/** Plays one game after another and says how many moves they took; in one function, to keep its numbers in registers. */
export function playKarmaCore(firstGame: number, games: number, trace?: Trace): number {
  let moves = 0;
  for (let game = firstGame; game < firstGame + games; game++) {
    let seat = deal(dealSeed(game));
    seedRandom(moveSeed(game));
    chooseOpenCards(trace);
    moves += SEATS;
    let a = random[0];
    let b = random[1];
    let c = random[2];
    let counter = random[3];
    let drawLeft = leftAfterDeal;
    // The pile lies between bottom and top, so that BOTTOM moves a single card; its cards are counted as well.
    let bottom = 0;
    let top = 0;
    let pileNumbers = 0;
    let pileKarmaCards = 0;
    let owed = TURN;
    // The card that was on top before TABLE. KAR-13
    let before = NO_CARD;
    let turns = 0;
    let idleTurns = 0;
    let progress = false;

    for (;;) {
      // Count the legal moves: the plays first, then taking the pile. KA-25, KA-28, KA-33, KA-53, KA-58
      const topCard = top > bottom ? pile[top - 1] : NO_CARD;
      const fits = FITTING[owed === EXTRA ? before : topCard];
      let row = seat;
      let plays = 0;
      let fittingNumbers = 0;
      let fittingKarmaCards = 0;
      if (owed === RECEIVER) {
        plays = SEATS - 2;
      } else {
        if (owed === EXTRA || sizes[seat] === 0) row = tableRow(seat);
        if (row === HIDDEN) {
          plays = hiddenLeft[seat];
        } else {
          fittingNumbers = numbers[row] & fits;
          fittingKarmaCards = karmaCards[row];
          if (owed === EXTRA && row >= OPEN) {
            fittingNumbers = (fittingNumbers | (fittingNumbers >>> 1)) & ONES;
            fittingKarmaCards = (fittingKarmaCards | (fittingKarmaCards >>> 1)) & ONES;
          }
          plays = copiesIn(fittingNumbers, fittingKarmaCards);
        }
      }
      const legal = top > bottom ? plays + 1 : plays;

      // Pick one of them: `below`, written out.
      const mask = maskFor(legal);
      let pick = 0;
      do {
        const word = (a + b + counter) | 0;
        counter = (counter + 1) | 0;
        a = b ^ (b >>> 9);
        b = (c + (c << 3)) | 0;
        c = (((c << 21) | (c >>> 11)) + word) | 0;
        pick = word & mask;
      } while (pick >= legal);
      trace?.moves.push(seat, legal, pick);
      moves++;

      // Which card is played, or who takes the pile? KA-34, KA-35, KA-42, KA-68
      let card = NO_CARD;
      let copies = 1;
      let taker = -1;
      if (owed === RECEIVER) {
        taker = pick < seat ? pick : pick + 1;
      } else if (pick === plays) {
        taker = seat;
      } else if (row === HIDDEN) {
        card = takeHidden(seat, pick);
        progress = true;
        if (card < TABLE && ((fits >>> (2 * card)) & 1) === 0) {
          pile[top++] = card;
          pileNumbers = (pileNumbers + (1 << (2 * card))) | 0;
          taker = seat;
        }
      } else {
        let word = fittingNumbers;
        let first = 0;
        let held = (word | (word >>> 1)) & ONES;
        for (;;) {
          if (held === 0) {
            word = fittingKarmaCards;
            first = TABLE;
            held = (word | (word >>> 1)) & ONES;
          }
          const place = 31 - Math.clz32(held & -held);
          const count = (word >>> place) & 3;
          if (pick < count) {
            card = first + (place >> 1);
            copies = pick + 1;
            if (first === 0) numbers[row] -= copies << place;
            else karmaCards[row] -= copies << place;
            break;
          }
          pick -= count;
          held &= held - 1;
        }
        sizes[row] -= copies;
        if (row >= OPEN) progress = true;
      }

      // What comes of it; whoever plays on goes on with the next move. KA-38, KA-40, KA-53, KA-62, KA-67
      if (taker >= 0) {
        numbers[taker] += pileNumbers;
        karmaCards[taker] += pileKarmaCards;
        sizes[taker] += top - bottom;
        bottom = top = pileNumbers = pileKarmaCards = 0;
      } else if (card === GIVE) {
        progress = true;
        if (top > bottom) {
          owed = RECEIVER;
          continue;
        }
      } else {
        const hadPile = top > bottom;
        for (let i = 0; i < copies; i++) pile[top++] = card;
        if (card < TABLE) pileNumbers = (pileNumbers + (copies << (2 * card))) | 0;
        else pileKarmaCards = (pileKarmaCards + (copies << (2 * card))) | 0;
        let triple = isTriple(bottom, top);
        if (card === BOTTOM && hadPile && !triple) {
          pile[top++] = pile[bottom++];
          triple = isTriple(bottom, top);
        }
        if (triple) {
          bottom = top = pileNumbers = pileKarmaCards = 0;
          progress = true;
        }
        if (triple || card === TABLE) {
          const tableCards = sizes[OPEN + seat] + hiddenLeft[seat];
          if (sizes[seat] === 0 && (tableCards === 0 || card !== TABLE)) {
            for (; sizes[seat] < FULL_HAND && drawLeft > 0; progress = true) put(seat, drawPile[--drawLeft]);
          }
          if (sizes[seat] + tableCards > 0) {
            if (triple) before = NO_CARD;
            else if (owed === TURN) before = topCard;
            owed = card === TABLE ? EXTRA : TURN;
            continue;
          }
        }
      }

      // The end of a turn. KA-45, KA-71, KAR-52, KAR-55
      owed = TURN;
      for (; sizes[seat] < FULL_HAND && drawLeft > 0; progress = true) put(seat, drawPile[--drawLeft]);
      turns++;
      idleTurns = progress ? 0 : idleTurns + 1;
      progress = false;
      if (idleTurns >= STALL_LIMIT || turns >= TURN_LIMIT) break;
      const last = seat;
      do seat = (seat + 1) & (SEATS - 1);
      while (drawLeft === 0 && seat !== last && cardsOf(seat) === 0);
      if (drawLeft === 0 && (seat === last || (cardsOf(last) === 0 && isDecided()))) break;
    }
    if (trace) recordEnd(trace, drawLeft, idleTurns);
  }
  return moves;
}

/** Shuffles and deals; says who starts. KA-08 to KA-10, KA-16 */
function deal(seed: number): number {
  seedRandom(seed);
  const starter = below(SEATS);
  drawPile.set(DECK);
  for (let last = DECK.length - 1; last > 0; last--) {
    const other = below(last + 1);
    const card = drawPile[last];
    drawPile[last] = drawPile[other];
    drawPile[other] = card;
  }
  let left = DECK.length;
  numbers.fill(0);
  karmaCards.fill(0);
  sizes.fill(0);
  for (let i = 0; i < SEATS; i++) {
    const seat = (starter + i) % SEATS;
    left -= HIDDEN_CARDS;
    for (let place = 0; place < HIDDEN_CARDS; place++) hidden[4 * seat + place] = drawPile[left + place];
    hiddenLeft[seat] = HIDDEN_CARDS;
  }
  for (let i = 0; i < SEATS; i++) {
    for (let j = 0; j < DEALT_CARDS; j++) put((starter + i) % SEATS, drawPile[--left]);
  }
  leftAfterDeal = left;
  return starter;
}

function put(row: number, card: number): void {
  if (card < TABLE) numbers[row] += 1 << (2 * card);
  else karmaCards[row] += 1 << (2 * card);
  sizes[row]++;
}

function take(row: number, card: number): void {
  if (card < TABLE) numbers[row] -= 1 << (2 * card);
  else karmaCards[row] -= 1 << (2 * card);
  sizes[row]--;
}

const waiting = new Uint8Array(SEATS);
const dealt = new Uint8Array(DEALT_CARDS);

/** The seats choose in any order; a choice concerns nobody else, so it is carried out at once. KA-11, KAR-01 */
function chooseOpenCards(trace: Trace | undefined): void {
  for (let seat = 0; seat < SEATS; seat++) waiting[seat] = seat;
  for (let left = SEATS; left > 0; left--) {
    const place = left === 1 ? 0 : below(left);
    const seat = waiting[place];
    waiting.copyWithin(place, place + 1, left);
    listDealt(seat);
    const legal = layOpen(seat, -1);
    const pick = below(legal);
    layOpen(seat, pick);
    trace?.moves.push(seat, legal, pick);
  }
}

function listDealt(seat: number): void {
  let size = 0;
  for (let card = 0; card < KINDS; card++) {
    const copies = ((card < TABLE ? numbers[seat] : karmaCards[seat]) >>> (2 * card)) & 3;
    for (let i = 0; i < copies; i++) dealt[size++] = card;
  }
}

/** Counts the different ways to choose three of the dealt cards, and lays the wanted one open. */
function layOpen(seat: number, wanted: number): number {
  let found = 0;
  for (let i = 0; i < DEALT_CARDS; i++) {
    if (i > 0 && dealt[i] === dealt[i - 1]) continue;
    for (let j = i + 1; j < DEALT_CARDS; j++) {
      if (j > i + 1 && dealt[j] === dealt[j - 1]) continue;
      for (let k = j + 1; k < DEALT_CARDS; k++) {
        if (k > j + 1 && dealt[k] === dealt[k - 1]) continue;
        if (found++ !== wanted) continue;
        moveToOpen(seat, dealt[i]);
        moveToOpen(seat, dealt[j]);
        moveToOpen(seat, dealt[k]);
      }
    }
  }
  return found;
}

function moveToOpen(seat: number, card: number): void {
  take(seat, card);
  put(OPEN + seat, card);
}

/** Open table cards before hidden ones, hand cards without either. KA-33, KA-58 */
function tableRow(seat: number): number {
  if (sizes[OPEN + seat] > 0) return OPEN + seat;
  return hiddenLeft[seat] > 0 ? HIDDEN : seat;
}

/** The sum of all counts in a row: neighbours are added up until one byte holds it all. */
function copiesIn(low: number, high: number): number {
  const fours = (low & 0x33333333) + ((low >>> 2) & 0x33333333) + (high & 0x33) + ((high >>> 2) & 0x33);
  const bytes = (fours & 0x0f0f0f0f) + ((fours >>> 4) & 0x0f0f0f0f);
  return Math.imul(bytes, 0x01010101) >>> 24;
}

/** Takes a hidden card and closes the gap. KA-34 */
function takeHidden(seat: number, place: number): number {
  const first = 4 * seat;
  const card = hidden[first + place];
  const left = --hiddenLeft[seat];
  for (let i = place; i < left; i++) hidden[first + i] = hidden[first + i + 1];
  return card;
}

/** KA-38, KAR-35 */
function isTriple(bottom: number, top: number): boolean {
  return top - bottom >= 3 && pile[top - 1] === pile[top - 2] && pile[top - 1] === pile[top - 3];
}

function cardsOf(seat: number): number {
  return sizes[seat] + sizes[OPEN + seat] + hiddenLeft[seat];
}

/** Does at most one seat have cards? KA-71 */
function isDecided(): boolean {
  let holders = 0;
  for (let seat = 0; seat < SEATS; seat++) if (cardsOf(seat) > 0) holders++;
  return holders <= 1;
}

/** KA-72, KAR-53, KAR-55 */
function recordEnd(trace: Trace, drawLeft: number, idleTurns: number): void {
  const held = Array.from({ length: SEATS }, (_, seat) => cardsOf(seat));
  const most = Math.max(...held);
  trace.losers = held.flatMap((cards, seat) => (cards === most ? [seat] : []));
  if (drawLeft === 0 && isDecided()) trace.ending = 'last-with-cards';
  else trace.ending = idleTurns >= STALL_LIMIT ? 'stalled' : 'turn-limit';
}
