import { makeCatalogue } from '../../texts/catalogue.ts';

/** What the first page says. */
export interface LobbyWords {
  readonly games: string;
  readonly intro: string;
  readonly play: string;
  readonly friends: string;
  /** The house-rule laboratory, and the way there from the numbers of a planned table. */
  readonly lab: string;
  readonly toLab: string;
  readonly moreWays: string;
  readonly more: string;
  readonly withFriends: string;
  readonly oneDevice: string;
  readonly rules: string;
  readonly learned: string;
  readonly goOnLearning: string;
  readonly putAway: string;
  readonly language: string;
  readonly settings: string;
  readonly continue: string;
  readonly finishedGames: string;
  readonly myRecord: string;
  readonly onThisDevice: string;
  readonly yourTurn: string;
  /** At a table over days. */
  timeLeft(time: string): string;
  readonly running: string;
  hostFinished(finished: number, games: number): string;
  readonly finished: string;
  showAll(n: number): string;
  readonly goOn: string;
  readonly replay: string;
  /** What puzzles ask. */
  readonly wouldPlay: string;
  readonly dealOfDay: string;
  /** How many of today's deals are finished, and the days in a row. */
  dealsDone(done: number, all: number, streak: number): string;
  readonly openTables: string;
  readonly offline: string;
  readonly allGames: string;
  readonly filter: string;
  readonly filterBy: Readonly<Record<'all' | 'seats' | 'watch', string>>;
  readonly noneLikeThat: string;
  /** A table over days in the list of tables. */
  daysPerMove(days: number): string;
  openSeats(open: number, all: number): string;
  readonly sitDown: string;
  readonly watch: string;
  readonly enterCode: string;
  readonly code: string;
  readonly toTable: string;
  readonly badCode: string;
  readonly openRecord: string;
  readonly notARecord: string;
  readonly newTable: string;
  readonly whoPlays: string;
  readonly modes: Readonly<
    Record<'bots' | 'friends' | 'device' | 'practice', { readonly name: string; readonly explains: string }>
  >;
  readonly variant: string;
  readonly players: string;
  readonly seats: string;
  atSeat(n: number, who: string): string;
  seat(n: number): string;
  readonly you: string;
  readonly openSeat: string;
  readonly addSeat: string;
  readonly bot: string;
  readonly level: string;
  levelOf(seat: number): string;
  readonly fineTuning: string;
  readonly strengthOfTen: string;
  readonly asYou: string;
  /** Which strength that is, once there are enough games to know. */
  asYouNow(level: string): string;
  /** Which one it is until then. */
  asYouNew(games: number, level: string): string;
  readonly name: string;
  readonly yourName: string;
  readonly nameNeeded: string;
  playerName(n: number): string;
  readonly allOptions: string;
  readonly deckCards: string;
  readonly official: string;
  readonly house: string;
  readonly chance: string;
  readonly yes: string;
  readonly no: string;
  readonly seconds: string;
  readonly noLimit: string;
  readonly tableSettings: string;
  readonly changeExplains: string;
  readonly change: string;
  readonly public: string;
  readonly publicExplains: string;
  readonly spectators: string;
  readonly spectatorsExplains: string;
  readonly company: string;
  readonly privacy: string;
  /** The link to the documentation, which is in English. */
  readonly docs: string;
  readonly newcomers: string;
  readonly newcomersExplains: string;
  readonly spectatorValues: Readonly<Record<'live' | 'late' | 'later' | 'nobody', string>>;
  readonly chat: string;
  readonly chatValues: Readonly<Record<'everything' | 'phrases' | 'off', string>>;
  readonly absence: string;
  readonly clock: string;
  readonly clockExplains: string;
  /** How long somebody is waited for. */
  readonly patience: string;
  minutes(n: number): string;
  readonly absenceValues: Readonly<Record<'bot:casual' | 'time-out' | 'nobody', string>>;
  readonly deal: string;
  readonly makeTable: string;
  readonly close: string;
  badOptions(detail: string): string;
  /** Between which numbers an option lies. */
  fromTo(option: string, min: number, max: number): string;
  readonly invite: string;
  readonly inviteExplains: string;
  readonly copyLink: string;
  readonly copied: string;
  readonly share: string;
  readonly qr: string;
  readonly about: string;
  readonly promises: readonly string[];
}

export const lobbyCatalogue = makeCatalogue<LobbyWords>({
  de: async () => (await import('./de.ts')).de,
  en: async () => (await import('./en.ts')).en,
  fr: async () => (await import('./fr.ts')).fr,
});
