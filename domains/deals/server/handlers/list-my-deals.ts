import { findMyEmployments } from '@hearth/domains/team/service';
import { inScope, SYSTEM } from '@hearth/platform/database';
import { implement } from '@hearth/platform/module';
import * as contract from '../../contract/endpoints.ts';
import { DAYS_KEPT_IN_LISTS, MOST_LISTED } from '../../rules/limits.ts';
import { presentMyDeal } from '../present.ts';
import { findDealsById, findMyDealIds } from '../queries/deal.ts';

const MS_PER_DAY = 86_400_000;

/** Row security decides which are the caller's; colleagues' names are read for them. */
export const listMyDeals = implement(contract.listMyDeals, async (_input, { db, clock }) => {
  const now = clock.now();
  const ids = await findMyDealIds(db, new Date(now.getTime() - DAYS_KEPT_IN_LISTS * MS_PER_DAY), MOST_LISTED);
  const own = new Set((await findMyEmployments(db)).map(({ id }) => id));
  const rows = ids.length === 0 ? [] : await inScope(db, SYSTEM, (system) => findDealsById(system, ids));
  const at = new Map(ids.map((id, index) => [id, index]));
  return {
    deals: rows
      .toSorted((one, other) => (at.get(one.id) ?? 0) - (at.get(other.id) ?? 0))
      .map((row) => presentMyDeal(row, own, now)),
  };
});
