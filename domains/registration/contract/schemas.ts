import { currency, optionalText, text, timeZone, uuid } from '@hearth/kit/schema';
import { z } from 'zod';

/** How a new account's address stands (reading 18). */
export const emailState = z.enum(['FREE', 'USED', 'NO_PASSWORD', 'DRAFT_NO_PASSWORD', 'HOTEL_GROUP', 'INVALID']);

/** The specification's registration payload (section 3). `user_type` only decides what is made. */
export const registration = z.strictObject({
  first_name: text(80),
  last_name: optionalText(80).default(''),
  user_type: z.enum(['CANDIDATE', 'EMPLOYER']).default('CANDIDATE'),
  registration_mode: z.enum(['NORMAL']).default('NORMAL'),
  currency: z.strictObject({ id: currency }).optional(),
  brand: z.strictObject({ name: text(120), time_zone: timeZone.optional() }).optional(),
});
export type Registration = z.infer<typeof registration>;

export const registered = z.object({
  user_id: uuid,
  user_type: z.enum(['CANDIDATE', 'EMPLOYER']),
  brand_id: uuid.nullable(),
});
