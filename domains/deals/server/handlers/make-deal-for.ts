import { findPublishedById } from '@hearth/domains/scheduling/service';
import { inScope, SYSTEM } from '@hearth/platform/database';
import { implement } from '@hearth/platform/module';
import * as contract from '../../contract/endpoints.ts';
import { createDeal } from '../make-deal.ts';
import { presentDeal } from '../present.ts';
import { findReachedLocations } from '../queries/deal.ts';

/** For shifts at locations that the manager's right reaches; the reason stays on record. */
export const makeDealFor = implement(contract.makeDealFor, async ({ body }, { db, clock, emit, actor, grant }) => {
  const { request, reason } = body;
  const shifts = await inScope(db, SYSTEM, (system) => findPublishedById(system, [request.shift_id]));
  const reached = new Set(
    await findReachedLocations(
      db,
      grant,
      shifts.map((shift) => shift.location_id),
    ),
  );
  const row = await inScope(db, SYSTEM, (system) =>
    createDeal({ db: system, clock, emit }, request, {
      userId: actor.userId,
      reason,
      maySpeakFor: (_employeeId, locationId) => reached.has(locationId),
    }),
  );
  return presentDeal(row);
});
