import { PLANNING } from '@hearth/kit/constants';
import { brand, endpoint } from '@hearth/kit/endpoint';
import { reckonedDay, uuid } from '@hearth/kit/schema';
import { z } from 'zod';
import { TIMESHEETS_NEED_LOCATION } from './failures.ts';

/** A day of somebody that is far from the plan, in minutes. */
export const farDay = z.strictObject({
  employee_id: uuid,
  name: z.string(),
  date: reckonedDay,
  planned: z.int(),
  worked: z.int(),
  is_own: z.boolean(),
});
export type FarDay = z.infer<typeof farDay>;

export const listFarDays = endpoint({
  id: 'timesheets.listFarDays',
  service: 'attendance',
  method: 'GET',
  path: '/v1/brands/{id}/far_days',
  weight: 'search',
  summary:
    'Lists the days of the last two weeks on which people of a location worked further from their plan than the location allows, and whose timesheets nobody has approved, the latest first.',
  access: brand('id', 'PUBLISH_SCHEDULE', { services: [...PLANNING] }),
  whileActing: 'refused',
  params: z.object({ id: uuid }),
  answer: z.strictObject({
    from: reckonedDay,
    until: reckonedDay,
    /** From how many minutes on. */
    minutes: z.int(),
    days: z.array(farDay),
  }),
  failures: { TIMESHEETS_NEED_LOCATION },
});
