/**
 * The core of STOP (four players, everybody asked in turn, calls made by hand, random play) tuned by hand for speed
 * alone: numbers in typed arrays and local variables, nothing made while it plays. It is the reference for the engine:
 * with the same seeds both play the same games, move by move.
 */

import { below, maskFor, random, seedRandom } from './random.ts';
import { dealSeed, moveSeed } from './seeds.ts';

const SEATS = 4;
const KINDS = 13;
const COLOURED = 4 * KINDS;
const FREE_CHOICE = COLOURED;
const NO_CARD = FREE_CHOICE + 1;
const DEALT_CARDS = 7;
const TARGET_POINTS = 500;
const TURN_LIMIT = 1000;

const [ZERO, TWO, SIX, NINE, SKIP, SWAP, PLUS_X] = [0, 2, 6, 9, 10, 11, 12];

const DECK = Uint8Array.from({ length: 112 }, (_, i) => Math.min(i >> 1, FREE_CHOICE));
const KIND = Uint8Array.from({ length: NO_CARD }, (_, card) => (card === FREE_CHOICE ? KINDS : card % KINDS));
const SCORES = [0, 1, 10, 3, 4, 5, 6, 7, 8, 9, 20, 40, 30, 50];
const SCORE = KIND.map((kind) => SCORES[kind]);

/** A hand is a row: how many of each card, and the held cards with a colour as bits in two words of 26. ST-03 */
const ROW = 64;
const IN_A_WORD = 26;
const counts = new Uint8Array(SEATS * ROW);
const low = new Int32Array(SEATS);
const high = new Int32Array(SEATS);
const sizes = new Int32Array(SEATS);
/** The row of each seat: a swap moves rows, not cards. */
const rows = new Uint8Array(SEATS);

const stock = new Uint8Array(DECK.length);
const pile = new Uint8Array(DECK.length);
const points = new Int32Array(SEATS);
let stockLeft = 0;
let pileSize = 0;

/** What the seat on turn owes, and which window is open to everybody. */
const [TURN, HIT_BY_TWO, HIT_BY_SKIP, HIT_BY_PLUS_X] = [0, 1, 2, 3];
const [CLOSED, INTERJECTING, SWAPPING] = [0, 1, 2];
const [ACHTUNG, STOP] = [1, 2];

/** By what is owed and the card on top: the cards that may be played, as bits. */
const PLAYABLE_LOW = playable(0);
const PLAYABLE_HIGH = playable(IN_A_WORD);

function playable(first: number): Int32Array {
  return Int32Array.from({ length: 4 * ROW }, (_, i) => {
    let bits = 0;
    for (let place = 0; place < IN_A_WORD; place++) {
      if (i % ROW < COLOURED && mayPlay(first + place, i % ROW, i >> 6)) bits |= 1 << place;
    }
    return bits;
  });
}

/** ST-10, ST-35, ST-36, ST-38, ST-42, ST-43, ST-51 */
function mayPlay(card: number, top: number, owed: number): boolean {
  const sameColour = Math.floor(card / KINDS) === Math.floor(top / KINDS);
  if (owed === TURN) return sameColour || number(card) === number(top);
  if (sameColour && KIND[card] === ZERO) return true;
  return (owed === HIT_BY_TWO && KIND[card] === TWO) || (owed === HIT_BY_SKIP && KIND[card] === SKIP);
}

/** 6 and 9 are the same number. ST-38 */
function number(card: number): number {
  return KIND[card] === NINE ? SIX : KIND[card];
}

const SWAPS = (1 << SWAP) | (1 << (KINDS + SWAP));
/** The other card that counts as the same, NO_CARD if there is none. ST-39 */
const OTHER = Uint8Array.from({ length: NO_CARD }, (_, card) => {
  if (KIND[card] === SIX) return card + NINE - SIX;
  return KIND[card] === NINE ? card - NINE + SIX : NO_CARD;
});

/** What games were like: seat, number of legal moves and place of the chosen one for every move, and the points. */
export interface Trace {
  readonly moves: number[];
  points: number[];
}

/** The generator of the deal, which shuffles again in later rounds. */
const dealing = new Int32Array(4);

/** Plays one game after another and says how many moves they took; in one function, to keep its numbers in registers. */
export function playStopCore(firstGame: number, games: number, trace?: Trace): number {
  let moves = 0;
  for (let game = firstGame; game < firstGame + games; game++) {
    seedRandom(dealSeed(game));
    dealing.set(random);
    let dealer = belowInDeal(SEATS);
    seedRandom(moveSeed(game));
    let a = random[0];
    let b = random[1];
    let c = random[2];
    let counter = random[3];
    points.fill(0);
    deal();
    let over = false;
    let seat = dealer;
    let layer = dealer;
    let owed = TURN;
    let sum = 0;
    let window = KIND[pile[0]] <= NINE ? INTERJECTING : CLOSED;
    let answered = 0;
    let direction = 0;
    let turns = 0;
    let idleTurns = 0;

    do {
      // Count the legal moves: cards alone, cards on Free Choice, and doing without. Section 10
      const top = pile[pileSize - 1];
      let actor = seat;
      if (window !== CLOSED) actor = (layer + 1 + answered) & (SEATS - 1);
      const row = rows[actor];
      const size = sizes[row];
      const alone = size > 2 ? 1 : 2;
      let fitLow = 0;
      let fitHigh = 0;
      let plays = 0;
      let freePlays = 0;
      let onFree = 1;
      const first = Math.min(top, OTHER[top]);
      if (window === INTERJECTING) {
        const identical = counts[row * ROW + top] > 0 ? 1 : 0;
        plays = (identical + (counts[row * ROW + OTHER[top]] > 0 ? 1 : 0)) * alone;
      } else if (window === SWAPPING) {
        plays = counts[row * ROW + top - SWAP] > 0 ? alone : 0;
      } else {
        fitLow = low[row] & PLAYABLE_LOW[owed * ROW + top];
        fitHigh = high[row] & PLAYABLE_HIGH[owed * ROW + top];
        plays = waysToLay(fitLow, fitHigh) * alone;
        if (owed === TURN && counts[row * ROW + FREE_CHOICE] > 0) {
          onFree = size > 3 ? 1 : size === 3 ? 2 : 3;
          freePlays = waysToLay(low[row], high[row]) * onFree;
        }
      }
      const legal = plays + freePlays + 1;

      // Pick one.
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
      trace?.moves.push(actor, legal, pick);
      moves++;

      if (pick === legal - 1) {
        if (window !== CLOSED) {
          // Decline; after the last one the window closes, and the hands move. STR-05, STR-09
          if (++answered < SEATS) continue;
          if (window === SWAPPING) exchange(direction);
          window = CLOSED;
          answered = 0;
          continue;
        }
        // Draw, or suffer what is owed. ST-13, ST-34, ST-41, ST-47
        let drawn = 0;
        if (owed === TURN) drawn = draw(row, 1);
        else if (owed === HIT_BY_TWO) drawn = draw(row, sum);
        else if (owed === HIT_BY_PLUS_X) drawn = turnUp(row);
        owed = TURN;
        seat = (seat + 1) & (SEATS - 1);
        turns++;
        idleTurns = drawn > 0 ? 0 : idleTurns + 1;
        if (idleTurns < SEATS && turns < TURN_LIMIT) {
          if (drawn > 0 && KIND[top] <= NINE) window = INTERJECTING;
          continue;
        }
      } else {
        // Which card, with which calls? STR-14
        const free = pick >= plays;
        if (free) pick -= plays;
        const choices = free ? onFree : alone;
        let place = (pick / choices) | 0;
        const call = pick - place * choices;
        let calls = 0;
        if (call > 0) {
          const left = size - (free ? 2 : 1);
          if (left === 1) calls = ACHTUNG;
          else calls = free ? (call === 1 ? ACHTUNG : ACHTUNG | STOP) : STOP;
        }
        let card = 0;
        if (window === INTERJECTING) {
          if (place === 0 && counts[row * ROW + first] === 0) place = 1;
          card = place === 0 ? first : top + OTHER[top] - first;
        } else if (window === SWAPPING) {
          card = top - SWAP;
        } else {
          let word = free ? low[row] : fitLow;
          const upper = free ? high[row] : fitHigh;
          let base = 0;
          for (;;) {
            if (word === 0) {
              word = upper;
              base = IN_A_WORD;
            }
            const bit = word & -word;
            const ways = (bit & SWAPS) === 0 ? 1 : 2;
            if (place < ways) {
              card = base + 31 - Math.clz32(bit);
              break;
            }
            place -= ways;
            word ^= bit;
          }
        }

        // Lay it, each card with its call. STR-15, STR-19
        let paid = false;
        if (free) {
          counts[row * ROW + FREE_CHOICE]--;
          sizes[row]--;
          pile[pileSize++] = FREE_CHOICE;
          paid = payForSilence(row, calls);
        }
        take(row, card);
        pile[pileSize++] = card;
        if (!paid) payForSilence(row, calls);
        window = CLOSED;
        answered = 0;
        layer = actor;
        if (sizes[row] > 0) {
          // What follows from it. Section 9
          const kind = KIND[card];
          sum = kind === TWO && owed === HIT_BY_TWO ? sum + 2 : 2;
          owed = TURN;
          if (kind === TWO) owed = HIT_BY_TWO;
          else if (kind === SKIP) owed = HIT_BY_SKIP;
          else if (kind === PLUS_X) owed = HIT_BY_PLUS_X;
          seat = (actor + 1) & (SEATS - 1);
          turns++;
          idleTurns = 0;
          if (kind <= NINE) window = INTERJECTING;
          else if (kind === SWAP) {
            window = SWAPPING;
            direction = place;
          }
          if (turns < TURN_LIMIT) continue;
        }
      }

      // The round is over. ST-24, ST-27, ST-28
      over = score();
      if (over) break;
      dealer = (dealer + 1) & (SEATS - 1);
      deal();
      seat = dealer;
      layer = dealer;
      owed = TURN;
      window = KIND[pile[0]] <= NINE ? INTERJECTING : CLOSED;
      answered = 0;
      turns = 0;
      idleTurns = 0;
    } while (!over);
    if (trace) trace.points = [...points];
  }
  return moves;
}

/** A swap counts twice, once for each direction. */
function waysToLay(lower: number, upper: number): number {
  return bitsIn(lower) + bitsIn(upper) + bitsIn(lower & SWAPS) + bitsIn(upper & SWAPS);
}

function bitsIn(word: number): number {
  const twos = word - ((word >>> 1) & 0x55555555);
  const fours = (twos & 0x33333333) + ((twos >>> 2) & 0x33333333);
  return Math.imul((fours + (fours >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
}

/** The same words that the engine's generator for the deal gives. */
function belowInDeal(limit: number): number {
  random.set(dealing);
  const drawn = below(limit);
  dealing.set(random);
  return drawn;
}

function shuffleStock(): void {
  random.set(dealing);
  for (let last = stockLeft - 1; last > 0; last--) {
    const other = below(last + 1);
    const card = stock[last];
    stock[last] = stock[other];
    stock[other] = card;
  }
  dealing.set(random);
}

/** ST-05, ST-06, STR-21 */
function deal(): void {
  counts.fill(0);
  low.fill(0);
  high.fill(0);
  sizes.fill(0);
  stock.set(DECK);
  stockLeft = DECK.length;
  shuffleStock();
  for (let seat = 0; seat < SEATS; seat++) {
    rows[seat] = seat;
    for (let i = 0; i < DEALT_CARDS; i++) put(seat, stock[--stockLeft]);
  }
  while (stock[stockLeft - 1] === FREE_CHOICE) shuffleStock();
  pile[0] = stock[--stockLeft];
  pileSize = 1;
}

function put(row: number, card: number): void {
  counts[row * ROW + card]++;
  sizes[row]++;
  if (card < IN_A_WORD) low[row] |= 1 << card;
  else if (card < FREE_CHOICE) high[row] |= 1 << (card - IN_A_WORD);
}

function take(row: number, card: number): void {
  sizes[row]--;
  if (--counts[row * ROW + card] > 0) return;
  if (card < IN_A_WORD) low[row] &= ~(1 << card);
  else high[row] &= ~(1 << (card - IN_A_WORD));
}

/** ST-14, STR-27, STR-28 */
function draw(row: number, count: number): number {
  let drawn = 0;
  while (drawn < count && (stockLeft > 0 || renewStock())) {
    put(row, stock[--stockLeft]);
    drawn++;
  }
  return drawn;
}

/** The pile below its top from the top down, as the engine takes it. */
function renewStock(): boolean {
  if (pileSize <= 1) return false;
  const top = pile[--pileSize];
  while (pileSize > 0) stock[stockLeft++] = pile[--pileSize];
  pile[0] = top;
  pileSize = 1;
  shuffleStock();
  return true;
}

/** ST-48, ST-49 */
function turnUp(row: number): number {
  if (stockLeft === 0 && !renewStock()) return 0;
  const card = stock[--stockLeft];
  put(row, card);
  return KIND[card] <= NINE ? 1 + draw(row, KIND[card]) : 1;
}

/** ST-20, ST-23 */
function payForSilence(row: number, calls: number): boolean {
  const size = sizes[row];
  if (size > 1 || (calls & (size === 1 ? ACHTUNG : STOP)) !== 0) return false;
  draw(row, 2);
  return true;
}

/** Direction 0 is left. ST-44 */
function exchange(direction: number): void {
  const [first, second, third, fourth] = rows;
  if (direction === 0) rows.set([fourth, first, second, third]);
  else rows.set([second, third, fourth, first]);
}

/** ST-24, ST-28 */
function score(): boolean {
  let over = false;
  for (let seat = 0; seat < SEATS; seat++) {
    const first = rows[seat] * ROW;
    for (let card = 0; card < NO_CARD; card++) points[seat] += counts[first + card] * SCORE[card];
    if (points[seat] >= TARGET_POINTS) over = true;
  }
  return over;
}
