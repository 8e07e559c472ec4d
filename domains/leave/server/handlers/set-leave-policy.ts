import { changeSetting, explainSetting } from '@hearth/domains/core/service';
import { failure } from '@hearth/kit/failure';
import { implement } from '@hearth/platform/module';
import { setLeavePolicy as contract } from '../../contract/endpoints.ts';
import { POLICY_FIXED, POLICY_FULL, POLICY_NEEDS_HOURS } from '../../contract/failures.ts';
import { MOST_TERMS } from '../../rules/limits.ts';
import { findPolicyProblem, withTerms } from '../../rules/policy.ts';
import { POLICIES } from '../../rules/settings.ts';
import { presentPolicy } from '../settings.ts';

/** New terms come after those that hold here, also where these were inherited: what was counted before stays as it was. */
export const setLeavePolicy = implement(contract, async ({ params, body }, work) => {
  const { db, grant } = work;
  const setting = POLICIES[params.kind];
  const held = await explainSetting(db, grant.brandId, setting);
  const isSame = held.value.unit === body.unit && JSON.stringify(held.value.year) === JSON.stringify(body.year);
  // A place that counts otherwise than the brand above begins anew, as long as it has set nothing itself.
  const before = held.version === 0 && !isSame ? [] : held.value.terms;
  const base = { unit: body.unit, year: body.year, terms: before };
  const value = body.terms === null ? { ...base, terms: [] } : withTerms(base, body.terms);
  const problem = findPolicyProblem(value, held.version === 0 ? undefined : held.value);
  if (problem === 'FIXED') throw failure(POLICY_FIXED);
  if (problem === 'WORKED') throw failure(POLICY_NEEDS_HOURS);
  if (value.terms.length > MOST_TERMS) throw failure(POLICY_FULL);
  const { version: read, is_locked: locked } = body;
  const changed = await changeSetting(work, setting, { value, read, ...(locked === undefined ? {} : { locked }) });
  return presentPolicy(params.kind, changed);
});
