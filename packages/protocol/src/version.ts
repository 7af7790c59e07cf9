/**
 * Raised when an older page and a newer server, or the other way round, would misunderstand each other. A client names the
 * newest version it speaks when it connects, and `welcome` the one that is spoken; who names none speaks the first.
 */
export const PROTOCOL_VERSION = 2;

/** From this version on, what a move changes in a view is told in place of the whole view. */
export const CHANGES_VERSION = 2;

/** The largest message a client may send, in bytes. */
export const LARGEST_MESSAGE = 4096;

/** Under this name an answer with a record says what a link to it has to carry. */
export const SHARE_HEADER = 'samsara-share';
