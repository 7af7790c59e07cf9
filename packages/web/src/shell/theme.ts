import { settings } from '../settings/settings.ts';

/** Keeps the page light or dark, lively or still, as the person or their system wants it. */
export function followTheme(): void {
  const wantsDark = matchMedia('(prefers-color-scheme: dark)');
  const wantsStill = matchMedia('(prefers-reduced-motion: reduce)');
  const apply = () => {
    const { theme, motion } = settings.value;
    const isDark = theme === 'dark' || (theme === 'system' && wantsDark.matches);
    const isStill = motion === 'reduced' || (motion === 'system' && wantsStill.matches);
    const { dataset } = document.documentElement;
    dataset.theme = isDark ? 'dark' : 'light';
    dataset.motion = isStill ? 'reduced' : 'full';
  };
  settings.subscribe(apply);
  wantsDark.addEventListener('change', apply);
  wantsStill.addEventListener('change', apply);
}
