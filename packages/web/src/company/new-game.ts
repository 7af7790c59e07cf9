import type { PlayedGame } from '@samsara/engine';
import { chosenFace } from '../account/player-name.ts';
import { api } from '../connection/api.ts';
import { loadScreen } from '../games/index.ts';
import { settings } from '../settings/settings.ts';
import { newTable, planWith, USUAL_CHOICE } from '../setup/table-plan.ts';

/** Opens a table as it is usual among friends; the host changes what they like in the waiting room. */
export async function openUsualTable(game: string, guest: string): Promise<string> {
  const { game: rules, presets } = await loadScreen(game);
  const [preset] = presets;
  const plan = planWith('friends', preset, preset.seats);
  const name = settings.value.name || guest;
  const { table } = await api.makeTable({
    ...newTable(rules as unknown as PlayedGame, plan, name, USUAL_CHOICE),
    ...chosenFace(),
  });
  return table;
}
