/** Does the person, or their system, want less motion? */
export function prefersLessMotion(): boolean {
  return document.documentElement.dataset.motion === 'reduced';
}
