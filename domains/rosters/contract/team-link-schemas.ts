import { house } from '@hearth/domains/core/schemas';
import { instant, integer, localDate, localTime, reckonedDay, uuid } from '@hearth/kit/schema';
import { z } from 'zod';

/** A link as managers see it; its address is shown once, when it is created. */
export const teamLink = z.strictObject({
  id: uuid,
  created_at: instant,
  /** Null: by somebody whose account is gone. */
  created_by_name: z.string().nullable(),
  expires_at: instant,
  /** To the hour; null: nobody has opened it. */
  last_read_at: instant.nullable(),
});
export type TeamLink = z.infer<typeof teamLink>;

/** For how many days a new link works. */
export const linkDays = integer(1, 366);

/** A published shift as whoever has the link sees it: no note, no breaks, nothing about pay. */
const sharedShift = z.strictObject({
  id: uuid,
  date: localDate,
  start: localTime,
  end: localTime,
  /** One of `people`; null: nobody holds it yet. */
  employee_id: z.string().nullable(),
  position_id: uuid.nullable(),
  station: z.string(),
});

/** A published week behind a link. */
export const sharedWeek = z.strictObject({
  house,
  location: z.strictObject({ name: z.string(), time_zone: z.string() }),
  /** The first day of the week that is shown, of the one before and of the one after it, as far as the link reaches. */
  week: reckonedDay,
  earlier: reckonedDay.nullable(),
  later: reckonedDay.nullable(),
  /** Today at the location. */
  today: reckonedDay,
  /** When a shift of the week was published last; null: none is. */
  published_at: instant.nullable(),
  /** Who has a shift in it, by numbers that mean nothing elsewhere and the name as far as the location shows it. */
  people: z.array(z.strictObject({ employee_id: z.string(), name: z.string(), position_id: uuid.nullable() })),
  positions: z.array(z.strictObject({ id: uuid, name: z.string(), department: z.string().nullable() })),
  shifts: z.array(sharedShift),
});
export type SharedWeek = z.infer<typeof sharedWeek>;
