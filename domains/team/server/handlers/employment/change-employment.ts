import { failure, invalid, NOT_FOUND } from '@hearth/kit/failure';
import { implement } from '@hearth/platform/module';
import * as contract from '../../../contract/employment-endpoints.ts';
import type { EmploymentChangeBody } from '../../../contract/employment-schemas.ts';
import {
  CHANGE_HAS_BEGUN,
  CHANGE_OUTSIDE_EMPLOYMENT,
  FURTHER_TWICE,
  PATTERN_SUM,
  PAY_NOT_ALLOWED,
} from '../../../contract/failures.ts';
import { EMPLOYMENT_MOVE_WITHDRAWN } from '../../../contract/events.ts';
import { type EmploymentChange, findChangeFault } from '../../../rules/employment/terms.ts';
import { refuseForeign } from '../../access.ts';
import { type ChangeWork, localToday, recordChange, recordPay } from '../../actions/record-change.ts';
import { announceEmployee } from '../../announce.ts';
import { deleteComingRate, type EmployeeRow, findEmployee, updateEmployeeRow } from '../../queries/employee.ts';
import { insertEvents } from '../../queries/employment-event.ts';
import { deleteComingTerm } from '../../queries/term.ts';
import { tellOfChange } from '../../tell-of-employment.ts';
import { lockOther, presentEmployment } from './employed-person.ts';

const PROBLEMS = { OUTSIDE_EMPLOYMENT: CHANGE_OUTSIDE_EMPLOYMENT, TWICE: FURTHER_TWICE, PATTERN_SUM };

/** Writes what holds from a day on. A change of today or before is seen at once; the person is told. */
export const changeEmployment = implement(contract.changeEmployment, async ({ params, body }, context) => {
  const { db, clock } = context;
  const before = await lockOther(context, params.employee_id, body.version);
  await refuseUnknown(context, body);
  const change = toChange(body);
  const fault = findChangeFault(change, { startsOn: before.hire_date, endsOn: before.end_date });
  if (fault !== null) throw failure(PROBLEMS[fault.problem], { field: fault.field });
  const today = await localToday(db, before.location_id, clock.now());
  await recordChange(context, before, change, today);
  if (body.pay !== undefined) await recordPay(context, before, body);
  // Whoever looks at an older version has to look again, also where nothing changes today.
  await updateEmployeeRow(db, before.id, {}, clock.now());
  await tellOfChange(context, before, { from: body.from });
  return readAgain(context, before);
});

export const withdrawEmploymentChange = implement(
  contract.withdrawEmploymentChange,
  async ({ params, body }, context) => {
    const { db, clock, grant, actor } = context;
    const before = await lockOther(context, params.employee_id, body.version);
    const { part, from } = body;
    if (part === 'PAY' && !grant.holds('VIEW_PAY')) throw failure(PAY_NOT_ALLOWED);
    const after = await localToday(db, before.location_id, clock.now());
    const found =
      part === 'PAY'
        ? await deleteComingRate(db, before.id, {
            positionId: body.position_id ?? null,
            locationId: body.location_id ?? null,
            from,
            after,
          })
        : await deleteComingTerm(db, before.id, { part, from, after });
    if (!found) throw failure(CHANGE_HAS_BEGUN);
    if (part === 'PLACES' || part === 'POSITIONS')
      await context.emit(
        EMPLOYMENT_MOVE_WITHDRAWN.of({
          group_id: grant.groupId,
          topics: [`brand:${before.location_id}`],
          data: { employee_id: before.id, from, by_user_id: actor.userId },
        }),
      );
    const of = { groupId: grant.groupId, employeeId: before.id };
    const by = { userId: actor.userId, at: clock.now() };
    await insertEvents(db, of, [{ deed: 'WITHDRAWN', from, detail: {} }], by);
    await updateEmployeeRow(db, before.id, {}, clock.now());
    await tellOfChange(context, before, { from });
    return readAgain(context, before);
  },
);

function toChange({ from, places, positions, contract: hours }: EmploymentChangeBody): EmploymentChange {
  return {
    from,
    PLACES: places && { locationId: places.location_id, furtherIds: places.further_ids },
    POSITIONS: positions && { positionId: positions.position_id, furtherIds: positions.further_ids },
    CONTRACT: hours && { minutesPerWeek: hours.minutes_per_week, pattern: hours.pattern },
  };
}

/** Refuses locations, positions and pay that the caller may not write, one by one. */
async function refuseUnknown({ db, grant }: ChangeWork, body: EmploymentChangeBody): Promise<void> {
  const { places, positions, pay = [] } = body;
  if (pay.length > 0 && !grant.holds('VIEW_PAY')) throw failure(PAY_NOT_ALLOWED);
  // A person's own pay holds everywhere and never ends: written otherwise, it would be paid in more places than was meant.
  const at = pay.findIndex((one) => one.position_id === null && (one.location_id !== null || one.rate === null));
  if (at !== -1)
    throw invalid([
      { field: `pay.${at}.position_id`, rule: 'required', message: 'must name the position that is paid differently' },
    ]);
  const locations = [
    ...(places === undefined ? [] : [places.location_id, ...places.further_ids]),
    ...pay.flatMap((one) => one.location_id ?? []),
  ];
  await refuseForeign(db, grant, { secondary_location_ids: locations });
  const held = positions === undefined ? [] : [positions.position_id, ...positions.further_ids];
  for (const id of new Set([...held, ...pay.flatMap((one) => one.position_id ?? [])]))
    await refuseForeign(db, grant, { position_id: id });
}

async function readAgain(context: Parameters<typeof lockOther>[0] & ChangeWork, before: EmployeeRow) {
  const { db, grant } = context;
  const row = await findEmployee(db, grant, before.id, null);
  if (row === undefined) throw failure(NOT_FOUND);
  await announceEmployee(context, {
    id: row.id,
    groupId: grant.groupId,
    locationIds: [before.location_id, row.location_id],
    ...(row.user_id === null ? {} : { userId: row.user_id }),
  });
  return presentEmployment(context, row);
}
