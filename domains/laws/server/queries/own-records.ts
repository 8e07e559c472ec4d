import { ownRows } from '@hearth/platform/database/own-records';

/** What somebody takes along of what laws asked employers to pay for late changes of their shifts. */
export const lawRecords = [
  ownRows('premiums', 'laws.premium', {
    columns: [
      'group_id',
      'location_id',
      'on_day',
      'rule',
      'law',
      'paragraph',
      'change',
      'reason',
      'note',
      'is_exempt',
      'notice_minutes',
      'paid_minutes',
      'amount',
      'currency',
      'before',
      'after',
      'at',
    ],
    order: ['at', 'id'],
  }),
];
