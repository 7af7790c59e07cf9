/** Table options that many scenarios share; the default is real time with a lock after every number card. */
export const RACE = { interject_ms: 0 };
export const POLL = { reaction: 'poll' };
export const AUTO_CALL = { interject_ms: 0, auto_call: true };
/** Whoever gets a single point ends the game. */
export const ONE_POINT = { interject_ms: 0, target_points: 1 };
