import { requireLocation } from '@hearth/domains/scheduling/service';
import { failure } from '@hearth/kit/failure';
import { inScope, SYSTEM } from '@hearth/platform/database';
import { implement } from '@hearth/platform/module';
import { correctPunches as contract } from '../../contract/correction-endpoints.ts';
import { PUNCH_OWN } from '../../contract/failures.ts';
import { proposeCorrection } from '../correct-punches.ts';
import { presentCorrection } from '../present-correction.ts';
import { requirePersonAt } from '../require-person.ts';

/** Nobody corrects their own punches, whatever they may do. */
export const correctPunches = implement(contract, async ({ params, body }, work) => {
  const place = await requireLocation(work.db, work.grant);
  const { userId } = work.actor;
  return inScope(work.db, SYSTEM, async (db) => {
    const person = await requirePersonAt(db, work.grant, place.id, params.employee_id);
    if (person.user_id === userId) throw failure(PUNCH_OWN);
    const about = { person, locationId: place.id, userId, side: 'MANAGER' } as const;
    const row = await proposeCorrection({ ...work, db }, about, body);
    return presentCorrection(db, row, userId);
  });
});
