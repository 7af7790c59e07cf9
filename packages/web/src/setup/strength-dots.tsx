import { LEVELS } from '@samsara/engine';
import './strength-dots.css';

/** How strong a bot is: one to four dots. Words stand beside it for those who do not see them. */
export function StrengthDots({ level }: { readonly level: string }) {
  const strength = (LEVELS as readonly string[]).indexOf(level);
  return (
    <span class="strength-dots" aria-hidden="true">
      {LEVELS.map((each, i) => (
        <i key={each} class={i <= strength ? 'is-full' : ''} />
      ))}
    </span>
  );
}
