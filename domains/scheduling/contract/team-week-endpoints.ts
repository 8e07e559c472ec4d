import { endpoint, signedIn } from '@hearth/kit/endpoint';
import { NOT_FOUND } from '@hearth/kit/failure';
import { localDate, localTime, reckonedDay, uuid } from '@hearth/kit/schema';
import { z } from 'zod';
import { teamView } from './setting-schemas.ts';

const place = z.strictObject({ id: uuid, name: z.string() });

/** A published shift as colleagues see it: when, as what and where; no note, nothing about pay. */
const colleagueShift = z.strictObject({
  id: uuid,
  date: localDate,
  start: localTime,
  end: localTime,
  position_name: z.string().nullable(),
  station: z.string(),
});

const colleague = z.strictObject({
  employee_id: uuid,
  name: z.string(),
  /** Whether it is the reader. */
  is_own: z.boolean(),
  shifts: z.array(colleagueShift),
});
export type Colleague = z.infer<typeof colleague>;

const teamWeek = z.strictObject({
  /** The first day of the week that is shown, as the location counts weeks. */
  week: reckonedDay,
  /** Where the reader works. */
  locations: z.array(place),
  /** The one that is shown; null for whoever works nowhere. */
  location: place.nullable(),
  shows: teamView,
  /** Who has a published shift in the week and is seen by the reader; pages sort them as the reader's language does. */
  people: z.array(colleague),
});
export type TeamWeek = z.infer<typeof teamWeek>;

export const getMyTeamWeek = endpoint({
  id: 'scheduling.getMyTeamWeek',
  method: 'GET',
  path: '/v1/my/team_week',
  service: 'scheduling',
  whileActing: 'allowed',
  summary:
    'Returns the published shifts of the colleagues of the signed-in person in a week, as far as the location shows them to staff.',
  access: signedIn(),
  query: z.object({
    /** Any day of the week wanted; without it, this week. */
    week: localDate.optional(),
    /** One of the locations where the person works; without it, the main one. */
    location_id: uuid.optional(),
  }),
  answer: teamWeek,
  failures: { NOT_FOUND },
});
