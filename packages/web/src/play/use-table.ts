import type { Card, Outcome, Refusal } from '@samsara/engine';
import { useEffect, useMemo, useRef, useState } from 'preact/hooks';
import type { GameScreen, Offer, Pick, PlayTexts, ScreenWords } from '../contract/board.ts';
import type { Table } from '../contract/table-context.ts';
import { type Moment, momentOf, narrowed, reasonsOf } from '../input/offers.ts';
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
import { announce } from '../kit/live-region.tsx';
import { namesAt } from '../seats/names-at.ts';
import type { Session } from '../session/session.ts';
import type { TableState } from '../session/table-store.ts';
import { settings } from '../settings/settings.ts';
import { playSound } from '../sound/sounds.ts';
import { currentWords } from '../texts/words.ts';

export interface Stage {
  readonly session: Session;
  readonly screen: GameScreen;
  readonly texts: PlayTexts;
  readonly words: ScreenWords;
  readonly shown: TableState;
  readonly isFlying: boolean;
  /** Lands what is on its way; settles when the newest state is shown. */
  land(): Promise<void>;
}

/** The table for its parts, and what the decision bar and the panels need besides. */
export interface Play {
  readonly table: Table;
  readonly question: Offer | null;
  readonly refusal: Refusal | null;
  /** A sentence from the server. */
  readonly notice: string | null;
  readonly asks: number;
  readonly enlarged: { readonly card: Card; readonly left: boolean } | null;
  answer(yes: boolean): void;
  dismiss(): void;
}

const NO_PICKS: readonly Pick[] = [];
const NO_OFFERS: readonly Offer[] = [];
const SHAKE_MS = 400;

export function useTableState(stage: Stage): Play {
  const { session, screen, texts, words, shown, isFlying, land } = stage;
  const { view, info, you } = shown;
  const isReplay = session.isReplay ?? false;
  const [picks, setPicks] = useState<readonly Pick[]>(NO_PICKS);
  const [question, setQuestion] = useState<Offer | null>(null);
  const [refusal, setRefusal] = useState<Refusal | null>(null);
  const [notice, setNotice] = useState<string | null>(null);
  const [shaken, setShaken] = useState<Pick | null>(null);
  const [asks, setAsks] = useState(0);
  const [isSending, setSending] = useState(false);
  const [enlarged, setEnlarged] = useState<Play['enlarged']>(null);
  const chosen = settings.value;

  // Who is there may change at any time; what can be done stays as it is as long as nobody is called otherwise.
  const called = JSON.stringify(namesAt(session, shown, currentWords()));
  const names = useMemo<Table['names']>(() => JSON.parse(called), [called]);
  const moment = useMemo(
    () => momentOf(screen, view, you.seat, texts, names),
    [screen, view, you.seat, texts, names],
  );
  const reasonOf = useMemo(() => reasonsOf(screen, view, moment, texts), [screen, view, moment, texts]);
  const isOpen = !isFlying && !isSending && info.phase === 'playing' && !isStoodIn(shown);
  const offers = isOpen ? narrowed(screen, moment.offers, view) : NO_OFFERS;
  useEffect(() => {
    setPicks((before) => (stillPossible(moment, before) ? before : NO_PICKS));
    setQuestion(null);
    setRefusal(null);
    setEnlarged(null);
  }, [moment]);

  const order = async (text: string, offer?: Offer) => {
    setPicks(NO_PICKS);
    setQuestion(null);
    setRefusal(null);
    setSending(true);
    const answer = await session.order({ type: 'move', move: text }, offer);
    setSending(false);
    if (answer.ok) return;
    if (answer.reason.rule !== undefined) refuse(answer.reason.rule, null);
    else setNotice(currentWords().refusals[answer.reason.code]);
  };
  const refuse = (why: Refusal, pick: Pick | null) => {
    setRefusal(why);
    setShaken(pick);
    setTimeout(() => setShaken(null), SHAKE_MS);
    playSound('refused');
    announce(texts.refusal(why));
  };
  const send = (text: string) => {
    const offer = offers.find((each) => each.text === text);
    if (offer === undefined) return;
    const isCostly = chosen.confirm === 'costly' && (screen.isCostly?.(offer.move, view) ?? false);
    if (isCostly || chosen.confirm === 'every') {
      setQuestion(offer);
      setAsks((n) => n + 1);
    } else void order(text, offer);
  };
  const tryOut = (attempt: string, pick: Pick | null = null) => {
    const meant = moment.meant(attempt);
    const why = moment.whyNot(attempt);
    if (meant !== null) send(meant);
    else if (why !== null) refuse(why, pick);
  };
  /** The one move that these picks make at once, because speed decides. */
  const quickMove = (picked: readonly Pick[]) => {
    const [only, ...more] = completedBy(offers, picked);
    return more.length === 0 && only !== undefined && screen.isQuick?.(only.move, view) ? only : undefined;
  };
  const follow = (tap: Tap | undefined) => {
    if (tap === undefined) return setPicks(NO_PICKS);
    setRefusal(null);
    const quick = tap.type === 'picked' ? quickMove(tap.picks) : undefined;
    if (tap.type === 'play') send(tap.offer.text);
    else if (quick !== undefined) send(quick.text);
    else if (tap.type === 'impossible') {
      if (!session.holding?.insist(tap.picks)) tryOut(screen.attempt(tap.picks, view), tap.picks[0]);
    } else setPicks(tap.picks);
    if (tap.type === 'which') setAsks((n) => n + 1);
  };

  const latest = useRef<Table | null>(null);
  /** Acts on the newest state: whoever taps a card need not wait for others to land. */
  const onceLanded = (act: (table: Table) => void) => {
    if (isFlying) void land().then(() => setTimeout(() => latest.current !== null && act(latest.current)));
    return isFlying;
  };
  const table: Table = {
    screen,
    view,
    viewer: you.seat ?? 'onlooker',
    seat: isReplay ? null : you.seat,
    playId: `${info.code} ${info.round}`,
    isReplay,
    perspective: you.seat ?? 0,
    seats: info.seats,
    names,
    texts,
    words,
    language: chosen.language,
    settings: chosen,
    offers,
    deciding: moment.deciding,
    owes: moment.owes && !isReplay && !isStoodIn(shown),
    clock: (session.state.value ?? shown).clock,
    outcome: (view as { outcome?: Outcome | null }).outcome ?? null,
    picks,
    completed: completedBy(offers, picks),
    shaken,
    tap: (pick) => {
      if (!onceLanded(({ tap }) => tap(pick))) follow(tapCard(offers, picks, pick));
    },
    tapZone: (zone) => {
      if (!onceLanded((newest) => newest.tapZone(zone))) follow(tapZone(offers, picks, zone));
    },
    clearPicks: () => setPicks(NO_PICKS),
    send,
    tryOut: (attempt) => tryOut(attempt),
    isPlayable: (pick) => isPlayable(offers, picks, pick),
    isPicked: (pick) => isPicked(picks, pick),
    isLit: (zone, card) => refusal !== null && isLit(screen, refusal, view, zone, card),
    accepts: (zone) => accepts(offers, picks, zone),
    reasonFor: (pick) => (moment.owes && isOpen && isOwned(pick.zone, you.seat) ? reasonOf(pick) : null),
    play: (pick) => {
      if (onceLanded(({ play }) => play(pick))) return;
      const first = isPicked(picks, pick) ? null : tapCard(offers, picks, pick);
      if (first === null) return follow(tapCard(offers, picks, pick));
      if (first.type !== 'picked') return follow(first);
      follow(first);
      if (quickMove(first.picks) !== undefined) return;
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
    enlarge: (card, from) =>
      setEnlarged(
        card === null || from === null ? null : { card, left: isRightHalf(from.getBoundingClientRect()) },
      ),
  };
  latest.current = table;
  useAutoSingle(table, isOpen, order);
  return {
    table,
    question,
    refusal,
    notice,
    asks,
    enlarged,
    answer: (yes) => {
      if (yes && question !== null) void order(question.text);
      setQuestion(null);
    },
    dismiss: () => {
      setRefusal(null);
      setNotice(null);
    },
  };
}

/** Does a bot play for who looks? */
function isStoodIn({ info, you }: TableState): boolean {
  return you.seat !== null && info.seats[you.seat].level !== null;
}

function stillPossible({ offers }: Moment, picks: readonly Pick[]): boolean {
  return picks.length > 0 && picks.every((pick) => isPlayable(offers, [], pick));
}

/** As many of these copies as some move takes. */
function largestStart({ offers }: Moment, all: readonly Pick[]): readonly Pick[] {
  for (let count = all.length; count > 0; count--) {
    const some = all.slice(0, count);
    if (completedBy(offers, some).length > 0) return some;
  }
  return NO_PICKS;
}

function isLit(
  screen: GameScreen,
  refusal: Refusal,
  view: unknown,
  zone: string,
  card: Card | null,
): boolean {
  if (card === null || !refusal.cards.includes(screen.game.meta.cards[card])) return false;
  return screen.lit?.(refusal, view).includes(zone) ?? !zone.startsWith('hand:');
}

function isOwned(zone: string, seat: number | null): boolean {
  return zone.endsWith(`:${seat}`);
}

function isRightHalf(box: DOMRect): boolean {
  return box.left + box.width / 2 > innerWidth / 2;
}

const SHORTEST_AUTO_MS = 600;
const AUTO_SPREAD_MS = 900;

/** Makes the only move by itself where the person wished so, after a pause that betrays nothing. */
function useAutoSingle(table: Table, isOpen: boolean, order: (text: string) => void): void {
  const latest = useRef(order);
  latest.current = order;
  const { settings: chosen, owes, offers } = table;
  const only = chosen.autoSingle && isOpen && owes && offers.length === 1 ? offers[0].text : null;
  useEffect(() => {
    if (only === null) return;
    const timer = setTimeout(() => latest.current(only), SHORTEST_AUTO_MS + Math.random() * AUTO_SPREAD_MS);
    return () => clearTimeout(timer);
  }, [only]);
}
