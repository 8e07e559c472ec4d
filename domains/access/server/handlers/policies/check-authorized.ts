import { PERMISSIONS } from '@hearth/kit/permissions';
import { implement } from '@hearth/platform/module';
import { checkAuthorized as contract } from '../../../contract/endpoints.ts';
import { hasAll, hasAny, combineOverBrands } from '../../../rules/combination.ts';
import { isHeldAnyhow } from '../../../rules/policy.ts';
import { isPermission } from '../../../rules/roles.ts';
import { findGrantAt } from '../../access.ts';
import type { GateGrant } from '../../gate-grant.ts';

export const checkAuthorized = implement(contract, async ({ params, query }, { grantAt }) => {
  const names = [query.required_permissions]
    .flat()
    .flatMap((list) => list.split(',').map((name) => name.trim()))
    .filter((name) => name !== '');
  const combine = query.permissions_modifier === 'ALL' ? hasAll : hasAny;
  const brands = new Set([params.id, ...(query.brand_ids ?? [])]);
  const answers: boolean[] = [];
  for (const id of brands) {
    const held = await findGrantAt(grantAt, id);
    answers.push(combine(names, (name) => isHeld(held, name, query.permission_category)));
  }
  return { authorized: combineOverBrands(answers, query.brands_modifier) };
});

function isHeld(held: GateGrant | null, name: string, category: string): boolean {
  if (held === null || !isPermission(name) || PERMISSIONS[name] !== category) return false;
  return isHeldAnyhow(held.snapshot.grants, held.place, name, held.now);
}
