// What is published as `@samsara/engine/kernel`: what the rules of a game are made of.
export { impossible } from '../kernel/bad-input.ts';
export { completeGame } from '../kernel/complete-game.ts';
export {
  type Decision,
  type DecisionReader,
  type DecisionReaders,
  type Decisions,
  notAnAnswer,
} from '../kernel/decisions.ts';
export { checkEnoughCards, type Deck, decksOf, leaveOut, shuffleDeck } from '../kernel/deck.ts';
export {
  cardsIn,
  cloneHand,
  copiesIn,
  countOf as countOfKinds,
  emptyHand,
  type Hand,
  handOf,
  holdsAll,
  kindsIn,
  lowestOf,
  put,
  putAll,
  take,
} from '../kernel/hand.ts';
export {
  asFlag,
  asList,
  asNumber,
  asObject,
  asSeat,
  asText,
  asWhole,
  at,
  knownKeys,
} from '../kernel/json.ts';
export { tidy } from '../kernel/notation.ts';
export { amendedOptions, changedOptions, deckNumber, houseNumber } from '../kernel/options.ts';
export { currentWait, type Wait, waitingFor } from '../kernel/pending.ts';
export {
  fillUnknown,
  isLoose,
  type NamedZone,
  optional,
  readOutcome,
  readPositionOptions,
  readScoredOutcome,
  readSeed,
  readZone,
  spellZone,
} from '../kernel/position.ts';
export {
  type CardParts,
  readBySeat,
  readCount,
  readEntries,
  readFlag,
  readTable,
  readTurn,
  spellTable,
  spellUnordered,
  type Table,
  zoneReader,
} from '../kernel/position-parts.ts';
export { below, cloneRandom, oneOf, shuffle } from '../kernel/random.ts';
export {
  askedIn,
  askNext,
  passInRace,
  type Race,
  type Reaction,
  waitingInReaction,
} from '../kernel/reaction.ts';
export { allAnswered, noAnswers, openedAnswers, type Sealed, waitingInSealed } from '../kernel/sealed.ts';
export { ALONE, clockwiseFrom, isClock, isSeat, leftOf, NOBODY, rightOf } from '../kernel/seats.ts';
export { renewChance } from '../kernel/thinking/renew-chance.ts';
export { sharesOf } from '../kernel/thinking/shares.ts';
export { areSame, type Pair, type ViewChange, type ViewParts, viewChanges } from '../kernel/view-change.ts';
export {
  addAll,
  choices,
  countOf,
  moveLast,
  placesFrom,
  putSorted,
  sortCards,
  takeAt,
  takeCopies,
  topOf,
} from '../kernel/zones.ts';
