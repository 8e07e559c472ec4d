import { findGroupGrants, revokeAsSystem } from '@hearth/domains/access/service';
import { toChangeContext } from '@hearth/domains/core/service';
import { revokeSessionsOfUser } from '@hearth/domains/identity/service';
import { localDay } from '@hearth/kit/local-day';
import type { Work } from '@hearth/platform/module';
import { announceEmployee } from '../announce.ts';
import { updateEmployeeRow } from '../queries/employee.ts';
import { findPeriods, lockEnding, markAccessEnded, worksAnywhere, worksFor } from '../queries/period.ts';
import { withdrawInvitation } from '../withdraw-invitation.ts';

type EndWork = Pick<Work<'system'>, 'db' | 'clock' | 'emit'>;

/**
 * Ends the access of somebody whose last day is over where they work: the employment is over, their invitation void, their
 * permissions in the group withdrawn, and their devices signed out if they work nowhere else. Nothing happens before that day, or
 * a second time. The last owner of a group keeps that right, since nobody could give it again.
 */
export async function endAccess(work: EndWork, employeeId: string): Promise<void> {
  const { db, clock } = work;
  const now = clock.now();
  const employee = await lockEnding(db, employeeId);
  if (employee === undefined) return;
  const today = localDay(now, employee.time_zone);
  const due = (await findPeriods(db, employeeId)).filter(
    (period) => period.access_ended_at === null && period.ends_on < today,
  );
  if (due.length === 0) return;
  for (const { id } of due) await markAccessEnded(db, id, now);
  // Employed again by now: what ended was the employment before.
  if (employee.end_date === null || employee.end_date >= today) return;
  await updateEmployeeRow(db, employee.id, { status: 'ENDED' }, now);
  await withdrawInvitation({ ...work, actor: { userId: null } }, employee.id);
  const { user_id: userId, group_id: groupId, location_id: locationId } = employee;
  if (userId !== null) await endAccount(work, groupId, userId);
  await announceEmployee(work, {
    id: employee.id,
    groupId,
    locationIds: [locationId],
    ...(userId === null ? {} : { userId }),
  });
}

async function endAccount(work: EndWork, groupId: string, userId: string): Promise<void> {
  const { db } = work;
  if (await worksFor(db, groupId, userId)) return;
  const rights = (await findGroupGrants(db, groupId)).filter((grant) => grant.userId === userId);
  for (const { id } of rights) await revokeAsSystem(db, toChangeContext(work), groupId, id);
  if (!(await worksAnywhere(db, userId))) await revokeSessionsOfUser(work, userId, 'DISABLED');
}
