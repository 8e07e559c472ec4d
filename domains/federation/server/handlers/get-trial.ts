import { failure, NOT_FOUND } from '@hearth/kit/failure';
import { inScope, SYSTEM } from '@hearth/platform/database';
import { implement } from '@hearth/platform/module';
import { getTrial as contract } from '../../contract/setup-endpoints.ts';
import { requireWholeGroup } from '../group-scope.ts';
import { findTrial } from '../queries/attempt.ts';

export const getTrial = implement(contract, async ({ params }, { db, grant, actor, clock }) => {
  requireWholeGroup(grant);
  const found = await inScope(db, SYSTEM, (system) => findTrial(system, params.trial_id, actor.userId, clock.now()));
  if (found === undefined) throw failure(NOT_FOUND);
  return found.trial === null
    ? { state: 'PENDING' as const, error: null, outcome: null, claims: null }
    : { state: 'DONE' as const, ...found.trial };
});
