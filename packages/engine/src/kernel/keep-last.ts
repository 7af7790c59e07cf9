/**
 * What was made of an object is kept until it is asked for another one, for those who ask for the same one many times in a row.
 * Neither may be changed meanwhile. Only the last is kept: a table of all is slow where each is asked for but once.
 */
export function keepLast<From extends object, Made>(make: (from: From) => Made): (from: From) => Made {
  let last: From | null = null;
  let made: Made;
  return (from) => {
    if (from !== last) {
      made = make(from);
      last = from;
    }
    return made;
  };
}
