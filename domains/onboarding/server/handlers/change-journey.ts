import { failure, NOT_FOUND } from '@hearth/kit/failure';
import { inScope, SYSTEM } from '@hearth/platform/database';
import { implement } from '@hearth/platform/module';
import * as contract from '../../contract/endpoints.ts';
import { ONBOARDING_REASON_MISSING } from '../../contract/failures.ts';
import { getReachedJourney, lockUnderWay, refuseOwn } from '../access.ts';
import { onboardingChanged } from '../announce.ts';
import { cancel } from '../cancel.ts';
import { presentJourney } from '../present.ts';
import { insertChanges } from '../queries/change.ts';
import { findReachedHire, journeyRows } from '../queries/journey.ts';
import { settleSide, tellBuddy } from '../tell.ts';

/** A buddy is a colleague whom the caller may see, and not the new hire themselves. */
export const setBuddy = implement(contract.setBuddy, async ({ params, body }, work) => {
  const { db, grant, actor, clock } = work;
  const before = await lockUnderWay(db, grant, params.journey_id);
  const { employee_id: buddyId, version } = body;
  const buddy = buddyId === null ? undefined : await findReachedHire(db, grant, buddyId);
  if (buddyId !== null && (buddy === undefined || !buddy.is_active || buddyId === before.employee_id))
    throw failure(NOT_FOUND, {
      fields: [{ field: 'employee_id', rule: 'known_position', message: 'is not a colleague' }],
    });
  await journeyRows.replace(db, { id: before.id, version }, { buddy_id: buddyId });
  const { group_id: groupId, employee_id: employeeId } = before;
  const deed = { about: 'JOURNEY', action: 'BUDDY', aboutId: before.id, groupId, employeeId } as const;
  await insertChanges(db, [{ ...deed, by: actor.userId, at: clock.now(), detail: { buddy_id: buddyId } }]);
  const row = await getReachedJourney(db, grant, before.id);
  await inScope(db, SYSTEM, async (system) => {
    await settleSide({ ...work, db: system }, before, 'BUDDY');
    await tellBuddy({ ...work, db: system }, row);
  });
  await work.emit(onboardingChanged(row));
  return presentJourney(db, row, { userId: actor.userId, now: clock.now(), grant });
});

export const cancelJourney = implement(contract.cancelJourney, async ({ params, body }, work) => {
  const { db, grant, actor, clock } = work;
  const { reason, version } = body;
  if (reason === '') throw failure(ONBOARDING_REASON_MISSING);
  const before = await lockUnderWay(db, grant, params.journey_id);
  await refuseOwn(db, before, actor.userId, clock.now());
  await inScope(db, SYSTEM, (system) => cancel({ ...work, db: system }, before, { by: actor.userId, reason, version }));
  const row = await getReachedJourney(db, grant, before.id);
  return presentJourney(db, row, { userId: actor.userId, now: clock.now(), grant });
});
