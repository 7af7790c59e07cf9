import {
  botEntropy,
  commitmentTo,
  nextShare,
  type OwnShare,
  readOptions,
  sha256Hex,
  shareAt,
  shareCommitment,
  verifyRecord,
  writeRecord,
} from '@samsara/engine';
import { GAMES } from '@samsara/engine/games';
import type { Command } from '@samsara/protocol';
import { describe, expect, test } from 'vitest';
import { endedGame } from '../later/ended-game.ts';
import { type Body, type Entry, entryAfter } from '../state/entries.ts';
import { fold, tableAfter } from '../state/fold.ts';
import { fairnessAt } from '../state/shuffle.ts';
import type { Table } from '../state/table.ts';
import { check } from './commands/check.ts';
import { PEOPLE_ENTRIES } from './state/deeds.ts';
import { waitedFor } from './state/exchange.ts';
import { sharesTold } from './telling/shares-told.ts';

const [[GAME, game]] = Object.entries(GAMES);
const SEED = sha256Hex('the server');
const PROMISE = commitmentTo(SEED);
const secret = (seat: number) => sha256Hex(`secret of ${seat}`);
const upTo = (count: number) => Array.from({ length: count }, (_, i) => i);

type Sent = Command extends infer Each ? (Each extends Command ? Omit<Each, 'id' | 'table'> : never) : never;

/** A table before the deal, with a person at each seat who does what the test says. */
class Room {
  readonly table: Table;
  readonly entries: Entry[] = [];
  readonly own: OwnShare[];

  constructor(people: number, seed = SEED) {
    const seats = upTo(people).map((seat) => ({ player: `p${seat}`, name: `P${seat}`, level: null }));
    this.own = upTo(people).map((seat) => ({ promise: PROMISE, seat, secret: secret(seat), shown: null }));
    const opening = {
      type: 'open',
      game: GAME,
      options: readOptions(game as never, { players: people }),
      settings: { public: false, spectators: 0, chat: 'off', absence: { after_s: 60, stand_in: 'nobody' } },
      host: 'p0',
      seats,
      seed,
      round: 1,
      made: 1,
      chat: [],
    };
    this.#note('p0', opening as unknown as Body);
    this.table = tableAfter(this.entries, game, PEOPLE_ENTRIES);
  }

  #note(actor: string, body: Body): Entry {
    const seq = this.entries.length + 1;
    const entry = { table: 'ABCDEF', seq, command: `c${seq}`, actor, body: JSON.stringify(body), at: seq };
    this.entries.push(entryAfter(this.entries.at(-1)?.link ?? '', entry, sha256Hex));
    return this.entries[seq - 1];
  }

  write(actor: string, body: Body): void {
    fold(this.table, this.#note(actor, body), body);
  }

  /** `ok`, or why it is refused. */
  send(seat: number, command: Sent): string {
    const by = { player: `p${seat}`, name: null, draining: false, now: 1 };
    const checked = check(this.table, by, { ...command, id: 'a', table: 'ABCDEF' } as Command);
    if (!checked.ok) return checked.reason.code;
    this.write(by.player, checked.body);
    return 'ok';
  }

  commit(seat: number, commitment = shareCommitment(PROMISE, seat, secret(seat))): string {
    return this.send(seat, { type: 'commit', commitment });
  }

  /** What an honest client does when it is told of the table. */
  showAsTold(seat: number): string {
    const { shares } = sharesTold(this.table);
    if (shares === undefined) return 'no exchange';
    const next = nextShare(this.own[seat], {
      ...shares,
      promise: PROMISE,
      waitsFor: shares.waits_for,
      people: this.table.seats.map(({ player }) => player !== null),
    });
    if (next.type !== 'show') return next.type;
    this.own[seat] = next.own;
    return this.send(seat, { type: 'show-share', attempt: next.attempt, share: next.share });
  }

  /** Time is up for whoever has not shown a share. */
  leaveOut(): void {
    this.write('clock', { type: 'shares-anew', without: waitedFor(this.table) });
  }

  deal(): void {
    expect(waitedFor(this.table)).toEqual([]);
    this.write('server', { type: 'start' });
    expect(this.table.phase).toBe('playing');
  }

  /** Breaks the game off, and verifies its record as every honest client would. */
  verdicts(honest: readonly number[]): string[] {
    this.write('server', { type: 'agreed', to: 'abort', spent: 0 });
    const { record } = endedGame(this.table, this.entries);
    return honest.map((seat) => {
      const { shown } = this.own[seat];
      const commitments = new Map([[seat, shareCommitment(PROMISE, seat, secret(seat))]]);
      const seen = shown === null ? {} : { digest: shown.digest, shown: { ...shown, seat } };
      const verdict = verifyRecord(GAMES, writeRecord(record), { commitment: PROMISE, commitments, ...seen });
      return verdict.ok ? 'ok' : `${verdict.wrong} ${verdict.place}`;
    });
  }
}

function orders(seats: readonly number[]): number[][] {
  if (seats.length === 0) return [[]];
  return seats.flatMap((first) =>
    orders(seats.filter((seat) => seat !== first)).map((rest) => [first, ...rest]),
  );
}

/** A room in which everybody has committed themselves in some order, and the host has dealt. */
function fixedRoom(order: readonly number[]): Room {
  const room = new Room(order.length);
  for (const seat of order) expect(room.commit(seat)).toBe('ok');
  expect(room.send(0, { type: 'start' })).toBe('ok');
  expect(room.table.phase).toBe('gathering');
  return room;
}

describe.each([2, 3, 4])('%i people', (people) => {
  const all = upTo(people);
  const shares = all.map((seat) => shareAt(PROMISE, seat, secret(seat), 1));

  test('the deal is the same, in whatever order they commit themselves and show their shares', () => {
    for (const order of orders(all)) {
      for (const shown of people < 4 ? orders(all) : [order, [...order].reverse()]) {
        const room = fixedRoom(order);
        for (const seat of shown) expect(room.showAsTold(seat)).toBe('ok');
        room.deal();
        expect(fairnessAt(room.table)).toMatchObject({
          entropy: shares,
          exchange: { anew: [], plain: [], broken: 0 },
        });
      }
    }
    const room = fixedRoom(all);
    for (const seat of all) room.showAsTold(seat);
    room.deal();
    expect(room.verdicts(all)).toEqual(all.map(() => 'ok'));
  });

  test('nothing is shown before all commitments are fixed, and nothing is committed to after', () => {
    for (const order of orders(all)) {
      const room = new Room(people);
      for (const seat of order) {
        room.commit(seat);
        expect(room.showAsTold(seat)).toBe('wait');
        expect(room.send(seat, { type: 'show-share', attempt: 1, share: shares[seat] })).toBe('not-now');
      }
      room.send(0, { type: 'start' });
      const before = room.entries.length;
      for (const seat of order) {
        expect(room.commit(seat, sha256Hex('another'))).toBe('not-now');
        expect(room.send(seat, { type: 'ready', entropy: '5a'.repeat(16) })).toBe('not-now');
        expect(room.send(seat, { type: 'not-ready' })).toBe('not-now');
      }
      expect(room.send(0, { type: 'start' })).toBe('not-now');
      expect(room.send(0, { type: 'change', options: { players: people } })).toBe('not-now');
      expect(room.send(0, { type: 'seat', seat: 1, level: null })).toBe('not-now');
      expect(room.send(0, { type: 'remove', seat: 1 })).toBe('not-now');
      expect(room.entries).toHaveLength(before);
    }
  });

  /** What somebody who cheats sends in place of their share, when it is their turn. */
  const CHEATS: Readonly<Record<string, (room: Room, cheat: number, victim: number) => void>> = {
    'shows nothing': () => {},
    'shows another share': (room, cheat) => {
      expect(room.send(cheat, { type: 'show-share', attempt: 1, share: sha256Hex('better') })).toBe(
        'wrong-share',
      );
    },
    'shows the share of the next attempt': (room, cheat) => {
      const share = shareAt(PROMISE, cheat, secret(cheat), 2);
      expect(room.send(cheat, { type: 'show-share', attempt: 1, share })).toBe('wrong-share');
      expect(room.send(cheat, { type: 'show-share', attempt: 2, share })).toBe('not-now');
    },
    'shows the share of somebody else': (room, cheat, victim) => {
      expect(room.send(cheat, { type: 'show-share', attempt: 1, share: shares[victim] })).toBe('wrong-share');
    },
  };

  test.each(Object.keys(CHEATS))(
    'somebody %s, in every order: they are left out, and the rest is drawn anew',
    (what) => {
      for (const order of orders(all)) {
        for (const cheat of all) {
          const room = fixedRoom(order);
          const honest = order.filter((seat) => seat !== cheat);
          for (const seat of order) {
            if (seat === cheat) CHEATS[what](room, cheat, honest[0]);
            else expect(room.showAsTold(seat)).toBe('ok');
          }
          room.leaveOut();
          // Too late: the others have shown theirs.
          expect(room.send(cheat, { type: 'show-share', attempt: 1, share: shares[cheat] })).toBe('not-now');
          const next = shareAt(PROMISE, cheat, secret(cheat), 2);
          expect(room.send(cheat, { type: 'show-share', attempt: 2, share: next })).toBe('not-now');
          for (const seat of honest) expect(room.showAsTold(seat)).toBe('ok');
          room.deal();
          const entropy = all.map((seat) =>
            seat === cheat ? botEntropy(PROMISE, seat) : shareAt(PROMISE, seat, secret(seat), 2),
          );
          expect(fairnessAt(room.table)).toMatchObject({ entropy, exchange: { anew: [[cheat]] } });
        }
      }
    },
  );

  test('whoever copies the commitment of another cannot show a share for it', () => {
    for (const order of orders(all)) {
      const cheat = order[people - 1];
      const victim = order[0];
      const room = new Room(people);
      for (const seat of order.slice(0, -1)) room.commit(seat);
      room.commit(cheat, shareCommitment(PROMISE, victim, secret(victim)));
      room.send(0, { type: 'start' });
      for (const seat of order.slice(0, -1)) expect(room.showAsTold(seat)).toBe('ok');
      const copied = { type: 'show-share', attempt: 1, share: shares[victim] } as const;
      expect(room.send(cheat, copied)).toBe('wrong-share');
      room.leaveOut();
      for (const seat of order.slice(0, -1)) expect(room.showAsTold(seat)).toBe('ok');
      room.deal();
      expect(fairnessAt(room.table).exchange?.anew).toEqual([[cheat]]);
    }
  });

  test('all but one hold back, one after another: as many deals as people, each seen, and the last is dealt', () => {
    for (const order of orders(all)) {
      const room = fixedRoom(order);
      const left: number[][] = [];
      for (const cheat of order.slice(0, -1)) {
        for (const seat of order) if (seat !== cheat) room.showAsTold(seat);
        room.leaveOut();
        left.push([cheat]);
        expect(sharesTold(room.table).shares?.anew).toEqual(left);
      }
      const honest = order[people - 1];
      expect(room.showAsTold(honest)).toBe('ok');
      room.deal();
      expect(fairnessAt(room.table).entropy[honest]).toBe(shareAt(PROMISE, honest, secret(honest), people));
      expect(room.verdicts(all)).toEqual(all.map(() => 'ok'));
    }
  });

  test('where nobody shows a share nothing is dealt, and everybody is asked again', () => {
    const room = fixedRoom(all);
    room.leaveOut();
    expect(room.table).toMatchObject({ phase: 'gathering', shares: null, broken: 1 });
    expect(sharesTold(room.table).shares).toMatchObject({
      fixed: false,
      commitments: all.map(() => null),
      broken: 1,
    });
    expect(room.send(0, { type: 'start' })).toBe('not-everybody-ready');
  });

  test('whoever goes after a share was shown: it is dropped, everybody is asked again, and the record says so', () => {
    for (const seat of all.slice(1)) {
      const room = fixedRoom(all);
      expect(room.showAsTold(0)).toBe('ok');
      expect(room.send(seat, { type: 'leave' })).toBe('ok');
      expect(room.table).toMatchObject({ phase: 'gathering', shares: null, broken: 1 });
      expect(
        room.table.seats.every(({ entropy, commitment }) => entropy === null && commitment === null),
      ).toBe(true);
      // A client does not show the same share again.
      expect(room.showAsTold(0)).toBe('wait');
      expect(room.send(0, { type: 'show-share', attempt: 1, share: shares[0] })).toBe('not-now');
      room.write(`p${seat}`, { type: 'sit', seat, name: 'Again' });
      for (const each of all) room.own[each] = { ...room.own[each], shown: null };
      for (const each of all) room.commit(each);
      room.send(0, { type: 'start' });
      for (const each of all) expect(room.showAsTold(each)).toBe('ok');
      room.deal();
      expect(fairnessAt(room.table).exchange?.broken).toBe(1);
      expect(room.verdicts(all)).toEqual(all.map(() => 'ok'));
    }
  });

  test('an older page gives its share as before: to the others it is fixed with their commitments', () => {
    for (const order of orders(all)) {
      for (const older of all) {
        const room = new Room(people);
        for (const seat of order)
          expect(
            seat === older ? room.send(seat, { type: 'ready', entropy: '5a'.repeat(16) }) : room.commit(seat),
          ).toBe('ok');
        room.send(0, { type: 'start' });
        expect(sharesTold(room.table).shares).toMatchObject({
          plain: [older],
          waits_for: all.filter((seat) => seat !== older),
        });
        for (const seat of order) if (seat !== older) expect(room.showAsTold(seat)).toBe('ok');
        room.deal();
        const { entropy, exchange } = fairnessAt(room.table);
        expect(entropy).toEqual(shares.map((share, seat) => (seat === older ? '5a'.repeat(16) : share)));
        expect(exchange?.plain).toEqual([older]);
      }
    }
  });

  test('among older pages alone the cards are dealt at once, and the record has the former version', () => {
    const room = new Room(people);
    for (const seat of all) room.send(seat, { type: 'ready', entropy: '5a'.repeat(16) });
    expect(room.send(0, { type: 'start' })).toBe('ok');
    expect(room.table.phase).toBe('playing');
    expect(endedVersion(room)).toBe(2);
  });
});

function endedVersion(room: Room): number {
  room.write('server', { type: 'agreed', to: 'abort', spent: 0 });
  return endedGame(room.table, room.entries).record.version;
}

test('a server that deals from another seed than it promised is found out by everybody', () => {
  const room = new Room(2, sha256Hex('picked late'));
  for (const seat of [0, 1]) room.commit(seat);
  room.send(0, { type: 'start' });
  // The clients were told PROMISE: the shares fit that, and this server cannot use them.
  expect(room.showAsTold(0)).toBe('wrong-share');
});
