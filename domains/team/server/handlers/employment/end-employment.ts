import { canRevokeAll } from '@hearth/domains/access/service';
import { failure, NOT_FOUND } from '@hearth/kit/failure';
import { newId } from '@hearth/kit/id';
import { inScope, SYSTEM, type Tx } from '@hearth/platform/database';
import { type Context, implement } from '@hearth/platform/module';
import * as listed from '../../../contract/endpoints.ts';
import * as contract from '../../../contract/employment-endpoints.ts';
import { EMPLOYMENT_END_UNDONE, EMPLOYMENT_ENDING } from '../../../contract/events.ts';
import {
  END_BEFORE_HIRE,
  NOT_ENDING,
  NOT_YOURS_TO_END,
  REHIRE_BLOCKED,
  REHIRE_TOO_EARLY,
  STILL_EMPLOYED,
} from '../../../contract/failures.ts';
import { findPeriodFault } from '../../../rules/employment/terms.ts';
import { payAsOf } from '../../access.ts';
import { endAccess } from '../../actions/end-access.ts';
import { localToday } from '../../actions/record-change.ts';
import { announceEmployee } from '../../announce.ts';
import { presentEmployee } from '../../present.ts';
import { type EmployeeRow, findEmployee, updateEmployeeRow } from '../../queries/employee.ts';
import { insertEvents, type NewEvent } from '../../queries/employment-event.ts';
import { deletePeriod, findPeriods, putPeriod } from '../../queries/period.ts';
import { findBlock } from '../../queries/rehire.ts';
import { tellOfEnd } from '../../tell-of-employment.ts';
import { lockOther } from './employed-person.ts';

/**
 * Sets the last day of work. The person works until then: the day after it, where they work, the employment is over and access ends.
 * A day that is over ends both at once.
 */
export const endEmployment = implement(listed.endEmployment, async ({ params, body }, context) => {
  const { db, clock, grant, actor } = context;
  const before = await lockOther(context, params.employee_id, body.version);
  if (before.hire_date !== null && body.end_date < before.hire_date) throw failure(END_BEFORE_HIRE);
  const now = clock.now();
  // Their permissions end with it, so that it is for whoever could take these away.
  if (before.user_id !== null && !(await canRevokeAll(db, actor.userId, before.user_id, now, grant.groupId)))
    throw failure(NOT_YOURS_TO_END);
  // A last day to come lets somebody who has left work again.
  if (body.end_date >= (await localToday(db, before.location_id, now))) await refuseBlocked(db, before);
  const standing = (await findPeriods(db, before.id)).find(({ ends_on: end }) => end === before.end_date);
  if (standing !== undefined) await deletePeriod(db, standing.id);
  const id = newId(now.getTime());
  const { reason = 'OTHER', note = '', release_shifts: releases = false, end_date: lastDay } = body;
  const period = { id, employee_id: before.id, starts_on: before.hire_date, ends_on: lastDay, reason, note };
  await putPeriod(db, grant.groupId, { ...period, releases_shifts: releases }, { userId: actor.userId, at: now });
  // Active until the day after: if that has come, access ends below.
  await updateEmployeeRow(db, before.id, { end_date: lastDay, status: 'ACTIVE' }, now);
  await keepEvent(context, before, { deed: 'ENDED', from: lastDay, detail: { reason } });
  await context.emit(
    EMPLOYMENT_ENDING.of({
      group_id: grant.groupId,
      topics: [`brand:${before.location_id}`],
      data: {
        employee_id: before.id,
        period_id: id,
        last_day: lastDay,
        by_user_id: actor.userId,
        releases_shifts: releases,
      },
    }),
  );
  await tellOfEnd(context, before, { lastDay });
  await inScope(db, SYSTEM, (system) => endAccess({ ...context, db: system }, before.id));
  return readAgain(context, before);
});

/** Takes the last day back. Shifts that were released go back as far as they are still open. */
export const undoEmploymentEnd = implement(listed.undoEmploymentEnd, async ({ params, body }, context) => {
  const { db, clock, grant, actor } = context;
  const before = await lockOther(context, params.employee_id, body.version);
  const period = (await findPeriods(db, before.id)).find(({ ends_on: end }) => end === before.end_date);
  if (before.end_date === null || period === undefined) throw failure(NOT_ENDING);
  await refuseBlocked(db, before);
  await deletePeriod(db, period.id);
  await updateEmployeeRow(db, before.id, { end_date: null, status: 'ACTIVE' }, clock.now());
  await keepEvent(context, before, { deed: 'END_UNDONE', from: null, detail: {} });
  await context.emit(
    EMPLOYMENT_END_UNDONE.of({
      group_id: grant.groupId,
      topics: [`brand:${before.location_id}`],
      data: { employee_id: before.id, period_id: period.id, by_user_id: actor.userId },
    }),
  );
  await tellOfEnd(context, before, { lastDay: null });
  return readAgain(context, before);
});

/** Begins another employment. What held before holds on until it is changed; permissions are given anew by whoever gives them. */
export const rehireEmployee = implement(contract.rehireEmployee, async ({ params, body }, context) => {
  const { db, clock } = context;
  const before = await lockOther(context, params.employee_id, body.version);
  if (before.status === 'ACTIVE') throw failure(STILL_EMPLOYED);
  await refuseBlocked(db, before);
  const past = (await findPeriods(db, before.id)).map((one) => ({ startsOn: one.starts_on, endsOn: one.ends_on }));
  if (findPeriodFault([...past, { startsOn: body.starts_on, endsOn: null }]) !== null) throw failure(REHIRE_TOO_EARLY);
  await updateEmployeeRow(db, before.id, { hire_date: body.starts_on, end_date: null, status: 'ACTIVE' }, clock.now());
  await keepEvent(context, before, { deed: 'REHIRED', from: body.starts_on, detail: {} });
  return readAgain(context, before);
});

/** Refuses to let somebody work again whom a note speaks against, in whatever way. */
async function refuseBlocked(tx: Tx, { id, status }: EmployeeRow): Promise<void> {
  if (status === 'ACTIVE') return;
  if ((await inScope(tx, SYSTEM, (system) => findBlock(system, id))) !== undefined) throw failure(REHIRE_BLOCKED);
}

async function keepEvent(
  { db, clock, grant, actor }: Context<'brand'>,
  row: EmployeeRow,
  event: NewEvent,
): Promise<void> {
  const by = { userId: actor.userId, at: clock.now() };
  await insertEvents(db, { groupId: grant.groupId, employeeId: row.id }, [event], by);
}

async function readAgain(context: Context<'brand'>, before: EmployeeRow) {
  const { db, clock, grant } = context;
  const now = clock.now();
  await announceEmployee(context, {
    id: before.id,
    groupId: grant.groupId,
    locationIds: [before.location_id],
    ...(before.user_id === null ? {} : { userId: before.user_id }),
  });
  const row = await findEmployee(db, grant, before.id, payAsOf(grant, now));
  if (row === undefined) throw failure(NOT_FOUND);
  return presentEmployee(db, row, now);
}
