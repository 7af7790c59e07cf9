// What is published as `@samsara/engine/card-game`: whole games in which one seat at a time is on turn, from little code.
export { GAME_PACK_API, type GamePack, type GameSummary, readGamePack } from '../games/game-pack.ts';
export { impossible } from '../kernel/bad-input.ts';
export { type CardGame, cardGame } from '../kernel/card-game/card-game.ts';
export {
  bySeat,
  countFact,
  type Fact,
  flagFact,
  orNone,
  seatFact,
  wordFact,
} from '../kernel/card-game/facts.ts';
export type {
  CardGameRules,
  CommonCode,
  Objection,
  TableEvent,
  TimeOut,
} from '../kernel/card-game/rules.ts';
export { type CardTable, endWith, type TableOptions, type ZoneKind } from '../kernel/card-game/table.ts';
export type { CardTableView, ZonesView } from '../kernel/card-game/view.ts';
export type { Emit } from '../kernel/events.ts';
export type {
  CardColour,
  CardLook,
  CardSign,
  DescribedZone,
  MountedBoard,
  OfferedMove,
  OutsideBoard,
  OutsideTable,
  TableDescriber,
  TableLanguage,
  Travel,
} from '../kernel/outside-board.ts';
export { below, oneOf, shuffle } from '../kernel/random.ts';
export { leftOf, rightOf, type Seat, type Viewer } from '../kernel/seats.ts';
export { type Card, countOf, moveLast, takeAt, topOf, type Zone } from '../kernel/zones.ts';
