import { describe, expect, test } from 'vitest';
import { GAMES } from '../games/index.ts';
import { sha256Hex } from '../kernel/json.ts';
import { RECORD_CHECKS_5, type Verdict } from '../kernel/later/verdict.ts';
import { readOptions } from '../kernel/options.ts';
import {
  commitmentsDigest,
  committedBy,
  type Exchange,
  MOST_ATTEMPTS,
  shareAt,
  shareCommitment,
} from './exchange.ts';
import { botEntropy, commitmentTo, dealt, type Fairness } from './fairness.ts';
import { type NextShare, nextShare, type OwnShare, type ToldExchange } from './giving.ts';
import type { Known } from './known.ts';
import { readRecord } from './read.ts';
import {
  endRecord,
  type GameRecord,
  type RecordedSeat,
  SHARES_VERSION,
  startRecord,
  startRecordOf,
} from './record.ts';
import { shuffleTold } from './shuffle-told.ts';
import { verifyRecord } from './verify.ts';
import { writeRecord } from './written.ts';

const [game] = Object.values(GAMES);
const SEED = sha256Hex('the server');
const PROMISE = commitmentTo(SEED);
const secret = (seat: number) => sha256Hex(`secret of ${seat}`);
const PEOPLE = [2, 3, 4];
const seatsOf = (people: number) => Array.from({ length: people }, (_, seat) => seat);
const commitmentsOf = (people: number) =>
  seatsOf(people).map((seat) => shareCommitment(PROMISE, seat, secret(seat)));

/** Where the shuffle of an honest game comes from, with these seats left out one after another. */
function fairnessOf(people: number, anew: readonly (readonly number[])[] = [], broken = 0): Fairness {
  const entropy = seatsOf(people).map((seat) =>
    anew.flat().includes(seat)
      ? botEntropy(PROMISE, seat)
      : shareAt(PROMISE, seat, secret(seat), anew.length + 1),
  );
  const exchange = { commitments: commitmentsOf(people), plain: [], anew, broken };
  return { commitment: PROMISE, serverSeed: SEED, entropy, exchange };
}

const person = (seat: number): RecordedSeat => ({ name: `P${seat}`, kind: 'person' });

/** The record of a game that was broken off after the deal, whatever its shuffle says. */
function recordOf(fairness: Fairness, seats = fairness.entropy.map((_, seat) => person(seat))): GameRecord {
  const options = readOptions<{ players: number }>(game as never, { players: seats.length });
  const { meta } = game;
  const record = startRecordOf({
    format: 'samsara-record',
    version: fairness.exchange === undefined ? 2 : SHARES_VERSION,
    game: meta.id,
    gameVersion: meta.version,
    options: { ...options },
    seats,
    fairness,
  });
  endRecord(record, game, dealt(game, { options, fairness }), 'aborted');
  return record;
}

function said(verdict: Verdict): string {
  return verdict.ok ? 'ok' : `${verdict.wrong} ${verdict.place}`;
}

const verdictOn = (fairness: Fairness, known?: Known, seats?: RecordedSeat[]) =>
  said(verifyRecord(GAMES, writeRecord(recordOf(fairness, seats)), known));

const own = (seat: number, shown: OwnShare['shown'] = null): OwnShare => ({
  promise: PROMISE,
  seat,
  secret: secret(seat),
  shown,
});

/** What an honest server tells while everybody's shares are awaited. */
function told(people: number, more: Partial<ToldExchange> = {}): ToldExchange {
  const { anew = [] } = more;
  return {
    promise: PROMISE,
    commitments: commitmentsOf(people),
    fixed: true,
    attempt: anew.length + 1,
    waitsFor: seatsOf(people).filter((seat) => !anew.flat().includes(seat)),
    people: seatsOf(people).map(() => true),
    anew,
    broken: 0,
    ...more,
  };
}

const answer = (next: NextShare) => (next.type === 'doubt' ? `doubt ${next.why}` : next.type);
const shownAt = (people: number, anew: Exchange['anew'] = []) => ({
  digest: commitmentsDigest(PROMISE, commitmentsOf(people)),
  anew,
  broken: 0,
});

describe('a commitment', () => {
  test('stands for a chain of shares, one for each attempt, each tied to game and seat', () => {
    const step = (seat: number, share: string) => sha256Hex(`samsara share 1\n${PROMISE}\n${seat}\n${share}`);
    const chain = [secret(1)];
    for (let i = 0; i < MOST_ATTEMPTS; i++) chain.push(step(1, chain[i]));
    expect(shareCommitment(PROMISE, 1, secret(1))).toBe(chain[16]);
    expect(shareAt(PROMISE, 1, secret(1), 1)).toBe(chain[15]);
    expect(shareAt(PROMISE, 1, secret(1), 16)).toBe(secret(1));
    expect(committedBy(PROMISE, 1, chain[13], 3)).toBe(chain[16]);
    expect(committedBy(PROMISE, 0, chain[13], 3)).not.toBe(chain[16]);
    expect(committedBy(sha256Hex('another game'), 1, chain[13], 3)).not.toBe(chain[16]);
  });
});

describe.each(PEOPLE)('a client at a table of %i', (people) => {
  test.each(seatsOf(people))(
    'shows its share when all commitments stand fixed, and the next when one is left out (seat %i)',
    (seat) => {
      const first = nextShare(own(seat), told(people));
      const share = shareAt(PROMISE, seat, secret(seat), 1);
      expect(first).toEqual({ type: 'show', attempt: 1, share, own: own(seat, shownAt(people)) });
      if (first.type !== 'show') return;
      const other = (seat + 1) % people;
      const second = nextShare(first.own, told(people, { anew: [[other]] }));
      expect(second).toMatchObject({
        type: 'show',
        attempt: 2,
        share: shareAt(PROMISE, seat, secret(seat), 2),
      });
      expect(committedBy(PROMISE, seat, shareAt(PROMISE, seat, secret(seat), 2), 1)).toBe(share);
      expect(nextShare(first.own, told(people))).toEqual(first);
      expect(answer(nextShare(first.own, told(people, { waitsFor: [] })))).toBe('wait');
      expect(answer(nextShare(first.own, told(people, { anew: [[seat]] })))).toBe('left-out');
    },
  );

  const swapped = (one: number, other: number) =>
    commitmentsOf(people).map((each, seat, all) =>
      seat === one ? all[other] : seat === other ? all[one] : each,
    );
  const changed = (at: number, to: string | null) =>
    commitmentsOf(people).map((each, seat) => (seat === at ? to : each));
  const another = sha256Hex('another');

  test.each(
    seatsOf(people).flatMap((seat) =>
      seatsOf(people)
        .filter((other) => other !== seat)
        .map((other) => [seat, other] as const),
    ),
  )('shows nothing to a server that cheats (seat %i, by way of seat %i)', (seat, other) => {
    const before = (more: Partial<ToldExchange>) => answer(nextShare(own(seat), told(people, more)));
    expect(before({ fixed: false })).toBe('wait');
    expect(before({ promise: another })).toBe('doubt other-promise');
    expect(before({ commitments: changed(seat, another) })).toBe('doubt own-altered');
    expect(before({ commitments: changed(seat, null) })).toBe('doubt own-altered');
    expect(before({ commitments: swapped(seat, other) })).toBe('doubt own-altered');
    expect(before({ commitments: changed(other, null) })).toBe('doubt incomplete');
    expect(before({ anew: [[other]] })).toBe('doubt attempts');
    expect(before({ attempt: 2 })).toBe('doubt attempts');

    const after = (more: Partial<ToldExchange>) =>
      answer(nextShare(own(seat, shownAt(people)), told(people, more)));
    expect(after({ commitments: changed(other, another), anew: [[other]] })).toBe('doubt changed');
    expect(after({ anew: [[]] })).toBe('doubt attempts');
    expect(after({ anew: [[other], [other]] })).toBe('doubt attempts');
    expect(after({ anew: [[people]] })).toBe('doubt attempts');
    expect(after({ broken: 1 })).toBe('doubt changed');
    expect(after({ fixed: false })).toBe('doubt changed');
    expect(after({ fixed: false, broken: 1 })).toBe('wait');
  });

  test('takes no step back, and none over another', () => {
    if (people < 4) return;
    const shown = own(0, shownAt(people, [[1]]));
    expect(answer(nextShare(shown, told(people)))).toBe('doubt attempts');
    expect(answer(nextShare(shown, told(people, { anew: [[2]] })))).toBe('doubt attempts');
    expect(answer(nextShare(own(0, shownAt(people)), told(people, { anew: [[1], [2]] })))).toBe(
      'doubt attempts',
    );
    expect(answer(nextShare(shown, told(people, { anew: [[1], [2]] })))).toBe('show');
  });
});

describe.each(PEOPLE)('a record of %i people', (people) => {
  const honest = fairnessOf(people);
  const all = seatsOf(people);

  test('holds, and says what was checked', () => {
    expect(verifyRecord(GAMES, writeRecord(recordOf(honest)))).toEqual({ ok: true, checks: RECORD_CHECKS_5 });
    const options = readOptions<{ players: number }>(game as never, { players: people });
    expect(startRecord(game, options, all.map(person), honest).version).toBe(SHARES_VERSION);
    expect(readRecord(writeRecord(recordOf(honest))).fairness).toEqual(honest);
  });

  test('is compared with what each client kept', () => {
    for (const seat of all) {
      const commitments = new Map([[seat, commitmentsOf(people)[seat]]]);
      const { digest, ...seen } = shownAt(people);
      const known = { commitment: PROMISE, commitments, digest, shown: { ...seen, seat } };
      const verdict = verifyRecord(GAMES, writeRecord(recordOf(honest)), known);
      expect(verdict.ok && verdict.checks.slice(RECORD_CHECKS_5.length)).toEqual([
        'promise',
        'share',
        'commitments',
        'attempts',
      ]);
    }
  });

  test('whoever was told other commitments than the others finds it out', () => {
    const lie = commitmentsOf(people).map((each, seat) =>
      seat === people - 1 ? sha256Hex('for you alone') : each,
    );
    const digest = commitmentsDigest(PROMISE, lie);
    expect(verdictOn(honest, { digest })).toBe('other-commitments fairness.exchange.commitments');
  });

  test('a seed that was picked late is not the one that was promised', () => {
    const late = sha256Hex('picked late');
    const commitment = commitmentTo(late);
    expect(verdictOn({ ...honest, serverSeed: late })).toBe('wrong-commitment fairness.commitment');
    // All shares were committed to the old promise.
    expect(verdictOn({ ...honest, serverSeed: late, commitment })).toBe('wrong-share fairness.entropy[0]');
  });

  test.each(all)('another share than the one committed to is found out (seat %i)', (seat) => {
    const entropy = honest.entropy.map((each, at) => (at === seat ? sha256Hex('better') : each));
    expect(verdictOn({ ...honest, entropy })).toBe(`wrong-share fairness.entropy[${seat}]`);
    const later = honest.entropy.map((each, at) =>
      at === seat ? shareAt(PROMISE, seat, secret(seat), 2) : each,
    );
    expect(verdictOn({ ...honest, entropy: later })).toBe(`wrong-share fairness.entropy[${seat}]`);
    const ruled = honest.entropy.map((each, at) => (at === seat ? botEntropy(PROMISE, seat) : each));
    expect(verdictOn({ ...honest, entropy: ruled })).toBe(`wrong-share fairness.entropy[${seat}]`);
    const digest = commitmentsDigest(PROMISE, commitmentsOf(people));
    const commitments = commitmentsOf(people).map((each, at) =>
      at === seat ? committedBy(PROMISE, seat, sha256Hex('better'), 1) : each,
    );
    const rewritten = { ...honest, entropy, exchange: { ...(honest.exchange as Exchange), commitments } };
    expect(verdictOn(rewritten)).toBe('ok');
    expect(verdictOn(rewritten, { digest })).toBe('other-commitments fairness.exchange.commitments');
  });

  test.each(all)('whoever was left out has what the rule says, and nothing else (seat %i)', (seat) => {
    const fairness = fairnessOf(people, [[seat]]);
    expect(verdictOn(fairness)).toBe('ok');
    const entropy = fairness.entropy.map((each, at) => (at === seat ? sha256Hex('chosen') : each));
    expect(verdictOn({ ...fairness, entropy })).toBe(`wrong-share fairness.entropy[${seat}]`);
    const other = (seat + 1) % people;
    const { digest: _, ...seen } = shownAt(people, [[seat]]);
    expect(verdictOn(fairness, { shown: { ...seen, seat: other } })).toBe('ok');
    // The server went back to the shares of before, after it had seen the next ones.
    expect(verdictOn(honest, { shown: { ...seen, seat: other } })).toBe(
      'other-attempts fairness.exchange.anew',
    );
    // It hides that everybody had to begin again.
    expect(verdictOn(fairness, { shown: { ...seen, broken: 1, seat: other } })).toBe(
      'other-attempts fairness.exchange.anew',
    );
    // It left out a seat that had shown its share: allowed, since it may have come late, and told.
    expect(verdictOn(fairness, { shown: { anew: [], broken: 0, seat } })).toBe('ok');
    expect(verdictOn(fairness, { shown: { anew: [], broken: 0, seat: other } })).toBe(
      'other-attempts fairness.exchange.anew',
    );
  });

  test('a record in the former way is not what was committed to', () => {
    const { exchange: _, ...former } = honest;
    expect(verdictOn(former)).toBe('ok');
    const commitments = new Map([[0, commitmentsOf(people)[0]]]);
    expect(verdictOn(former, { commitments })).toBe('other-share fairness.exchange.commitments[0]');
  });

  test.each([
    ['nobody is left', { anew: [all] }],
    ['somebody twice', { anew: [[0], [0]] }],
    ['nobody for nothing', { anew: [[]] }],
    ['out of order', { anew: [[1, 0]] }],
    ['a seat that is not there', { anew: [[people]] }],
    ['somebody whose share was known', { anew: [[0]], plain: [0] }],
  ])('does not hold: left out is %s', (_name, more) => {
    const exchange = { ...(honest.exchange as Exchange), ...more };
    expect(verdictOn({ ...honest, exchange })).toBe('wrong-share fairness.exchange');
  });
});

test('bots have no commitment, and the share that follows from the server’s', () => {
  const seats: RecordedSeat[] = [person(0), { name: 'B', kind: 'bot:casual' }];
  const honest = fairnessOf(2);
  const exchange = { commitments: [commitmentsOf(2)[0], null], plain: [], anew: [], broken: 0 };
  const entropy = [honest.entropy[0], botEntropy(PROMISE, 1)];
  expect(verdictOn({ ...honest, exchange, entropy }, {}, seats)).toBe('ok');
  expect(verdictOn({ ...honest, exchange, entropy: [entropy[0], sha256Hex('chosen')] }, {}, seats)).toBe(
    'wrong-share fairness.entropy[1]',
  );
  expect(verdictOn(honest, {}, seats)).toBe('wrong-share fairness.exchange.commitments[1]');
  expect(verdictOn({ ...honest, exchange, entropy })).toBe('wrong-share fairness.exchange.commitments[1]');
});

test('a share in the former way is as fixed as the others', () => {
  const honest = fairnessOf(2);
  const share = '5a'.repeat(16);
  const commitments = [commitmentsOf(2)[0], committedBy(PROMISE, 1, share, 1)];
  const exchange = { commitments, plain: [1], anew: [], broken: 0 };
  expect(verdictOn({ ...honest, exchange, entropy: [honest.entropy[0], share] })).toBe('ok');
  expect(verdictOn({ ...honest, exchange, entropy: [honest.entropy[0], 'a5'.repeat(16)] })).toBe(
    'wrong-share fairness.entropy[1]',
  );
});

test('it is told who gave a share, who did not, and what was begun anew', () => {
  const told = (fairness: Fairness) => shuffleTold(recordOf(fairness));
  const nobody = { gavePlainly: [], leftOut: [], bots: [] };
  expect(told(fairnessOf(2))).toEqual({ ...nobody, isSealed: true, gave: ['P0', 'P1'], anew: 0, broken: 0 });
  expect(told(fairnessOf(4, [[1], [3]], 1))).toEqual({
    ...nobody,
    isSealed: true,
    gave: ['P0', 'P2'],
    leftOut: ['P1', 'P3'],
    anew: 2,
    broken: 1,
  });
  const { exchange: _, ...former } = fairnessOf(2);
  expect(told(former)).toMatchObject({ isSealed: false, gave: [], gavePlainly: ['P0', 'P1'] });
});
