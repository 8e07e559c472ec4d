import { failure } from '@hearth/kit/failure';
import { implement } from '@hearth/platform/module';
import { DATES_REVERSED, RANGE_TOO_LONG } from '../../../contract/failures.ts';
import { listMyReceipts as contract } from '../../../contract/receipt-endpoints.ts';
import { dayNumber } from '../../../rules/hours/time.ts';
import { MAX_RANGE_DAYS } from '../../../rules/limits.ts';
import { findMyWaiting } from '../../queries/receipt.ts';

export const listMyReceipts = implement(contract, async ({ query }, { db }) => {
  if (query.to < query.from) throw failure(DATES_REVERSED);
  if (dayNumber(query.to) - dayNumber(query.from) > MAX_RANGE_DAYS)
    throw failure(RANGE_TOO_LONG, { most: MAX_RANGE_DAYS });
  const rows = await findMyWaiting(db, query);
  return {
    receipts: rows.map((row) => ({
      publication_id: row.publication_id,
      location: { id: row.location_id, name: row.place_name ?? '' },
      week: row.week,
      asked_at: row.asked_at.toISOString(),
    })),
  };
});
