import { LEVELS } from '@samsara/engine';
import { dotsOf } from '../strength/dots.ts';
import './strength-dots.css';

/** How strong a bot is: up to four dots, the last of which may be full in part. Words stand beside it for those who do not see them. */
export function StrengthDots({ level }: { readonly level: string }) {
  const dots = dotsOf(level);
  return (
    <span class="strength-dots" aria-hidden="true">
      {LEVELS.map((each, i) => (
        <i key={each} style={{ '--full': Math.max(0, Math.min(1, dots - i)) }} />
      ))}
    </span>
  );
}
