/** How the command line ends. */
export const EXIT = {
  fine: 0,
  /** The answer is no: a record that does not verify, a scenario that does not hold. */
  no: 1,
  badInput: 2,
  /** A fault of the program itself. */
  fault: 3,
  /** Ctrl-C, as shells report it. */
  interrupted: 130,
} as const;
