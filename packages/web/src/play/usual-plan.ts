import { freeBotName, type Level } from '@samsara/engine';
import type { GameScreen } from '../contract/board.ts';
import { OWN_FACE } from '../kit/faces/faces.ts';
import { type LocalPlan, unhurried } from '../local/worker/plan.ts';
import { settings } from '../settings/settings.ts';
import { currentWords } from '../texts/words.ts';

/** The first preset against bots, of the usual level unless told otherwise. */
export function usualPlan(screen: GameScreen, level: Level = 'casual'): LocalPlan {
  const words = currentWords();
  const [preset] = screen.presets;
  const names = [settings.value.name || words.you];
  while (names.length < preset.seats) names.push(freeBotName(names));
  const [name, ...bots] = names;
  return {
    game: screen.game.meta.id,
    options: { ...unhurried(screen.game.meta.options), ...preset.options, players: preset.seats },
    seats: [
      { kind: 'person', name, face: settings.value.face ?? OWN_FACE },
      ...bots.map((bot) => ({ kind: 'bot' as const, name: bot, level })),
    ],
  };
}
