import { PLANNING } from '@hearth/kit/constants';
import { brand, endpoint, signedIn } from '@hearth/kit/endpoint';
import { instant, localDate, uuid } from '@hearth/kit/schema';
import { z } from 'zod';
import { DATES_REVERSED, RANGE_TOO_LONG, RECEIPT_OUTDATED, SCHEDULE_NEEDS_LOCATION } from './failures.ts';
import { myReceipt, publicationReceipt } from './receipt-schemas.ts';

const service = 'scheduling';
const ofWeek = {
  service,
  whileActing: 'allowed',
  access: brand('id', 'PUBLISH_SCHEDULE', { services: PLANNING }),
  params: z.object({ id: uuid }),
} as const;

export const listPublicationReceipts = endpoint({
  id: 'scheduling.listPublicationReceipts',
  method: 'GET',
  path: '/v1/brands/{id}/schedule/receipts',
  ...ofWeek,
  summary: 'Lists who has seen the newest publication of a week that changed their own shifts.',
  query: z.object({ week: localDate }),
  answer: z.strictObject({
    week: localDate,
    /** Of those with an account: others cannot confirm anything. */
    asked_count: z.int(),
    seen_count: z.int(),
    people: z.array(publicationReceipt),
  }),
  failures: { SCHEDULE_NEEDS_LOCATION },
});

export const remindOfPublication = endpoint({
  id: 'scheduling.remindOfPublication',
  method: 'POST',
  path: '/v1/brands/{id}/schedule/receipts/reminders',
  ...ofWeek,
  summary: 'Reminds everyone who has not confirmed their shifts of a week, each at most once a day.',
  whileActing: 'refused',
  body: z.strictObject({ week: localDate }),
  answer: z.strictObject({ reminded_count: z.int() }),
  changes: () => [listPublicationReceipts],
  failures: { SCHEDULE_NEEDS_LOCATION },
});

export const listMyReceipts = endpoint({
  id: 'scheduling.listMyReceipts',
  method: 'GET',
  path: '/v1/my/receipts',
  service,
  summary: 'Lists the publications that changed shifts of the signed-in person and that they have yet to confirm.',
  access: signedIn(),
  whileActing: 'allowed',
  /** Weeks that begin on these days. */
  query: z.object({ from: localDate, to: localDate }),
  answer: z.strictObject({ receipts: z.array(myReceipt) }),
  failures: { DATES_REVERSED, RANGE_TOO_LONG },
});

export const confirmMyReceipt = endpoint({
  id: 'scheduling.confirmMyReceipt',
  method: 'POST',
  path: '/v1/my/receipts/{publication_id}/confirmation',
  service,
  summary:
    'Confirms that the signed-in person has seen their shifts of a publication. Confirming twice changes nothing.',
  access: signedIn(),
  whileActing: 'refused',
  params: z.object({ publication_id: uuid }),
  answer: z.strictObject({ seen_at: instant }),
  changes: () => [listMyReceipts],
  failures: { RECEIPT_OUTDATED },
});
