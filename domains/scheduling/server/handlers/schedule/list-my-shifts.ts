import { failure } from '@hearth/kit/failure';
import { implement } from '@hearth/platform/module';
import * as contract from '../../../contract/endpoints.ts';
import { DATES_REVERSED, RANGE_TOO_LONG } from '../../../contract/failures.ts';
import { MAX_RANGE_DAYS } from '../../../rules/limits.ts';
import { dayNumber } from '../../../rules/hours/time.ts';
import { presentMyShift } from '../../present.ts';
import { findMyPublished } from '../../queries/published-shift.ts';

/** Published shifts only: a draft is nobody's shift yet. */
export const listMyShifts = implement(contract.listMyShifts, async ({ query }, { db }) => {
  if (query.to < query.from) throw failure(DATES_REVERSED);
  if (dayNumber(query.to) - dayNumber(query.from) > MAX_RANGE_DAYS)
    throw failure(RANGE_TOO_LONG, { most: MAX_RANGE_DAYS });
  const rows = await findMyPublished(db, query);
  return {
    shifts: rows.map((row) =>
      presentMyShift(row, row.employee_id, { name: row.place_name ?? '', address: row.address, city: row.city }),
    ),
  };
});
