import type { Offer, Pick } from '../contract/board.ts';
import type { Table } from '../contract/table-context.ts';
import type { Moment } from '../input/offers.ts';
import {
  accepts,
  completedBy,
  dropOn,
  isPicked,
  isPlayable,
  type Tap,
  tapCard,
  tapZone,
} from '../input/picking.ts';
import { playSound } from '../sound/sounds.ts';
import type { Stage } from './stage.ts';
import type { Refusals } from './use-refusals.ts';
import type { Sending } from './use-sending.ts';

export const NO_PICKS: readonly Pick[] = [];

/** What somebody has before them when they touch a card. */
interface Situation {
  readonly stage: Stage;
  readonly moment: Moment;
  readonly offers: readonly Offer[];
  readonly picks: readonly Pick[];
  setPicks(picks: readonly Pick[]): void;
  readonly sending: Sending;
  readonly refusals: Refusals;
  /** The table as it was drawn last. */
  readonly latest: { readonly current: Table | null };
}

type CardActions = {
  readonly [Action in
    | 'tap'
    | 'tapZone'
    | 'clearPicks'
    | 'send'
    | 'tryOut'
    | 'isPlayable'
    | 'isPicked'
    | 'accepts'
    | 'play'
    | 'toggle'
    | 'pickAll'
    | 'drop']: Table[Action];
};

/** What taps, keys and drops on cards and zones do. */
export function cardActions(seen: Situation): CardActions {
  const { moment, offers, picks } = seen;
  const setPicks = (next: readonly Pick[]) => {
    if (picks.length + next.length > 0) playSound(next.length < picks.length ? 'put-back' : 'pick');
    seen.setPicks(next);
  };
  const situation = { ...seen, setPicks };
  const { send, tryOut, follow, quickMove } = consequences(situation);
  const onceLanded = actingOnNewest(situation);
  return {
    tap: (pick) => {
      if (!onceLanded(({ tap }) => tap(pick))) follow(tapCard(offers, picks, pick));
    },
    tapZone: (zone) => {
      if (!onceLanded((newest) => newest.tapZone(zone))) follow(tapZone(offers, picks, zone));
    },
    clearPicks: () => setPicks(NO_PICKS),
    send,
    tryOut: (attempt) => tryOut(attempt, null),
    isPlayable: (pick) => isPlayable(offers, picks, pick),
    isPicked: (pick) => isPicked(picks, pick),
    accepts: (zone) => accepts(offers, picks, zone),
    play: (pick) => {
      if (onceLanded(({ play }) => play(pick))) return;
      const first = tapCard(offers, picks, pick);
      follow(first);
      if (isPicked(picks, pick) || first.type !== 'picked' || quickMove(first.picks) !== undefined) return;
      const second = tapCard(offers, first.picks, pick);
      if (second.type !== 'picked') follow(second);
    },
    toggle: (pick) => {
      if (isPicked(picks, pick)) {
        setPicks(picks.filter(({ zone, place }) => zone !== pick.zone || place !== pick.place));
      } else follow(tapCard(offers, picks, pick));
    },
    pickAll: (all) => {
      const most = largestStart(moment, all);
      if (most.length > 0) setPicks(most);
      else follow(tapCard(offers, picks, all[0]));
    },
    drop: (pick, zone) => follow(dropOn(offers, isPicked(picks, pick) ? picks : [pick], zone)),
  };
}

/** What follows from a tap: cards are picked, a move is made, or the reason is shown why it cannot be. */
function consequences({ stage, moment, offers, setPicks, sending, refusals }: Situation) {
  const { session, screen, shown } = stage;
  const send = (text: string) => {
    const offer = offers.find((each) => each.text === text);
    if (offer !== undefined) sending.send(offer);
  };
  const tryOut = (attempt: string, pick: Pick | null) => {
    const meant = moment.meant(attempt);
    const why = moment.whyNot(attempt);
    if (meant !== null) send(meant);
    else if (why !== null) refusals.refuse(why, pick);
  };
  /** The one move that these picks make at once, because speed decides. */
  const quickMove = (picked: readonly Pick[]) => {
    const [only, ...more] = completedBy(offers, picked);
    return more.length === 0 && only !== undefined && screen.isQuick?.(only.move, shown.view)
      ? only
      : undefined;
  };
  const follow = (tap: Tap | undefined) => {
    if (tap === undefined) return setPicks(NO_PICKS);
    refusals.clearRefusal();
    const quick = tap.type === 'picked' ? quickMove(tap.picks) : undefined;
    if (tap.type === 'play') send(tap.offer.text);
    else if (quick !== undefined) send(quick.text);
    else if (tap.type === 'impossible') {
      if (!session.holding?.insist(tap.picks)) tryOut(screen.attempt(tap.picks, shown.view), tap.picks[0]);
    } else setPicks(tap.picks);
    if (tap.type === 'which') sending.askWhich();
  };
  return { send, tryOut, follow, quickMove };
}

/** Acts on the newest state: whoever taps a card need not wait for others to land. False if nothing is on its way. */
function actingOnNewest({ stage: { isFlying, land }, latest }: Situation) {
  return (act: (table: Table) => void): boolean => {
    if (isFlying) void land().then(() => setTimeout(() => latest.current !== null && act(latest.current)));
    return isFlying;
  };
}

/** As many of these copies as some move takes. */
function largestStart({ offers }: Moment, all: readonly Pick[]): readonly Pick[] {
  for (let count = all.length; count > 0; count--) {
    const some = all.slice(0, count);
    if (completedBy(offers, some).length > 0) return some;
  }
  return NO_PICKS;
}
