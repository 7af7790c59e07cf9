import type { Seat } from '@samsara/engine';
import type { Effect, GameScreen, Staging } from '../../contract/board.ts';
import { type Hearing, type Sound, vibrate } from '../../sound/sounds.ts';
import { stillPlan } from '../flights.ts';
import { type Flying, takeOff } from '../flying.tsx';
import { showMood } from '../moods.ts';
import { type Acts, cuesOf, type Staged } from './cues.ts';
import { showEffect } from './effects.ts';
import { MANNERS } from './manners.tsx';
import { planStep } from './plan-step.ts';

/** How long the landing of one's own card is felt. */
const FELT_MS = 12;
/** And an attack on oneself. */
const STRUCK_MS = [20, 40, 20];

/** Where and for whom a step is shown. */
export interface StepStage {
  readonly screen: GameScreen;
  readonly table: HTMLElement | null;
  readonly speed: number;
  readonly reduced: boolean;
  readonly you: Seat | null;
  hear(sound: Sound, hearing: Hearing): void;
  /** Gives an event emphasis. */
  tell(event: unknown): void;
  /** Does nobody want to wait for this step any longer? */
  isSkipped(): boolean;
}

/** What is seen and heard of events. */
export function staged(
  screen: GameScreen,
  events: readonly unknown[],
  view: unknown,
  staging: Staging | null,
  words: Awaited<ReturnType<GameScreen['words']>>,
): readonly Staged[] {
  return events.map((event) => ({
    event,
    flights: staging?.flights(event, view) ?? [],
    isLoud: screen.isLoud?.(event, view) ?? false,
    sound: staging?.sound?.(event) ?? null,
    effects: staging?.effects?.(event, view, words) ?? [],
  }));
}

/** Cards that travel, and when all of them have landed. */
export interface Performed {
  readonly flying: Flying;
  readonly done: Promise<void>;
}

/** Cards travel; what is heard, seen and told besides hangs on their landing. Null where nothing moves and everything has been told. */
export function perform(stage: StepStage, scenes: readonly Staged[]): Performed | null {
  const { screen, table, speed, reduced, you } = stage;
  const { landing } = screen;
  const acts = actsOn(stage);
  const hasFlights = scenes.some(({ flights, effects }) => flights.length > 0 || effects.length > 0);
  if (table === null || speed === 0 || !hasFlights) {
    for (const { run } of cuesOf(scenes, stillPlan(scenes), [], you, landing, acts)) run(0);
    return null;
  }
  const flying = takeOff(screen, table, (distance) => planStep(scenes, speed, distance), reduced, MANNERS);
  const { plan, sides } = flying;
  // Where nothing may travel, a ring shows where a card has come to.
  const rings = (reduced ? plan.legs : []).map(({ to, starts }) => ({
    at: starts,
    run: () => acts.see({ type: 'ring', zone: to, at: 'landing' }),
  }));
  return { flying, done: flying.fly([...cuesOf(scenes, plan, sides, you, landing, acts), ...rings]) };
}

/** Whoever skips is told everything, and spared the noise. */
function actsOn({ table, speed, reduced, you, hear, tell, isSkipped }: StepStage): Acts {
  return {
    hear,
    see: (effect: Effect) => {
      if (effect.type === 'face') return showMood(effect.seat, effect.mood);
      if (effect.type === 'shake' && effect.zone === `seat:${you}`) vibrate(STRUCK_MS);
      if (table === null || speed === 0 || isSkipped()) return;
      showEffect({ table, speed, reduced }, effect);
    },
    tell,
    feel: () => vibrate(FELT_MS),
  };
}
