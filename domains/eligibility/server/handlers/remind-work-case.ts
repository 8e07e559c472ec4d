import { failure } from '@hearth/kit/failure';
import { inScope, SYSTEM } from '@hearth/platform/database';
import { implement } from '@hearth/platform/module';
import { remindWorkCase as contract } from '../../contract/endpoints.ts';
import { ELIGIBILITY_NO_ACCOUNT, ELIGIBILITY_REMINDED } from '../../contract/failures.ts';
import { ASK_AGAIN_HOURS } from '../../rules/limits.ts';
import { getReachedCase } from '../access.ts';
import { loadCase } from '../load.ts';
import { insertChange } from '../queries/change.ts';
import { caseRows, lockCase } from '../queries/work-case.ts';
import { tellAsked } from '../tell.ts';

const HOUR_MS = 3_600_000;

export const remindWorkCase = implement(contract, async ({ params }, work) => {
  const { db, grant, actor, clock } = work;
  const now = clock.now();
  const reached = await getReachedCase(db, grant, params.case_id, now);
  if (reached.user_id === null) throw failure(ELIGIBILITY_NO_ACCOUNT);
  return inScope(db, SYSTEM, async (system) => {
    const row = await lockCase(system, reached.id, now);
    const since = row.reminded_at === null ? Infinity : now.getTime() - row.reminded_at.getTime();
    if (since < ASK_AGAIN_HOURS * HOUR_MS) throw failure(ELIGIBILITY_REMINDED);
    await caseRows.rewrite(system, row.id, { reminded_at: now });
    await insertChange(system, row, { action: 'REMINDED', by: actor.userId, at: now });
    await tellAsked({ ...work, db: system }, row);
    return loadCase(system, await lockCase(system, row.id, now), { userId: actor.userId, now });
  });
});
