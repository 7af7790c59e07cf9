import type { Seat } from '@samsara/engine';
import type { Effect } from '../../contract/board.ts';
import type { Hearing, Sound } from '../../sound/sounds.ts';
import type { Plan, Scene } from '../flights.ts';
import { AHEAD_MS, type Cue, DEALT_LOUD, EARLY_MS } from '../run-cues.ts';

/** One event with all that is seen and heard of it. */
export interface Staged extends Scene {
  readonly event: unknown;
  readonly sound: Sound | null;
  readonly effects: readonly Effect[];
}

/** What a cue may do. */
export interface Acts {
  hear(sound: Sound, hearing: Hearing): void;
  see(effect: Effect): void;
  tell(event: unknown): void;
  /** A card of the viewer's own has landed. */
  feel(): void;
}

/** What belongs to the way of cards; everything else is heard when they land. */
const ON_THE_WAY: ReadonlySet<Sound> = new Set<Sound>([
  'draw',
  'take',
  'burn',
  'theft',
  'turn-over',
  'shuffle',
]);

/** What is to be done when; `sides` says where each leg lands. Every event is told and heard exactly once. */
export function cuesOf(
  scenes: readonly Staged[],
  plan: Plan,
  sides: readonly number[],
  you: Seat | null,
  landing: Sound | undefined,
  acts: Acts,
): Cue[] {
  const cues: Cue[] = [];
  const at = (ms: number, run: () => void) => cues.push({ at: ms, run });
  const heard = (ms: number, sound: Sound, hearing: Hearing) =>
    cues.push({ at: ms, early: EARLY_MS, run: (waits) => acts.hear(sound, { ...hearing, waits }) });
  scenes.forEach(({ event, sound, effects, isLoud, flights }, i) => {
    const { starts, lands } = plan.scenes[i];
    const first = plan.legs.findIndex(({ scene }) => scene === i);
    const x = sides[first] ?? 0;
    const isOnTheWay = sound !== null && ON_THE_WAY.has(sound);
    if (sound !== null) heard(isOnTheWay ? starts : lands - AHEAD_MS, sound, { x });
    if (isLoud) at(lands - AHEAD_MS, () => acts.tell(event));
    for (const effect of effects) at(effect.at === 'start' ? starts : lands, () => acts.see(effect));
    // Where nothing travels, a card is heard all the same.
    if (first < 0 && flights.length > 0) heard(lands, 'land', { with: landing });
    if (first >= 0 && !isOnTheWay && plan.legs[first].manner !== 'deal')
      heard(plan.legs[first].starts, 'leave', { x });
  });
  plan.legs.forEach((leg, i) => {
    const { starts, lasts, manner, turns, from, scene } = leg;
    const isLast = plan.legs[i + 1]?.scene !== scene;
    const x = sides[i] ?? 0;
    if (turns) heard(starts + lasts * 0.3, 'turn-over', { x });
    if ((manner === 'packet' || manner === 'ring') && !isLast) return;
    const loud = manner === 'deal' ? DEALT_LOUD : 1;
    heard(starts + lasts - AHEAD_MS, 'land', { x, loud, with: landing });
    if (you !== null && from === `hand:${you}`) at(starts + lasts, acts.feel);
  });
  return cues.sort((a, b) => a.at - b.at);
}
