export interface Row {
  readonly number: string;
  readonly asks: string;
  readonly verdict: string;
  readonly why: string;
}

/** Something that a row points to: a test in a file, a file, or a part of a document. */
export interface Evidence {
  readonly file?: string;
  readonly test?: string;
  readonly link?: string;
}

const ROW = /^\| (\d+\.\d+\.\d+) \| ([^|]*) \| ([^|]*) \| (.*) \|$/gm;
const FILE = /`([\w./-]+\.(?:ts|tsx|json|yaml|mjs)|deploy\/Dockerfile)`|“([^”]+)”|\]\(([^)]+)\)/g;

export function rowsIn(document: string): Row[] {
  return [...document.matchAll(ROW)].map(([, number, asks, verdict, why]) => ({
    number,
    asks,
    verdict,
    why,
  }));
}

/** A test belongs to the file that was named before it. */
export function evidenceIn(why: string): Evidence[] {
  let file: string | undefined;
  return [...why.matchAll(FILE)].flatMap(([, named, test, link]): Evidence[] => {
    if (named !== undefined) file = named;
    if (test !== undefined) return file === undefined ? [] : [{ file, test }];
    return link === undefined ? [{ file: named }] : [{ link }];
  });
}

/** The last part of a link to a heading, as it is made from the heading's words. */
export function anchorsIn(document: string): string[] {
  return [...document.matchAll(/^#{2,3} (.+)$/gm)].map(([, words]) =>
    words
      .toLowerCase()
      .replaceAll(/[^\p{L}\p{N} -]/gu, '')
      .replaceAll(' ', '-'),
  );
}
