import { editingFailures } from '@hearth/domains/scheduling/contract';
import { savedShifts } from '@hearth/domains/scheduling/schemas';
import { PLANNING } from '@hearth/kit/constants';
import { brand, endpoint } from '@hearth/kit/endpoint';
import { localDate, senderKey, uuid } from '@hearth/kit/schema';
import { z } from 'zod';
import {
  AUTO_FILL_CHANGED,
  AUTO_FILL_NOTHING,
  AUTO_FILL_OVER,
  AUTO_FILL_RUNNING,
  AUTO_FILL_TOO_LARGE,
  AUTO_FILL_TOO_MANY,
} from './failures.ts';
import { autoFill, fillGoals } from './schemas.ts';

const { SCHEDULE_NEEDS_LOCATION } = editingFailures;
const atBrand = z.object({ id: uuid });
const oneFill = z.object({ id: uuid, fill_id: uuid });
const planning = {
  service: 'scheduling',
  whileActing: 'allowed',
  access: brand('id', 'EDIT_SCHEDULE', { condition: 'POSITION_CATEGORY', services: PLANNING }),
} as const;

export const getAutoFill = endpoint({
  id: 'autoFill.getAutoFill',
  method: 'GET',
  path: '/v1/brands/{id}/auto_fills/latest',
  ...planning,
  summary:
    'Returns the caller’s latest search for people for the open shifts of a week, with its progress or its result.',
  params: atBrand,
  /** Any day of the week. */
  query: z.object({ week: localDate }),
  answer: z.strictObject({ fill: autoFill.nullable() }),
  failures: { SCHEDULE_NEEDS_LOCATION },
});

export const startAutoFill = endpoint({
  id: 'autoFill.startAutoFill',
  weight: 'search',
  method: 'POST',
  path: '/v1/brands/{id}/auto_fills',
  ...planning,
  summary:
    'Starts to look for people for the open shifts of a week in the background. Assigned and published shifts stay as they are, and nothing is saved until the result is accepted.',
  params: atBrand,
  body: z.strictObject({
    idempotency_key: senderKey,
    /** Any day of the week. */
    week: localDate,
    goals: fillGoals,
    /** Open shifts that staff have already seen are filled, too. */
    with_published: z.boolean(),
  }),
  answer: autoFill,
  changes: () => [getAutoFill],
  failures: { SCHEDULE_NEEDS_LOCATION, AUTO_FILL_NOTHING, AUTO_FILL_RUNNING, AUTO_FILL_TOO_LARGE, AUTO_FILL_TOO_MANY },
});

export const stopAutoFill = endpoint({
  id: 'autoFill.stopAutoFill',
  method: 'POST',
  path: '/v1/brands/{id}/auto_fills/{fill_id}/stop',
  ...planning,
  summary: 'Ends a search early; the best that it has found is kept as its result.',
  params: oneFill,
  answer: autoFill,
  changes: () => [getAutoFill],
  failures: { AUTO_FILL_OVER },
});

export const acceptAutoFill = endpoint({
  id: 'autoFill.acceptAutoFill',
  weight: 'search',
  method: 'POST',
  path: '/v1/brands/{id}/auto_fills/{fill_id}/acceptance',
  ...planning,
  summary: 'Assigns the shifts of a result as drafts, all in one step that saves like any other edit.',
  params: oneFill,
  body: z.strictObject({
    idempotency_key: senderKey,
    /** Leave out shifts that others have changed since; otherwise nothing is saved as soon as there is one. */
    skip_changed: z.boolean(),
  }),
  answer: savedShifts.extend({
    assigned_ids: z.array(uuid),
    /** Left out, because somebody else changed them or their person’s week. */
    skipped_ids: z.array(uuid),
  }),
  // The page that sent it takes in its answer; others hear of it by the event.
  changes: () => [getAutoFill],
  failures: { ...editingFailures, AUTO_FILL_CHANGED, AUTO_FILL_OVER, AUTO_FILL_TOO_LARGE },
});

export const dropAutoFill = endpoint({
  id: 'autoFill.dropAutoFill',
  method: 'POST',
  path: '/v1/brands/{id}/auto_fills/{fill_id}/drop',
  ...planning,
  summary: 'Discards a result. The schedule stays as it is.',
  params: oneFill,
  answer: autoFill,
  changes: () => [getAutoFill],
  failures: { AUTO_FILL_OVER },
});
