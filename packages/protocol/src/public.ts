// What is published as `@samsara/protocol`: what a client needs to find a table, to sit down and to play.
export { type Changes, changesBetween, withChanges } from './changes.ts';
export { CLIENT_MESSAGES, ClientMessage } from './client-messages.ts';
export {
  Lobby,
  LobbyQuery,
  MadeTable,
  Me,
  MeChange,
  MyGame,
  MyGames,
  NewTable,
  Promises,
  PromisesQuery,
  RecordQuery,
  TableCard,
  Ticket,
} from './http.ts';
export { type Parsed, parseAs, parseClientMessage } from './parse.ts';
export { REFUSAL_CODES, RefusalCode, RefusalReason, RuleRefusal } from './refusals.ts';
export {
  Act,
  ClockInfo,
  Evening,
  Frame,
  LobbyEntry,
  NextIn,
  Offers,
  Said,
  SeatAsked,
  SeatClock,
  SeatInfo,
  ServerMessage,
  SharesInfo,
  ShufflePromise,
  TableInfo,
  UndoAsked,
  Vote,
  You,
} from './server-messages.ts';
export { CHANGES_VERSION, LARGEST_MESSAGE, PROTOCOL_VERSION, SHARE_HEADER } from './version.ts';
export {
  AbsencePolicy,
  Attempt,
  BotLevel,
  CommandId,
  DayClock,
  Entropy,
  FaceNumber,
  GameId,
  Hash,
  OptionValues,
  PersonId,
  PersonName,
  PHRASES,
  Phrase,
  SaidText,
  SeatNumber,
  SeatPlan,
  Seq,
  TableCode,
  TableSettings,
  Terms,
} from './words.ts';
