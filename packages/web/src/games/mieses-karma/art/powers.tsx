import type { Power } from '@samsara/engine/games/mieses-karma/rules';
import { CutPaper } from './sprite.tsx';

/** The sign of a power on a round label, around 0 0 within a radius of 14; nothing for an animal without one. */
export function PowerBadge({ power }: { readonly power: Power }) {
  return power === 'none' ? null : <CutPaper id={power} />;
}

/** The same on its own, for labels. */
export function PowerIcon({ power }: { readonly power: Power }) {
  return (
    <svg class="mk-power" viewBox="-14 -14 28 28" aria-hidden="true" focusable="false">
      <PowerBadge power={power} />
    </svg>
  );
}
