import { findSample } from '@hearth/platform/http/api-document/sample';
import type { z } from 'zod';

/** An answer that a schema accepts. Throws when it finds none, so that a page never meets an answer that the server could not give. */
export function sampleAnswer<S extends z.ZodType>(schema: S): z.output<S> {
  const sample = findSample(schema, 'output');
  if (sample === undefined)
    throw new Error(`No sample found: ${schema.safeParse(undefined).error?.message ?? 'an answer is refused'}`);
  return sample as z.output<S>;
}
