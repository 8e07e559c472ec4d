import { department } from '@hearth/domains/team/schemas';
import { line, localDate, optionalText, rowVersion, text, uuid } from '@hearth/kit/schema';
import { z } from 'zod';

/** `CLOSED`: closed for business, shifts are warned of and copies leave the day out. */
export const dayNoteKind = z.enum(['NOTE', 'EVENT', 'CLOSED']);
export type DayNoteKind = z.infer<typeof dayNoteKind>;

/** What managers write on some days. */
export const dayNoteContent = z.strictObject({
  kind: dayNoteKind,
  starts_on: localDate,
  ends_on: localDate,
  /** On the same days of each year, from the first one on. */
  is_yearly: z.boolean(),
  /** `STAFF`: everybody who works there. `MANAGERS`: whoever sees the schedule. A closed day is for everybody. */
  audience: z.enum(['STAFF', 'MANAGERS']),
  content: text(200),
});
export type DayNoteContent = z.infer<typeof dayNoteContent>;

/** A note as a place sees it: its own, or one of a brand above, which is edited there. */
export const dayNote = dayNoteContent.extend({
  id: uuid,
  brand_id: uuid,
  brand_name: z.string(),
  version: rowVersion,
  is_own: z.boolean(),
});
export type DayNote = z.infer<typeof dayNote>;

/** A note as somebody who works there reads it. */
export const myDayNote = z.strictObject({
  id: uuid,
  kind: dayNoteKind,
  starts_on: localDate,
  ends_on: localDate,
  is_yearly: z.boolean(),
  content: z.string(),
  /** The reader's own places of work where it holds. */
  locations: z.array(z.strictObject({ id: uuid, name: z.string() })),
});
export type MyDayNote = z.infer<typeof myDayNote>;

/** Days on which a place is closed for business. */
export type ClosedForBusiness = Pick<DayNoteContent, 'starts_on' | 'ends_on' | 'is_yearly'>;

/** Where people work within a location. */
export const stationContent = z.strictObject({
  name: line(60),
  /** The department that it belongs to; its colour is that of the department. */
  department: department.nullable(),
  /** What wages that are worked there are booked on; empty for none. */
  cost_centre: optionalText(40),
});
export type StationContent = z.infer<typeof stationContent>;

export const station = stationContent.extend({
  id: uuid,
  /** What it was called before: shifts of earlier weeks still say so. */
  former_names: z.array(z.string()),
  is_archived: z.boolean(),
  version: rowVersion,
});
export type Station = z.infer<typeof station>;

/** A station as a schedule needs it. */
export const plannedStation = station.pick({
  name: true,
  former_names: true,
  department: true,
  cost_centre: true,
  is_archived: true,
});
export type PlannedStation = z.infer<typeof plannedStation>;
