import { showPatterns } from '../settings/patterns.ts';
import { settings } from '../settings/settings.ts';

/** Keeps the page light or dark, lively or still, with or without patterns on its cards, as the person or their system wants it. */
export function followTheme(): void {
  const wantsDark = matchMedia('(prefers-color-scheme: dark)');
  const wantsStill = matchMedia('(prefers-reduced-motion: reduce)');
  const apply = () => {
    const { theme, motion, suits } = settings.value;
    const isDark = theme === 'dark' || (theme === 'system' && wantsDark.matches);
    const isStill = motion === 'reduced' || (motion === 'system' && wantsStill.matches);
    const { dataset } = document.documentElement;
    dataset.theme = isDark ? 'dark' : 'light';
    dataset.motion = isStill ? 'reduced' : 'full';
    dataset.suits = suits;
    showPatterns(suits !== 'usual');
  };
  settings.subscribe(apply);
  wantsDark.addEventListener('change', apply);
  wantsStill.addEventListener('change', apply);
}
