import { premiumLine } from '@hearth/domains/laws/schemas';
import { PLANNING } from '@hearth/kit/constants';
import { brand, endpoint } from '@hearth/kit/endpoint';
import { localDate, rowVersion, senderKey, text, uuid } from '@hearth/kit/schema';
import { z } from 'zod';
import { getSchedule, listPublications } from './endpoints.ts';
import { CONFLICT_STALE, NOTHING_TO_WITHDRAW, SCHEDULE_NEEDS_LOCATION } from './failures.ts';
import { publication, publishDiff, shiftContent } from './schemas.ts';

export const unpublishSchedule = endpoint({
  id: 'scheduling.unpublishSchedule',
  method: 'POST',
  path: '/v1/brands/{id}/schedule/publications/withdrawals',
  service: 'scheduling',
  whileActing: 'allowed',
  summary:
    'Takes a week back from staff: its shifts that have not started become drafts again, and everyone who had one is notified.',
  access: brand('id', 'PUBLISH_SCHEDULE', { services: PLANNING }),
  params: z.object({ id: uuid }),
  body: z.strictObject({
    idempotency_key: senderKey,
    week: localDate,
    /** The version that was on the screen. */
    version: rowVersion,
    /** Staff read it in the notice. */
    reason: text(300),
  }),
  answer: z.strictObject({
    publication,
    diff: publishDiff,
    version: rowVersion,
    /** Of `people_count` those who have an account, and so are notified. */
    notified_count: z.int(),
  }),
  changes: () => [getSchedule, listPublications],
  failures: { CONFLICT_STALE, NOTHING_TO_WITHDRAW, SCHEDULE_NEEDS_LOCATION },
});

export const getVersionShifts = endpoint({
  id: 'scheduling.getVersionShifts',
  method: 'GET',
  path: '/v1/brands/{id}/schedule/publications/{publication_id}/shifts',
  service: 'scheduling',
  whileActing: 'allowed',
  summary:
    'Returns what staff saw of a week after a publication, as far as the caller may plan it, to bring it back as drafts.',
  access: brand('id', 'EDIT_SCHEDULE', { condition: 'POSITION_CATEGORY', services: PLANNING }),
  params: z.object({ id: uuid, publication_id: uuid }),
  answer: z.strictObject({
    week: localDate,
    number: z.int(),
    /** Without shifts that were moved to another week since. */
    shifts: z.array(z.strictObject({ shift_id: uuid, content: shiftContent })),
  }),
});

export const previewShiftPremiums = endpoint({
  id: 'scheduling.previewShiftPremiums',
  method: 'POST',
  path: '/v1/brands/{id}/schedule/premium_preview',
  service: 'scheduling',
  whileActing: 'allowed',
  summary:
    'Previews what laws ask for changes of published shifts before they are made: for each the rule and, for whoever sees pay, the amount.',
  access: brand('id', 'EDIT_SCHEDULE', { condition: 'POSITION_CATEGORY', services: PLANNING }),
  params: z.object({ id: uuid }),
  body: z.strictObject({
    /** `after` is null where the shift would be removed. */
    changes: z
      .array(z.strictObject({ shift_id: uuid, after: shiftContent.nullable() }))
      .min(1)
      .max(100),
  }),
  answer: z.strictObject({ premiums: z.array(premiumLine) }),
  failures: { SCHEDULE_NEEDS_LOCATION },
});
