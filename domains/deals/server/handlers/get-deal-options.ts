import { findPublishedById } from '@hearth/domains/scheduling/service';
import { findMyEmployments } from '@hearth/domains/team/service';
import { failure, NOT_FOUND } from '@hearth/kit/failure';
import { inScope, SYSTEM } from '@hearth/platform/database';
import { implement } from '@hearth/platform/module';
import * as contract from '../../contract/endpoints.ts';
import { findDealOptions, toPart } from '../deal-options.ts';

/** Only of one's own shifts; anybody else's is as unknown as one that does not exist. */
export const getDealOptions = implement(contract.getDealOptions, async ({ params, query }, { db, clock }) => {
  const own = await findMyEmployments(db);
  return inScope(db, SYSTEM, async (system) => {
    const [shift] = await findPublishedById(system, [params.shift_id]);
    const giver = own.find(({ id }) => id === shift?.employee_id);
    if (shift === undefined || giver === undefined) throw failure(NOT_FOUND);
    return findDealOptions(system, shift, giver.id, { now: clock.now(), part: toPart(query) });
  });
});
