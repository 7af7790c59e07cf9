/**
 * Makes something of an object anew each time it is asked for, to be changed by whoever asked. Who asks for the same one many
 * times in a row gets copies of one that is kept; only of the last, since a table of all is slow where most are asked for once.
 */
export function madeAnew<From extends object, Made>(
  make: (from: From) => Made,
  copy: (made: Made) => Made,
): (from: From) => Made {
  let last: From | null = null;
  let kept: Made | null = null;
  return (from) => {
    if (from !== last) {
      last = from;
      kept = null;
      return make(from);
    }
    kept ??= make(from);
    return copy(kept);
  };
}
