import { findMyEmployments } from '@hearth/domains/team/service';
import { inScope, SYSTEM } from '@hearth/platform/database';
import { implement } from '@hearth/platform/module';
import * as contract from '../../contract/endpoints.ts';
import { findOpenFor } from '../open-shifts.ts';

/** What the rules of the schedule forbid the caller is not there; what they would have to be asked about is marked. */
export const listMyOpenShifts = implement(contract.listMyOpenShifts, async (_input, { db, clock }) => {
  const own = await findMyEmployments(db);
  if (own.length === 0) return { shifts: [] };
  return { shifts: await inScope(db, SYSTEM, (system) => findOpenFor(system, own, clock.now())) };
});
