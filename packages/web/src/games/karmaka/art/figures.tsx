import { RUNGS } from '@samsara/engine/games/karmaka/rules';
import { JADE } from './gems.tsx';
import { Drawn } from './sprite.tsx';

/** The being of a rung, in a field of its own. KK-10 */
export function Figure({ rung, colour = JADE }: { rung: number; colour?: string }) {
  return (
    <svg class="kk-figure" viewBox="-42 -42 84 84" aria-hidden="true" focusable="false">
      <Drawn id={RUNGS[rung]} colour={colour} />
    </svg>
  );
}
