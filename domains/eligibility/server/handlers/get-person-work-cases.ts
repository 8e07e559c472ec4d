import { failure, NOT_FOUND } from '@hearth/kit/failure';
import { implement } from '@hearth/platform/module';
import { getPersonWorkCases as contract } from '../../contract/endpoints.ts';
import { regimeOf } from '../../rules/all-regimes.ts';
import { seesChecks } from '../access.ts';
import { loadListed } from '../load.ts';
import { findReachedCasesOf, findReachedSubject } from '../queries/work-case.ts';

/** Whoever does not see what a check is about finds none, on a page that shows other things too. */
export const getPersonWorkCases = implement(contract, async ({ params }, { db, grant, clock }) => {
  const now = clock.now();
  const subject = await findReachedSubject(db, grant, params.employee_id, now);
  if (subject === undefined) throw failure(NOT_FOUND);
  if (!seesChecks(grant)) return { cases: [], may_start: false };
  const rows = await findReachedCasesOf(db, grant, params.employee_id, now);
  const regime = regimeOf(subject.country);
  return {
    cases: await loadListed(db, rows),
    may_start: subject.is_active && regime !== undefined && rows.every((row) => row.regime !== regime.code),
  };
});
