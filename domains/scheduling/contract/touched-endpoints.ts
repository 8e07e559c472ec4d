import { brand, endpoint } from '@hearth/kit/endpoint';
import { listParameter, localDate, uuid } from '@hearth/kit/schema';
import { z } from 'zod';

/** Why a shift of somebody doesn't fit a change of their employment. */
export const touchedReason = z.enum(['AFTER_LAST_DAY', 'LOCATION_LEFT', 'POSITION_NOT_HELD']);
export type TouchedReason = z.infer<typeof touchedReason>;

export const previewEmploymentChange = endpoint({
  id: 'scheduling.previewEmploymentChange',
  method: 'GET',
  path: '/v1/brands/{id}/employees/{employee_id}/touched_shifts',
  service: 'scheduling',
  summary:
    'Counts the shifts of an employee that a change of their employment would touch, by week. Nothing is changed.',
  access: brand('id', 'MANAGE_TEAM', { condition: 'POSITION_CATEGORY' }),
  whileActing: 'allowed',
  params: z.object({ id: uuid, employee_id: uuid }),
  query: z.object({
    /** The day on which the change begins. */
    from: localDate,
    /** The last day of work, if one is set. */
    last_day: localDate.optional(),
    /** All locations where the person works from then on, if they change. */
    location_ids: listParameter(uuid).optional(),
    /** All positions that the person holds from then on, if they change. */
    position_ids: listParameter(uuid).optional(),
  }),
  answer: z.strictObject({
    weeks: z.array(
      z.strictObject({
        location_id: uuid,
        location_name: z.string(),
        /** The first day of the week, as the location counts weeks. */
        week: localDate,
        why: touchedReason,
        shifts: z.int(),
        /** Of `shifts`, those that staff see. */
        published: z.int(),
      }),
    ),
  }),
});
