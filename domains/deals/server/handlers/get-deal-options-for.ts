import { findPublishedById, requireLocation } from '@hearth/domains/scheduling/service';
import { failure, NOT_FOUND } from '@hearth/kit/failure';
import { inScope, SYSTEM } from '@hearth/platform/database';
import { implement } from '@hearth/platform/module';
import * as contract from '../../contract/staff-endpoints.ts';
import { findDealOptions, toPart } from '../deal-options.ts';

/** The same as its holder is offered; a shift of another location is as unknown as one that does not exist. */
export const getDealOptionsFor = implement(
  contract.getDealOptionsFor,
  async ({ params, query }, { db, grant, clock }) => {
    const place = await requireLocation(db, grant);
    return inScope(db, SYSTEM, async (system) => {
      const [shift] = await findPublishedById(system, [params.shift_id]);
      if (shift === undefined || shift.location_id !== place.id || shift.employee_id === null) throw failure(NOT_FOUND);
      return findDealOptions(system, shift, shift.employee_id, { now: clock.now(), part: toPart(query) });
    });
  },
);
