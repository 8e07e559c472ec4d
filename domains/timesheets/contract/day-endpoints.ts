import { PLANNING } from '@hearth/kit/constants';
import { brand, endpoint } from '@hearth/kit/endpoint';
import { instant, localDate, uuid } from '@hearth/kit/schema';
import { z } from 'zod';
import { TIMESHEETS_NEED_LOCATION } from './failures.ts';

const sum = z.strictObject({ minutes: z.int(), overtime: z.int(), pay: z.int().nullable() });
export type DaySums = z.infer<typeof sum>;

export const getDayOutlook = endpoint({
  id: 'timesheets.getDayOutlook',
  method: 'GET',
  path: '/v1/brands/{id}/day_outlook',
  service: 'attendance',
  summary:
    'Returns what a day of a location comes to: hours, overtime and, for whoever sees pay, cost so far, at the end if everybody works as planned, and as planned; and who gets into overtime when.',
  access: brand('id', 'PUBLISH_SCHEDULE', { services: [...PLANNING] }),
  whileActing: 'allowed',
  params: z.object({ id: uuid }),
  query: z.object({ date: localDate }),
  answer: z.strictObject({
    so_far: sum,
    at_close: sum,
    planned: sum,
    currency: z.string().nullable(),
    /** Those whose day will have overtime, the next first. */
    overtime: z.array(
      z.strictObject({ employee_id: uuid, name: z.string(), minutes: z.int(), starts_at: instant.nullable() }),
    ),
  }),
  failures: { TIMESHEETS_NEED_LOCATION },
});
