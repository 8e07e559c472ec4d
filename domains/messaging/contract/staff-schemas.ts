import { instant, uuid } from '@hearth/kit/schema';
import { z } from 'zod';
import { STAFF_BARS } from './bars.ts';

/** The managers of a location, or the person who works there. */
export const staffSide = z.enum(['LOCATION', 'STAFF']);
export type StaffSide = z.infer<typeof staffSide>;

/** A person who works at a location, and its managers. */
export const staffConversation = z.strictObject({
  id: uuid,
  location_id: uuid,
  location_name: z.string(),
  employee_id: uuid,
  person_name: z.string(),
  /** Messages of the other side that the caller’s has not read. */
  unread: z.int(),
  last_message: z.string(),
  last_message_by: staffSide.nullable(),
  last_message_at: instant.nullable(),
  /** Why the caller cannot write there; said of an opened one alone, and absent where they can. */
  cannot_write: z.enum(STAFF_BARS).optional(),
});
export type StaffConversation = z.infer<typeof staffConversation>;

export const staffMessage = z.strictObject({
  message_id: uuid,
  message_body: z.string(),
  read_at: instant.nullable(),
  from: staffSide,
  sender_name: z.string(),
  /** Whether the caller wrote it. */
  own: z.boolean(),
  sent_at: instant,
});
export type StaffMessage = z.infer<typeof staffMessage>;

/** Somewhere that the caller works, and can write to. */
export const staffPlace = z.strictObject({ location_id: uuid, location_name: z.string() });
export type StaffPlace = z.infer<typeof staffPlace>;
