import { parseAs } from '@samsara/protocol';
import type { GenericSchema, InferOutput } from 'valibot';
import { Refused } from './refusals.ts';

/** What came from outside, in the form the schema asks for, or a refusal. */
export function inForm<S extends GenericSchema>(schema: S, given: unknown): InferOutput<S> {
  const parsed = parseAs(schema, given);
  if (parsed.ok) return parsed.value;
  const { code, ...more } = parsed.reason;
  throw new Refused(code, more);
}
