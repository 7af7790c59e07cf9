/**
 * Does every game go every way, by touch and by keys, to its end and on every screen (`npm test -- --thorough`)? Otherwise each
 * goes one of them to its end, and a little of the others.
 */
export const IS_THOROUGH = process.env.THOROUGH === 'yes';
