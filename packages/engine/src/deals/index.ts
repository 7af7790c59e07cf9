export { compareResults } from './comparing.ts';
export {
  botSeed,
  DEAL_BOT,
  DEAL_SEAT,
  type Deal,
  dealEntropy,
  dealFairness,
  dealOf,
  dealOfDay,
  isDay,
  nextOf,
} from './deal.ts';
export {
  type DealResult,
  ownMoves,
  type PlayedDeal,
  playedByBot,
  playedByMoves,
  provenResult,
} from './playing.ts';
