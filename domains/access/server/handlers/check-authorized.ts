import { PERMISSIONS } from '@hearth/kit/permissions';
import { implement } from '@hearth/platform/module';
import { checkAuthorized as contract } from '../../contract/endpoints.ts';
import { hasAll } from '../../rules/combination.ts';
import { holdsSomehow } from '../../rules/policy.ts';
import { isPermission } from '../../rules/roles.ts';
import { heldAt } from '../access.ts';

export const checkAuthorized = implement(contract, async ({ params, query }, { grantAt }) => {
  const held = await heldAt(grantAt, params.id);
  const names = [query.required_permissions].flat().flatMap((list) => list.split(',').map((name) => name.trim()));
  const authorized = hasAll(
    names.filter((name) => name !== ''),
    (name) =>
      held !== null &&
      isPermission(name) &&
      PERMISSIONS[name] === query.permission_category &&
      holdsSomehow(held.snapshot.grants, held.place, name, held.now),
  );
  return { authorized };
});
