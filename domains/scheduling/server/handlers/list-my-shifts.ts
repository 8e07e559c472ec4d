import { failure } from '@hearth/kit/failure';
import { implement } from '@hearth/platform/module';
import { findMyEmployments } from '@hearth/domains/team/service';
import * as contract from '../../contract/endpoints.ts';
import { DATES_REVERSED, RANGE_TOO_LONG } from '../../contract/failures.ts';
import { MAX_RANGE_DAYS } from '../../rules/limits.ts';
import { dayNumber } from '../../rules/time.ts';
import { presentMyShift } from '../present.ts';
import { findPlaceNames } from '../queries/place.ts';
import { findPublishedOf } from '../queries/published-shift.ts';

/** Published shifts only: a draft is nobody's shift yet. */
export const listMyShifts = implement(contract.listMyShifts, async ({ query }, { db }) => {
  if (query.to < query.from) throw failure(DATES_REVERSED);
  if (dayNumber(query.to) - dayNumber(query.from) > MAX_RANGE_DAYS)
    throw failure(RANGE_TOO_LONG, { most: MAX_RANGE_DAYS });
  const ids = (await findMyEmployments(db)).map((employment) => employment.id);
  const rows = await findPublishedOf(db, ids, query);
  const places = await findPlaceNames(db, [...new Set(rows.map((row) => row.location_id))]);
  const shifts = rows.flatMap((row) =>
    row.employee_id === null ? [] : presentMyShift(row, row.employee_id, places.get(row.location_id)),
  );
  return { shifts };
});
