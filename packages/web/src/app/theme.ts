import { showPatterns } from '../settings/patterns.ts';
import { settings } from '../settings/settings.ts';

/** Keeps the page light or dark, strong or soft, lively or still, its cards with or without patterns, as is wanted. */
export function followTheme(): void {
  const wantsDark = matchMedia('(prefers-color-scheme: dark)');
  const wantsContrast = matchMedia('(prefers-contrast: more)');
  const wantsStill = matchMedia('(prefers-reduced-motion: reduce)');
  const apply = () => {
    const { theme, contrast, motion, suits } = settings.value;
    const isDark = theme === 'dark' || (theme === 'system' && wantsDark.matches);
    const isStrong = contrast === 'more' || (contrast === 'system' && wantsContrast.matches);
    const isStill = motion === 'reduced' || (motion === 'system' && wantsStill.matches);
    const { dataset } = document.documentElement;
    dataset.theme = isDark ? 'dark' : 'light';
    dataset.contrast = isStrong ? 'more' : 'normal';
    dataset.motion = isStill ? 'reduced' : 'full';
    dataset.suits = suits;
    showPatterns(suits !== 'usual');
  };
  settings.subscribe(apply);
  for (const wish of [wantsDark, wantsContrast, wantsStill]) wish.addEventListener('change', apply);
}
