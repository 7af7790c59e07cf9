import { settings } from '../settings/settings.ts';

/** Keeps the page light or dark, as the person or their system wants it. */
export function followTheme(): void {
  const system = matchMedia('(prefers-color-scheme: dark)');
  const apply = () => {
    const { theme } = settings.value;
    const isDark = theme === 'dark' || (theme === 'system' && system.matches);
    document.documentElement.dataset.theme = isDark ? 'dark' : 'light';
  };
  settings.subscribe(apply);
  system.addEventListener('change', apply);
}
