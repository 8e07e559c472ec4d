import { implement } from '@hearth/platform/module';
import { getWorkCase as contract } from '../../contract/endpoints.ts';
import { getReachedCase } from '../access.ts';
import { loadCase } from '../load.ts';

export const getWorkCase = implement(contract, async ({ params }, { db, grant, actor, clock }) => {
  const now = clock.now();
  return loadCase(db, await getReachedCase(db, grant, params.case_id, now), { userId: actor.userId, now });
});
