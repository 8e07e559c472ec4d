import { z } from 'zod';
import { publication } from './schemas.ts';

/** A version of a week in its list. */
export const listedPublication = publication.extend({
  /** Staff were shown changes, the week was taken back from them, or shifts changed hands at their own request. */
  kind: z.enum(['PUBLISHED', 'WITHDRAWN', 'SHIFT_REQUEST']),
  published_by_name: z.string(),
  /** Why it was taken back; empty otherwise. */
  reason: z.string(),
});
export type ListedPublication = z.infer<typeof listedPublication>;
