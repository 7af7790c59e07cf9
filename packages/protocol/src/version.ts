/** Raised when an older page and a newer server, or the other way round, would misunderstand each other. */
export const PROTOCOL_VERSION = 1;

/** The largest message a client may send, in bytes. */
export const LARGEST_MESSAGE = 4096;
