import { implement } from '@hearth/platform/module';
import { listPolicies as contract } from '../../../contract/endpoints.ts';
import { findGrantAt } from '../../access.ts';
import { presentPolicy } from '../../present.ts';

export const listPolicies = implement(contract, async ({ query }, { grantAt }) => {
  const ids = [...new Set(query.brands_ids ?? [])];
  const brands = await Promise.all(ids.map(async (id) => presentPolicy(id, await findGrantAt(grantAt, id))));
  const accesses = new Map(brands.flatMap((brand) => brand.user_accesses.map((one) => [one.grant_id, one])));
  return { brands, user_accesses: [...accesses.values()] };
});
