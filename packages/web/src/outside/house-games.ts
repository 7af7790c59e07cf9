import { signal } from '@preact/signals';
import type { OutsideGame, OutsideGames } from '@samsara/protocol';
import { settings } from '../settings/settings.ts';

/** The games that the server's configuration brings besides ours, as last heard: nothing until somebody has asked. */
export const houseGames = signal<readonly OutsideGame[]>([]);

let asked: Promise<readonly OutsideGame[]> | null = null;
let hasAsked = false;

/** Asks the server once; where it does not answer, those that were known last are there, and whoever asks next asks again. */
export function askForGames(): Promise<readonly OutsideGame[]> {
  hasAsked = true;
  asked ??= fetch('/api/games')
    .then(async (response) => keep(((await response.json()) as OutsideGames).games))
    .catch(() => {
      asked = null;
      return kept();
    })
    .then((games) => {
      houseGames.value = games;
      return games;
    });
  return asked;
}

/** One of them, by its id. */
export async function houseGame(id: string): Promise<OutsideGame> {
  const found = (await askForGames()).find((game) => game.id === id);
  if (found === undefined) throw new Error(`no game ${id}`);
  return found;
}

/** What it is called, in the chosen language; by its id until the server has been heard. */
export function houseName(id: string): string {
  if (!hasAsked) void askForGames();
  return houseGames.value.find((game) => game.id === id)?.summary[settings.value.language].name ?? id;
}

const KEPT = 'samsara-house-games';

/** Only a house that has some leaves anything on a device. */
function keep(games: readonly OutsideGame[]): readonly OutsideGame[] {
  try {
    if (games.length > 0) localStorage.setItem(KEPT, JSON.stringify(games));
    else localStorage.removeItem(KEPT);
  } catch {
    // Where nothing may be stored, they are there with a network alone.
  }
  return games;
}

function kept(): readonly OutsideGame[] {
  try {
    return JSON.parse(localStorage.getItem(KEPT) ?? '[]');
  } catch {
    return [];
  }
}
