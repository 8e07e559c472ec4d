import { failure, invalid, NOT_FOUND } from '@hearth/kit/failure';
import { findName } from '@hearth/domains/identity/service';
import { recordHire } from '@hearth/domains/jobs/service';
import { beginEligibility } from '@hearth/domains/eligibility/service';
import { beginOnboarding } from '@hearth/domains/onboarding/service';
import { beginAvailability } from '@hearth/domains/scheduling/service';
import { createEmployee, ensurePosition, findPositions, transferEmployee } from '@hearth/domains/team/service';
import { implement } from '@hearth/platform/module';
import type { Work } from '@hearth/platform/module';
import * as contract from '../../contract/endpoints.ts';
import { hired } from '../../contract/events.ts';
import { ALREADY_HIRED, APPLICATION_CHANGED, APPLICATION_ENDED } from '../../contract/failures.ts';
import { isOpen } from '../../rules/stages.ts';
import { lockGrantedApplication } from '../access.ts';
import { loadApplicationDetails } from '../details.ts';
import { moveTo, eventSubject } from '../moves.ts';
import { findUnjoined } from '../queries/application.ts';
import type { ApplicationRow } from '../queries/application.ts';
import { isLocationInGrant } from '../queries/location.ts';
import { notifyHired } from '../actions/tell-hired.ts';

/**
 * One transaction: the employee with position and location, the application's end, and the news; or nothing at all. Somebody who
 * works in the group already changes place and position and stays the same employee. An employment is what the house decides;
 * that an account belongs to it is decided by its owner, who is asked (`joinTeam`).
 */
export const hire = implement(contract.hire, async ({ params, body }, work) => {
  const { db, grant, actor } = work;
  const row = await lockGrantedApplication(db, grant, params.application_id);
  if (row.stage === 'HIRED') throw failure(ALREADY_HIRED);
  if (!isOpen(row.stage)) throw failure(APPLICATION_ENDED);
  if (row.version !== body.version)
    throw failure(APPLICATION_CHANGED, { current: await loadApplicationDetails(work, row) });
  if (!(await isLocationInGrant(db, grant, body.location_id)))
    throw failure(NOT_FOUND, {
      fields: [{ field: 'location_id', rule: 'known_location', message: 'is not a location that you may hire for' }],
    });
  if (body.position_id === null && body.position_name === '')
    throw invalid([{ field: 'position_name', rule: 'required', message: 'A position is needed.' }]);

  const { position_id: known } = body;
  const position = known === null ? undefined : (await findPositions(db, row.group_id)).find(({ id }) => id === known);
  if (known !== null && position === undefined)
    throw failure(NOT_FOUND, {
      fields: [{ field: 'position_id', rule: 'known_position', message: 'is not a position of this group' }],
    });

  const positionId = known ?? (await ensurePosition(db, row.group_id, body.position_name));
  const agreed = {
    groupId: row.group_id,
    userId: row.user_id,
    unjoined: await findUnjoined(db, row.group_id, row.user_id),
    locationId: body.location_id,
    positionId,
    contractMinutesPerWeek: body.contract_minutes_per_week,
    pay: body.pay,
    from: body.starts_on,
  };
  const transferred = await transferEmployee(work, agreed);
  const { id: employeeId } = transferred ?? (await employ(work, row, agreed, actor.userId));
  const { filled } = await recordHire(work, row.job_id, actor.userId);
  const mover = { side: 'EMPLOYER' as const, userId: actor.userId, name: await findName(db, actor.userId) };
  const moved = await moveTo(work, row, 'HIRED', mover, { employeeId });
  await work.emit(hired(eventSubject(row), employeeId));
  await notifyHired(work, row, {
    locationId: body.location_id,
    positionName: position?.name ?? body.position_name,
    firstDay: body.starts_on,
    hasJoined: transferred?.hasAccount === true,
  });
  return { ...(await loadApplicationDetails(work, moved)), post_filled: filled };
});

/** Makes the employee, who can work when they said so in their application until they say something else, and begins their onboarding and the check of their right to work. */
async function employ(
  work: Work,
  row: ApplicationRow,
  agreed: Omit<Parameters<typeof createEmployee>[1], 'firstName' | 'lastName' | 'email' | 'phone' | 'hireDate'> & {
    readonly from: string;
  },
  by: string,
): Promise<{ readonly id: string }> {
  const made = await createEmployee(work, {
    ...agreed,
    firstName: row.first_name,
    lastName: row.last_name,
    email: row.email === '' ? null : row.email,
    phone: row.phone,
    hireDate: agreed.from,
  });
  const employee = { id: made.id, groupId: row.group_id, startsOn: agreed.from };
  await beginAvailability(work, employee, row.availability);
  await beginOnboarding(work, { employeeId: made.id, startsOn: agreed.from, language: row.language, by });
  await beginEligibility(work, { employeeId: made.id, by });
  return made;
}
