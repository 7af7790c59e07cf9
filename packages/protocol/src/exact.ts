import * as v from 'valibot';

/** Something that was received, in exactly the form of its schema: a field that the schema does not know is a fault too. */
export function exactly<S extends v.GenericSchema>(schema: S, given: unknown): v.InferOutput<S> {
  const result = v.safeParse(schema, given);
  if (!result.success) {
    const faults = result.issues.map((issue) => `${v.getDotPath(issue) ?? ''}: ${issue.message}`);
    throw new Error(`not in the form of its schema: ${faults.join('; ')}`);
  }
  const unknown = unknownField(given, result.output, []);
  if (unknown !== undefined) throw new Error(`no field of its schema: ${unknown}`);
  return result.output;
}

/** Where something was given that the schema left out. */
function unknownField(given: unknown, kept: unknown, path: readonly string[]): string | undefined {
  if (given === kept || !isObject(given) || !isObject(kept)) return undefined;
  for (const [key, value] of Object.entries(given)) {
    const place = [...path, key];
    const found = key in kept ? unknownField(value, kept[key], place) : place.join('.');
    if (found !== undefined) return found;
  }
  return undefined;
}

function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null;
}
