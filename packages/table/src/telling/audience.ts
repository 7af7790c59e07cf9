import type { Viewer } from '@samsara/engine';
import {
  type Changes,
  type ClockInfo,
  framesText,
  type JsonOf,
  listJson,
  type MessageOf,
  type MessageText,
  type Offers,
  type Parts,
  type RefusalReason,
  type TableInfo,
  toJson,
  type You,
} from '@samsara/protocol';
import type { Dependencies, Line, Presence } from '../host/host.ts';
import type { Service } from '../state/clock.ts';
import { hidesPresence, isOpen, type PlayerId, peopleAt, seatOf, type Table } from '../state/table.ts';
import type { PromiseShown } from './messages.ts';
import {
  goneMessage,
  offersText,
  presenceMessage,
  tableMessage,
  tableShown,
  viewOf,
  youAre,
} from './messages.ts';
import { type Before, type EntryTold, frameText, type Happening, type Scene } from './scene.ts';

/** One client that follows a table. */
export interface Watcher {
  readonly line: Line;
  /** Looks on although the person has a seat. */
  readonly onlooker: boolean;
  readonly wantsMoves: boolean;
  scene: Scene;
  /** Who the client was last told it is. */
  you: JsonOf<You> | undefined;
  /** As whom and at which entry it was last shown the game. */
  shownAs: Viewer | undefined;
  shownAt: number | undefined;
}

/** What a host knows of its table besides the entries. */
export interface Shown {
  readonly promise: () => PromiseShown;
  /** The time that runs, as everybody may see it. */
  readonly clock: (table: Table, now: number, service: Service) => ClockInfo | null;
  /** Where people agree to a game before it is dealt: what they agree to. */
  readonly terms?: (table: Table) => string | null;
  /** What the games at this table have brought so far. */
  readonly evening?: (table: Table) => TableInfo['evening'];
  /** Where people come and go: what else everybody may know of that, and what somebody without a seat of themselves. */
  readonly coming?: (table: Table) => Partial<TableInfo>;
  readonly guest?: (table: Table, player: PlayerId) => Partial<You>;
  /** Where somebody does not want to hear others: what those are known by at this table. */
  readonly unheard?: (table: Table, player: PlayerId) => ReadonlySet<string>;
  readonly changes?: ChangesTold;
  /** Where not everybody may look: why not this person. */
  readonly whyNotWatch?: (table: Table, player: PlayerId) => RefusalReason['code'] | undefined;
}

/** Tells clients that have the view before what has changed in it, in place of the whole. */
export interface ChangesTold {
  /** A scene is about to go on: notes what is seen until then. `isKept`: its state is not changed in place. */
  note(scene: Scene, isKept: boolean): void;
  /** Does a client have the view of what was noted? */
  hasSeen(watcher: Watcher, viewer: Viewer, before: Before | undefined): boolean;
  /** What has changed for a viewer; undefined where nothing has. */
  since(before: Before, table: Table): (viewer: Viewer) => JsonOf<Changes> | undefined;
}

const NOBODY: ReadonlySet<string> = new Set();

/** What is told together with what happened. */
type Told = Pick<Parts<MessageOf<'frames'>>, 'info' | 'you' | 'view' | 'changes' | 'clock'>;

/** What all clients of a viewer are told, with the whole view or with its changes: so few that looking through them is quick. */
interface SharedText {
  readonly viewer: Viewer;
  readonly isSeen: boolean;
  readonly text: MessageText;
}

/** Everybody who follows a table, and what they are told. */
export class Audience implements Presence {
  /** Copied with each change: a list that grows by itself has room for many more, at thousands of tables. */
  watchers: readonly Watcher[] = [];
  /** By seat: is somebody there? Bots always are. */
  present: boolean[] = [];
  /** The same as everybody is told it. */
  #told: readonly boolean[] = [];
  #spectators = 0;
  readonly #deps: Pick<Dependencies, 'now' | 'neighbours'>;
  readonly #shown: Shown;

  constructor(deps: Pick<Dependencies, 'now' | 'neighbours'>, shown: Shown) {
    this.#deps = deps;
    this.#shown = shown;
  }

  viewerOf(watcher: Watcher, table: Table): Viewer {
    return watcher.onlooker ? 'onlooker' : (seatOf(table, watcher.line.player) ?? 'onlooker');
  }

  /** Is somebody there, at this node or another one? */
  isThere(table: Table, player: PlayerId): boolean {
    return this.#isHere(player) || this.#deps.neighbours.followers.elsewhere(table.code).players.has(player);
  }

  #isHere(player: PlayerId): boolean {
    return this.watchers.some(({ line, onlooker }) => line.player === player && !onlooker);
  }

  /** Does anybody follow the table, at this node or another one? */
  isFollowed({ code }: Table): boolean {
    if (this.watchers.length > 0) return true;
    const { players, spectators } = this.#deps.neighbours.followers.elsewhere(code);
    return players.size > 0 || spectators > 0;
  }

  /** Is somebody there who plays, and lets no bot play for them? */
  isAttended({ seats }: Table): boolean {
    return seats.some(({ player, level }, seat) => player !== null && level === null && this.present[seat]);
  }

  /** Does somebody look on, here or elsewhere? */
  get hasSpectators(): boolean {
    return this.#spectators > 0;
  }

  /** Tells what happened to everybody who sees this scene: one text for each distinct viewer, and for who needs the whole view. */
  tell(scene: Scene, happenings: readonly Happening[], except?: ReadonlySet<Watcher>): void {
    const { table, before } = scene;
    const { changes } = this.#shown;
    scene.before = undefined;
    const changesTable = happenings.some((happening) => happening.changesTable);
    const info = changesTable ? this.#shownJson(table) : undefined;
    const clock = this.#clockJson(table);
    const changesFor = before === undefined ? undefined : changes?.since(before, table);
    const isTalk = happenings.some(isSaid);
    const texts: SharedText[] = [];
    for (const watcher of this.watchers) {
      if (watcher.scene !== scene || except?.has(watcher)) continue;
      const viewer = this.viewerOf(watcher, table);
      const you = changesTable ? this.#newYou(watcher, viewer) : undefined;
      const isSeen = changes?.hasSeen(watcher, viewer, before) ?? false;
      noteShown(watcher, viewer);
      const isOwn = isTalk && this.#unheard(watcher).size > 0;
      const isShared = you === undefined && !watcher.wantsMoves && !isOwn;
      let text = isShared ? textFor(texts, viewer, isSeen) : undefined;
      if (text === undefined) {
        const view = isSeen ? undefined : wholeSight(table, viewer).view;
        const changes = isSeen ? changesFor?.(viewer) : undefined;
        text = this.#framesText(watcher, happenings, viewer, { info, you, view, changes, clock });
        if (isShared) texts.push({ viewer, isSeen, text });
      }
      watcher.line.send(text);
    }
  }

  /** Everything afresh. */
  tellAll(watcher: Watcher): void {
    const { table } = watcher.scene;
    const viewer = this.viewerOf(watcher, table);
    watcher.you = this.#youJson(watcher, viewer);
    noteShown(watcher, viewer);
    const moment = {
      ...wholeSight(table, viewer),
      clock: this.#clockJson(table),
      offers: this.#offersOf(watcher, viewer),
    };
    const unheard = this.#unheard(watcher);
    watcher.line.send(tableMessage(table, this.#shownJson(table), watcher.you, moment, unheard));
  }

  /** The rest, to somebody who has been away for a moment. */
  tellRest(watcher: Watcher, happenings: readonly EntryTold[]): void {
    const { table } = watcher.scene;
    const viewer = this.viewerOf(watcher, table);
    const you = this.#youJson(watcher, viewer);
    watcher.you = you;
    noteShown(watcher, viewer);
    const told = { info: this.#shownJson(table), you, clock: this.#clockJson(table), changes: undefined };
    const sight = wholeSight(table, viewer);
    watcher.line.send(this.#framesText(watcher, happenings, viewer, { ...told, ...sight }));
  }

  /** Where time runs, how much of it is left by now. */
  tellClock(): void {
    for (const watcher of this.watchers) {
      const { time, pace } = watcher.scene.table;
      if (time !== null || pace !== null) this.tellRest(watcher, []);
    }
  }

  add(watcher: Watcher): void {
    this.watchers = this.watchers.concat(watcher);
  }

  remove(line: Line): boolean {
    const before = this.watchers;
    this.watchers = before.filter((watcher) => watcher.line !== line);
    return this.watchers.length < before.length;
  }

  /** Sends those away who may no longer look. */
  dismiss(table: Table): void {
    for (const { line } of this.watchers) if (this.turnsAway(table, line)) this.remove(line);
  }

  /** Tells somebody who may not look that it is so. */
  turnsAway(table: Table, line: Line): boolean {
    const code = this.#shown.whyNotWatch?.(table, line.player);
    if (code === undefined) return false;
    line.send(goneMessage(table.code, { code }));
    return true;
  }

  /** Counts who is there by now. Has anything changed that is told? */
  countPresent(table: Table): boolean {
    const before = this.#told;
    const lookingOn = this.#spectators;
    this.present = table.seats.map(({ player, level }) =>
      player === null ? level !== null : this.isThere(table, player),
    );
    this.#told = hidesPresence(table) ? table.seats.map((place) => !isOpen(place)) : this.present;
    const here = this.watchers.filter(({ line }) => seatOf(table, line.player) === undefined).length;
    const { followers } = this.#deps.neighbours;
    this.#spectators = here + followers.elsewhere(table.code).spectators;
    followers.say(
      table.code,
      [...peopleAt(table), ...table.next.map(({ player }) => player)].filter((player) =>
        this.#isHere(player),
      ),
      here,
    );
    const same = before.length === this.#told.length && before.every((there, i) => there === this.#told[i]);
    return !same || lookingOn !== this.#spectators;
  }

  /** Tells everybody who is there; whoever has just come hears it with the rest. */
  tellPresence({ code }: Table, except?: Watcher): void {
    const text = presenceMessage(code, [...this.#told], this.#spectators);
    for (const watcher of this.watchers) if (watcher !== except) watcher.line.send(text);
  }

  shown(table: Table) {
    return tableShown(table, {
      promise: this.#shown.promise(),
      terms: this.#shown.terms?.(table) ?? null,
      present: this.#told,
      spectators: this.#spectators,
      evening: this.#shown.evening?.(table),
      more: this.#shown.coming?.(table),
    });
  }

  #unheard({ line, scene }: Watcher): ReadonlySet<string> {
    return this.#shown.unheard?.(scene.table, line.player) ?? NOBODY;
  }

  #shownJson(table: Table): JsonOf<TableInfo> {
    return toJson(this.shown(table));
  }

  #clockJson(table: Table): JsonOf<ClockInfo | null> {
    const { now, neighbours } = this.#deps;
    return toJson(this.#shown.clock(table, now(), neighbours.service));
  }

  #youJson({ scene, line }: Watcher, viewer: Viewer): JsonOf<You> {
    const you = youAre(scene.table, line.player, viewer);
    const guest = you.seat === null ? this.#shown.guest?.(scene.table, line.player) : {};
    return toJson({ ...you, ...guest });
  }

  /** Who the client is, if that has changed. */
  #newYou(watcher: Watcher, viewer: Viewer): JsonOf<You> | undefined {
    const you = this.#youJson(watcher, viewer);
    if (you === watcher.you) return undefined;
    watcher.you = you;
    return you;
  }

  #framesText(watcher: Watcher, happenings: readonly EntryTold[], viewer: Viewer, told: Told): MessageText {
    const { table } = watcher.scene;
    const unheard = happenings.some(isSaid) ? this.#unheard(watcher) : NOBODY;
    const frames = listJson(happenings.map((happening) => frameText(table, happening, viewer, unheard)));
    const { info, you, view, changes, clock } = told;
    const offers = this.#offersOf(watcher, viewer);
    // One by one: to spread what is told costs more than all the rest of this.
    return framesText({ table: table.code, frames, info, you, view, changes, clock, offers });
  }

  #offersOf({ scene, wantsMoves }: Watcher, viewer: Viewer): JsonOf<Offers> | undefined {
    return wantsMoves ? offersText(scene.table, viewer) : undefined;
  }
}

function textFor(texts: readonly SharedText[], viewer: Viewer, isSeen: boolean): MessageText | undefined {
  for (const told of texts) if (told.viewer === viewer && told.isSeen === isSeen) return told.text;
  return undefined;
}

function isSaid({ said }: EntryTold): boolean {
  return said !== undefined;
}

function wholeSight(table: Table, viewer: Viewer) {
  return { view: toJson(viewOf(table, viewer)) };
}

function noteShown(watcher: Watcher, viewer: Viewer): void {
  watcher.shownAs = viewer;
  watcher.shownAt = watcher.scene.table.seq;
}
