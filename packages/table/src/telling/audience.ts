import type { Viewer } from '@samsara/engine';
import { whyNotWatch } from '../commands/check.ts';
import type { Dependencies, Line, Presence } from '../host/host.ts';
import { clockShown } from '../state/clock.ts';
import { paceShown } from '../state/pace.ts';
import { type PlayerId, peopleAt, seatOf, type Table } from '../state/table.ts';
import type { PromiseShown } from './messages.ts';
import {
  elsewhereMessage,
  framesMessage,
  goneMessage,
  type Moment,
  offersText,
  presenceMessage,
  tableMessage,
  tableShown,
  viewText,
  youAre,
} from './messages.ts';
import { frameText, type Happening, type Scene } from './scene.ts';

/** One client that follows a table. */
export interface Watcher {
  readonly line: Line;
  /** Looks on although the person has a seat. */
  readonly onlooker: boolean;
  readonly wantsMoves: boolean;
  scene: Scene;
  /** Who the client was last told it is. */
  you: string;
}

/** Everybody who follows a table, and what they are told. */
export class Audience implements Presence {
  readonly watchers: Watcher[] = [];
  /** By seat: is somebody there? Bots always are. */
  present: boolean[] = [];
  #spectators = 0;
  readonly #deps: Pick<Dependencies, 'now' | 'neighbours'>;
  readonly #promise: () => PromiseShown;

  constructor(deps: Pick<Dependencies, 'now' | 'neighbours'>, promise: () => PromiseShown) {
    this.#deps = deps;
    this.#promise = promise;
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

  /** Tells what happened to everybody who sees this scene: one text for each distinct viewer. */
  tell(scene: Scene, happenings: readonly Happening[], except?: ReadonlySet<Watcher>): void {
    const { table } = scene;
    const changes = happenings.some(({ changesTable }) => changesTable);
    const shown = changes ? this.#shownText(table) : null;
    const clock = this.#clockText(table);
    const texts: (string | undefined)[] = [];
    for (const watcher of this.watchers) {
      if (watcher.scene !== scene || except?.has(watcher)) continue;
      const viewer = this.viewerOf(watcher, table);
      const you = changes ? this.#newYou(watcher, viewer) : null;
      const place = viewer === 'onlooker' ? table.seats.length : viewer;
      if (you !== null || watcher.wantsMoves) {
        watcher.line.send(this.#framesText(watcher, happenings, viewer, shown, you, clock));
        continue;
      }
      texts[place] ??= this.#framesText(watcher, happenings, viewer, shown, null, clock);
      watcher.line.send(texts[place]);
    }
  }

  /** Everything afresh. */
  tellAll(watcher: Watcher): void {
    const { table } = watcher.scene;
    const viewer = this.viewerOf(watcher, table);
    watcher.you = JSON.stringify(youAre(table, watcher.line.player, viewer));
    const moment = this.#momentText(watcher, viewer, this.#clockText(table));
    watcher.line.send(tableMessage(table, this.#shownText(table), watcher.you, moment));
  }

  /** The rest, to somebody who has been away for a moment. */
  tellRest(watcher: Watcher, happenings: readonly Happening[]): void {
    const { table } = watcher.scene;
    const viewer = this.viewerOf(watcher, table);
    watcher.you = JSON.stringify(youAre(table, watcher.line.player, viewer));
    watcher.line.send(
      this.#framesText(
        watcher,
        happenings,
        viewer,
        this.#shownText(table),
        watcher.you,
        this.#clockText(table),
      ),
    );
  }

  /** Where time runs, how much of it is left by now. */
  tellClock(): void {
    for (const watcher of this.watchers) {
      const { time, pace } = watcher.scene.table;
      if (time !== null || pace !== null) this.tellRest(watcher, []);
    }
  }

  add(watcher: Watcher): void {
    this.watchers.push(watcher);
  }

  remove(line: Line): boolean {
    const place = this.watchers.findIndex((watcher) => watcher.line === line);
    if (place >= 0) this.watchers.splice(place, 1);
    return place >= 0;
  }

  /** Sends those away who may no longer look. */
  dismiss(table: Table): void {
    for (const { line } of [...this.watchers]) {
      const code = whyNotWatch(table, line.player);
      if (code === undefined) continue;
      this.remove(line);
      line.send(goneMessage(table.code, { code }));
    }
  }

  /** This node cannot go on with the table; another one can. Whoever has just asked for it goes too. */
  sendElsewhere(asking?: Line): void {
    const lines = new Set(this.watchers.map(({ line }) => line));
    if (asking !== undefined) lines.add(asking);
    for (const line of lines) line.send(elsewhereMessage());
  }

  /** Counts who is there by now. Has that changed? */
  countPresent(table: Table): boolean {
    const before = this.present;
    const lookingOn = this.#spectators;
    this.present = table.seats.map(({ player, level }) =>
      player === null ? level !== null : this.isThere(table, player),
    );
    const here = this.watchers.filter(({ line }) => seatOf(table, line.player) === undefined).length;
    const { followers } = this.#deps.neighbours;
    this.#spectators = here + followers.elsewhere(table.code).spectators;
    followers.say(
      table.code,
      peopleAt(table).filter((player) => this.#isHere(player)),
      here,
    );
    const same =
      before.length === this.present.length && before.every((there, i) => there === this.present[i]);
    return !same || lookingOn !== this.#spectators;
  }

  /** Tells everybody who is there; whoever has just come hears it with the rest. */
  tellPresence({ code }: Table, except?: Watcher): void {
    const text = presenceMessage(code, this.present, this.#spectators);
    for (const watcher of this.watchers) if (watcher !== except) watcher.line.send(text);
  }

  shown(table: Table) {
    return tableShown(table, {
      promise: this.#promise(),
      present: this.present,
      spectators: this.#spectators,
    });
  }

  #shownText(table: Table): string {
    return JSON.stringify(this.shown(table));
  }

  #clockText(table: Table): string {
    const { now, neighbours } = this.#deps;
    return JSON.stringify(
      clockShown(table, now(), neighbours.service) ?? paceShown(table, now(), neighbours.service),
    );
  }

  /** Who the client is, if that has changed. */
  #newYou(watcher: Watcher, viewer: Viewer): string | null {
    const you = JSON.stringify(youAre(watcher.scene.table, watcher.line.player, viewer));
    if (you === watcher.you) return null;
    watcher.you = you;
    return you;
  }

  #framesText(
    watcher: Watcher,
    happenings: readonly Happening[],
    viewer: Viewer,
    shown: string | null,
    you: string | null,
    clock: string,
  ): string {
    const { table } = watcher.scene;
    const frames = happenings.map((happening) => frameText(table, happening, viewer)).join(',');
    return framesMessage(table.code, frames, shown, you, this.#momentText(watcher, viewer, clock));
  }

  #momentText({ scene, wantsMoves }: Watcher, viewer: Viewer, clock: string): Moment {
    return {
      view: viewText(scene.table, viewer),
      clock,
      offers: wantsMoves ? offersText(scene.table, viewer) : null,
    };
  }
}
