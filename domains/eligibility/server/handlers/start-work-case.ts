import { failure, NOT_FOUND } from '@hearth/kit/failure';
import { inScope, SYSTEM } from '@hearth/platform/database';
import { implement } from '@hearth/platform/module';
import { startWorkCase as contract } from '../../contract/endpoints.ts';
import { NO_REGIME } from '../../contract/failures.ts';
import { regimeOf } from '../../rules/all-regimes.ts';
import { requireSight } from '../access.ts';
import { beginCase } from '../begin.ts';
import { loadCase } from '../load.ts';
import { findCasesOf, findReachedSubject } from '../queries/work-case.ts';

/** Started twice, it is there once. */
export const startWorkCase = implement(contract, async ({ params }, work) => {
  const { db, grant, actor, clock } = work;
  requireSight(grant);
  const now = clock.now();
  const subject = await findReachedSubject(db, grant, params.employee_id, now);
  if (subject === undefined || !subject.is_active) throw failure(NOT_FOUND);
  const begun = await beginCase(work, { employeeId: subject.employee_id, by: actor.userId, isAsked: true });
  const code = regimeOf(subject.country)?.code;
  if (begun === 'NO_REGIME' || code === undefined) throw failure(NO_REGIME);
  return inScope(db, SYSTEM, async (system) => {
    const rows = await findCasesOf(system, [subject.employee_id], now);
    const row = rows.find(({ regime }) => regime === code);
    if (row === undefined) throw failure(NOT_FOUND);
    return loadCase(system, row, { userId: actor.userId, now });
  });
});
