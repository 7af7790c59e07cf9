/** Table options that many scenarios share; the default is the AMIGO edition without variants. */
export const SET = { edition: 'set' };
export const FORESIGHT = { foresight: true };
export const ALTERNATIVE_TRIPLES = { edition: 'set', alternative_triples: true };
export const DRAW_BY_HAND = { edition: 'set', draw_by_hand: true };
