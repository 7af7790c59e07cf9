import { useEffect, useMemo, useRef, useState } from 'preact/hooks';
import type { Offer, Pick, PlayTexts } from '../contract/board.ts';
import { outcomeIn, type Table } from '../contract/table-context.ts';
import { type Moment, narrowed } from '../input/offers.ts';
import { completedBy, isPlayable } from '../input/picking.ts';
import { settings } from '../settings/settings.ts';
import { cardActions, NO_PICKS } from './card-actions.ts';
import { isStoodIn, type Stage } from './stage.ts';
import { useAutoSingle } from './use-auto-single.ts';
import { useMoment } from './use-moment.ts';
import { isLit, type Refusals, useRefusals } from './use-refusals.ts';
import { type Sending, useSending } from './use-sending.ts';

/** The table for its parts, and what the decision bar and the panels need besides. */
export interface Play {
  readonly table: Table;
  readonly sending: Sending;
  readonly refusals: Refusals;
}

const NO_OFFERS: readonly Offer[] = [];

export function useTableState(given: Stage): Play {
  const stage = { ...given, texts: useTextsHere(given) };
  const { screen, texts, shown, isFlying } = stage;
  const { view, you } = shown;
  const [picks, setPicks] = useState<readonly Pick[]>(NO_PICKS);
  const refusals = useRefusals(texts);
  const sending = useSending(stage, refusals, () => setPicks(NO_PICKS));
  const { names, moment, reasonOf } = useMoment(stage);
  const isOpen = !isFlying && !sending.isSending && shown.info.phase === 'playing' && !isStoodIn(shown);
  const offers = isOpen ? narrowed(screen, moment.offers, view) : NO_OFFERS;
  useEffect(() => {
    setPicks((before) => (stillPossible(moment, before) ? before : NO_PICKS));
    sending.clearQuestion();
    refusals.clearRefusal();
  }, [moment]);

  const latest = useRef<Table | null>(null);
  const { refusal } = refusals;
  const table: Table = {
    ...factsOf(stage),
    names,
    offers,
    deciding: moment.deciding,
    owes: moment.owes && !stage.session.isReplay && !isStoodIn(shown),
    picks,
    completed: completedBy(offers, picks),
    shaken: refusals.shaken,
    ...cardActions({ stage, moment, offers, picks, setPicks, sending, refusals, latest }),
    isLit: (zone, card) => refusal !== null && isLit(screen, refusal, view, zone, card),
    reasonFor: (pick) => (moment.owes && isOpen && isOwned(pick.zone, you.seat) ? reasonOf(pick) : null),
  };
  latest.current = table;
  useAutoSingle(table, isOpen && !stage.session.isPrepared, sending.order);
  return { table, sending, refusals };
}

/** Where house rules change what cards do, they say what they do here. */
function useTextsHere({ texts, shown: { view, info } }: Stage): PlayTexts {
  const { code, round } = info;
  return useMemo(
    () =>
      texts.abilitiesAt === undefined
        ? texts
        : Object.create(texts, { abilities: { value: texts.abilitiesAt(view) } }),
    [texts, code, round],
  );
}

/** What the table shows, whatever may be done at it. */
function factsOf({ session, screen, texts, words, shown }: Stage) {
  const { view, info, you } = shown;
  const isReplay = session.isReplay ?? false;
  const chosen = settings.value;
  return {
    screen,
    view,
    viewer: you.seat ?? ('onlooker' as const),
    seat: isReplay ? null : you.seat,
    playId: `${info.code} ${info.round}`,
    isReplay,
    arePersons: session.local?.comparePath === undefined && !session.isPrepared,
    perspective: you.seat ?? 0,
    // Over days nobody is expected to be there.
    seats: info.settings.days ? info.seats.map((seat) => ({ ...seat, present: true })) : info.seats,
    texts,
    words,
    language: chosen.language,
    settings: chosen,
    clock: (session.state.value ?? shown).clock,
    outcome: outcomeIn(screen, view),
  };
}

function stillPossible({ offers }: Moment, picks: readonly Pick[]): boolean {
  return picks.length > 0 && picks.every((pick) => isPlayable(offers, [], pick));
}

function isOwned(zone: string, seat: number | null): boolean {
  return zone.endsWith(`:${seat}`);
}
