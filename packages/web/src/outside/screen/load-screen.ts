import type { GamePack, OutsideBoard } from '@samsara/engine';
import type { GameScreen } from '../../contract/board.ts';
import { houseGame } from '../house-games.ts';
import { outsideScreen } from './screen.ts';

const screens = new Map<string, Promise<GameScreen>>();

/** The screen of a game of this house, from the modules that the server gives; once for each game. */
export function loadOutsideScreen(id: string): Promise<GameScreen> {
  const known = screens.get(id) ?? load(id);
  screens.set(id, known);
  // Whoever asks next tries again.
  known.catch(() => screens.delete(id));
  return known;
}

async function load(id: string): Promise<GameScreen> {
  const { game, board } = await houseGame(id);
  const [{ default: pack }, own] = await Promise.all([
    import(/* @vite-ignore */ game) as Promise<{ default: GamePack }>,
    board === null ? null : loadBoard(board),
  ]);
  if (pack?.api !== 1 || pack.game.meta.id !== id) throw new Error(`no game ${id}`);
  return outsideScreen(pack, own) as GameScreen;
}

/** The game's own board; where it cannot be had, the generic one does. */
async function loadBoard(address: string): Promise<OutsideBoard<HTMLElement> | null> {
  try {
    const { default: board } = (await import(/* @vite-ignore */ address)) as {
      default: OutsideBoard<HTMLElement>;
    };
    return typeof board?.mount === 'function' ? board : null;
  } catch (error) {
    console.error(error);
    return null;
  }
}
