import { failure, NOT_FOUND } from '@hearth/kit/failure';
import { inScope, SYSTEM } from '@hearth/platform/database';
import { implement } from '@hearth/platform/module';
import * as contract from '../../contract/endpoints.ts';
import { findCandidates, nameOf, presentTouched } from '../eligibility.ts';
import { releasedOffer } from '../offers.ts';
import { findDealsById, findReached } from '../queries/deal.ts';

/** Those whom the shift is offered to, each with what a yes would break. */
export const listDealCandidates = implement(contract.listDealCandidates, async ({ params }, { db, grant }) => {
  const reached = await findReached(db, grant, [params.deal_id]);
  return inScope(db, SYSTEM, async (system) => {
    const [row] = await findDealsById(system, reached);
    if (row === undefined) throw failure(NOT_FOUND);
    const candidates = await findCandidates(system, releasedOffer(row));
    return {
      people: candidates.map(({ person, conflicts }) => ({
        employee_id: person.id,
        name: nameOf(person),
        touches: presentTouched(conflicts),
      })),
    };
  });
});
