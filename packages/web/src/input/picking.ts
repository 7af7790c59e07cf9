import type { Offer, Pick, Use } from '../contract/board.ts';

/** What a tap comes to. */
export type Tap =
  | { readonly type: 'picked'; readonly picks: readonly Pick[] }
  | { readonly type: 'play'; readonly offer: Offer }
  /** Several moves are possible: the decision bar asks which. */
  | { readonly type: 'which'; readonly picks: readonly Pick[] }
  | { readonly type: 'impossible'; readonly picks: readonly Pick[] };

/** The place of a pick that means the zone itself. */
const WHOLE_ZONE = -1;

/** A tap on a card: picks it, adds it to the others, or plays what is picked when it is tapped again. */
export function tapCard(offers: readonly Offer[], picks: readonly Pick[], pick: Pick): Tap {
  if (isPicked(picks, pick)) return tapAgain(offers, picks, pick);
  const next = extended(offers, picks, pick);
  if (next === undefined) return { type: 'impossible', picks: [pick] };
  return { type: 'picked', picks: next };
}

function tapAgain(offers: readonly Offer[], picks: readonly Pick[], pick: Pick): Tap {
  const done = completedBy(offers, picks);
  if (done.length === 1 && !done[0].use?.isChoice) return { type: 'play', offer: done[0] };
  if (done.length > 1) return { type: 'which', picks };
  return { type: 'picked', picks: picks.filter((other) => !isSame(other, pick)) };
}

/** The picks with one more; the oldest give way where all together lead nowhere. */
function extended(offers: readonly Offer[], picks: readonly Pick[], pick: Pick): Pick[] | undefined {
  for (let dropped = 0; dropped <= picks.length; dropped++) {
    const next = [...picks.slice(dropped), pick];
    if (offers.some((offer) => leadsTo(offer.use, next))) return next;
  }
  return undefined;
}

/** A tap on a zone: plays what is picked to it, or makes the move the zone stands for. */
export function tapZone(offers: readonly Offer[], picks: readonly Pick[], zone: string): Tap {
  const here = completedBy(offers, picks).filter(({ use }) => use?.to === zone);
  const candidates = here.length > 0 ? here : offers.filter(({ use }) => use?.zone === zone && isWhole(use));
  if (candidates.length === 1) return { type: 'play', offer: candidates[0] };
  if (candidates.length > 1) return { type: 'which', picks };
  return { type: 'impossible', picks: [{ zone, card: null, place: WHOLE_ZONE }] };
}

/** Cards dropped on a zone; undefined puts them back. */
export function dropOn(offers: readonly Offer[], picks: readonly Pick[], zone: string): Tap | undefined {
  const done = completedBy(offers, picks);
  const here = done.filter(({ use }) => use?.to === zone);
  if (here.length === 1) return { type: 'play', offer: here[0] };
  if (here.length > 1) return { type: 'which', picks };
  return undefined;
}

/** Offers that the picked cards complete. */
export function completedBy(offers: readonly Offer[], picks: readonly Pick[]): readonly Offer[] {
  if (picks.length === 0) return [];
  return offers.filter(({ use }) => leadsTo(use, picks) && sizeOf(use as Use) === picks.length);
}

/** May this card be picked, alone or with those picked already? */
export function isPlayable(offers: readonly Offer[], picks: readonly Pick[], pick: Pick): boolean {
  if (picks.length > 0 && isPicked(picks, pick)) return true;
  return offers.some(
    ({ use }) => leadsTo(use, [pick]) || (picks.length > 0 && leadsTo(use, [...picks, pick])),
  );
}

export function isPicked(picks: readonly Pick[], pick: Pick): boolean {
  return picks.some((other) => isSame(other, pick));
}

/** Moves that are buttons from the start: made without cards of their own. */
export function plainOffers(offers: readonly Offer[]): readonly Offer[] {
  return offers.filter(({ use }) => use === null || isWhole(use));
}

/** Does the table accept a tap or a drop on this zone now? */
export function accepts(offers: readonly Offer[], picks: readonly Pick[], zone: string): boolean {
  if (completedBy(offers, picks).some(({ use }) => use?.to === zone)) return true;
  return offers.some(({ use }) => use !== null && use.zone === zone && isWhole(use));
}

function isSame(a: Pick, b: Pick): boolean {
  return a.zone === b.zone && a.place === b.place;
}

function isWhole(use: Use): boolean {
  return use.place === undefined && (use.cards === undefined || use.cards.length === 0);
}

function sizeOf(use: Use): number {
  return use.place === undefined ? (use.cards?.length ?? 0) : 1;
}

/** Are these picks part of what the move takes? */
function leadsTo(use: Use | null, picks: readonly Pick[]): boolean {
  if (use === null || picks.some(({ zone }) => zone !== use.zone)) return false;
  if (use.place !== undefined) return picks.length === 1 && picks[0].place === use.place;
  if (use.inOrder) return picks.every(({ card }, place) => card === use.cards?.[place]);
  const left = [...(use.cards ?? [])];
  return picks.every(({ card }) => {
    const at = card === null ? -1 : left.indexOf(card);
    if (at >= 0) left.splice(at, 1);
    return at >= 0;
  });
}
