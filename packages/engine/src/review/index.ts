export { luckIn } from './luck.ts';
export { BRILLIANT, MARKS } from './marks.ts';
export { nextTurn } from './next-turn.ts';
export { review, reviewing, USUAL_BUDGET } from './review.ts';
export type * from './types.ts';
