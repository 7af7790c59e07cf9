import { settings } from '../settings/settings.ts';

/** Does the person, or their system, want less motion? */
export function prefersLessMotion(): boolean {
  const { motion } = settings.value;
  if (motion !== 'system') return motion === 'reduced';
  return matchMedia('(prefers-reduced-motion: reduce)').matches;
}
