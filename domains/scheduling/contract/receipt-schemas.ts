import { instant, localDate, uuid } from '@hearth/kit/schema';
import { z } from 'zod';

/** Whether somebody has seen their shifts of a week as they were last published. */
export const publicationReceipt = z.strictObject({
  employee_id: uuid,
  first_name: z.string(),
  last_name: z.string(),
  /** Without an account nobody can confirm, and nobody is reminded. */
  has_login: z.boolean(),
  asked_at: instant,
  seen_at: instant.nullable(),
  /** The day of the last reminder, at the location. */
  reminded_on: localDate.nullable(),
});
export type PublicationReceipt = z.infer<typeof publicationReceipt>;

/** Shifts of the signed-in person that were published and that they have yet to confirm. */
export const myReceipt = z.strictObject({
  publication_id: uuid,
  location: z.strictObject({ id: uuid, name: z.string() }),
  week: localDate,
  asked_at: instant,
});
export type MyReceipt = z.infer<typeof myReceipt>;
