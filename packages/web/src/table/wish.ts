import type { Seat } from '@samsara/engine';
import type { TableInfo } from '@samsara/protocol';

/** What people can agree on. */
export type Wish = keyof TableInfo['agreed'];

interface OpenWish {
  readonly to: Wish;
  readonly seats: readonly Seat[];
}

const POSSIBLE: Readonly<Partial<Record<TableInfo['phase'], readonly Wish[]>>> = {
  playing: ['abort', 'pause'],
  paused: ['abort', 'resume'],
};

/** What somebody would like the table to do, and who has agreed so far; the weightiest first. */
export function openWish({ phase, agreed }: Pick<TableInfo, 'phase' | 'agreed'>): OpenWish | null {
  const to = POSSIBLE[phase]?.find((wish) => agreed[wish].length > 0);
  return to === undefined ? null : { to, seats: agreed[to] };
}
