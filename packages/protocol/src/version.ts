/** Raised when an older page and a newer server, or the other way round, would misunderstand each other. */
export const PROTOCOL_VERSION = 1;

/** The largest message a client may send, in bytes. */
export const LARGEST_MESSAGE = 4096;

/** Under this name an answer with a record says what a link to it has to carry. */
export const SHARE_HEADER = 'samsara-share';
