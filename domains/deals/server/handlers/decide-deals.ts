import { inScope, SYSTEM } from '@hearth/platform/database';
import { implement } from '@hearth/platform/module';
import * as contract from '../../contract/endpoints.ts';
import { decideDealsAt } from '../decide-deals.ts';
import { findReached } from '../queries/deal.ts';

/** Each request is decided as it was seen; what has changed since is left and named. */
export const decideDeals = implement(contract.decideDeals, async ({ body }, { db, clock, emit, actor, grant }) => {
  const reached = new Set(
    await findReached(
      db,
      grant,
      body.deals.map(({ id }) => id),
    ),
  );
  return inScope(db, SYSTEM, (system) =>
    decideDealsAt({ db: system, clock, emit }, body, { userId: actor.userId, reaches: (id) => reached.has(id) }),
  );
});
