import { sha256Hex } from '@samsara/engine';
import type { PlayerId } from './table.ts';

/**
 * What others at a table may know a person by: the same whatever the person is called and wherever they sit, and another at
 * every other table. Nobody finds the player from it, because players have 96 random bits.
 */
export function personIdOf(table: string, player: PlayerId): string {
  return sha256Hex(`samsara person 1\n${table}\n${player}`);
}
