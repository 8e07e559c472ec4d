import { editingFailures } from '@hearth/domains/scheduling/contract';
import { addDays, findShiftProblem } from '@hearth/domains/scheduling/rules';
import type { ScheduleLocation } from '@hearth/domains/scheduling/service';
import { findAttachedTo, findPositions } from '@hearth/domains/team/service';
import type { BrandGrant } from '@hearth/kit/access';
import { failure, NOT_FOUND } from '@hearth/kit/failure';
import type { Tx } from '@hearth/platform/database';
import { RECURRING_SHIFT_DAYS, RECURRING_SHIFT_NEVER, RECURRING_SHIFT_QUANTITY } from '../../contract/failures.ts';
import { findDates, type Recurrence, type RecurringContent } from '../../rules/recurrence.ts';
import { lockRecurringShift, type RecurringRow } from '../queries/recurring-shift.ts';

const NEXT_WITHIN_DAYS = 91;

/** Refuses a recurring shift that could never be one, or whose person or position is not of the caller's location and departments. */
export async function refuseWrongSeries(
  tx: Tx,
  { place, grant }: { readonly place: ScheduleLocation; readonly grant: BrandGrant },
  wanted: Recurrence & RecurringContent,
): Promise<void> {
  const { starts_on: first, ends_on: last, employee_id: holder } = wanted;
  if (last !== null && last < first) throw failure(RECURRING_SHIFT_DAYS);
  if (findDates(wanted, { from: first, to: addDays(first, NEXT_WITHIN_DAYS) }, place.week_start).length === 0)
    throw failure(RECURRING_SHIFT_NEVER);
  if (holder !== null && wanted.quantity > 1) throw failure(RECURRING_SHIFT_QUANTITY);
  const problem = findShiftProblem({ ...wanted, date: first });
  if (problem !== undefined) throw failure(editingFailures[problem]);
  if (holder !== null && !(await findAttachedTo(tx, place.id, [holder])).has(holder))
    throw failure(editingFailures.UNKNOWN_PERSON, { employee_id: holder });
  await refusePosition(tx, grant, wanted.position_id);
}

async function refusePosition(tx: Tx, grant: BrandGrant, positionId: string | null): Promise<void> {
  const position = (await findPositions(tx, grant.groupId)).find(({ id }) => id === positionId);
  if (positionId !== null && position === undefined)
    throw failure(editingFailures.UNKNOWN_POSITION, { position_id: positionId });
  if (grant.codes !== null && !(position !== undefined && grant.codes.includes(position.department)))
    throw failure(editingFailures.POSITION_NOT_ALLOWED);
}

/** Gets a recurring shift of the caller's location and departments and locks it; anything else is NOT_FOUND. */
export async function lockOwnSeries(tx: Tx, grant: BrandGrant, id: string): Promise<RecurringRow> {
  const row = await lockRecurringShift(tx, grant.brandId, id);
  if (row === undefined) throw failure(NOT_FOUND);
  await refusePosition(tx, grant, row.position_id);
  return row;
}
