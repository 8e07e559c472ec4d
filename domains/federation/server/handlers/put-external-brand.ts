import { findBrandNames } from '@hearth/domains/core/service';
import { invalid } from '@hearth/kit/failure';
import { implement } from '@hearth/platform/module';
import { putExternalBrand as contract } from '../../contract/setup-endpoints.ts';
import { requireWholeGroup } from '../group-scope.ts';
import { getProvider, putExternalBrand as put } from '../queries/provider.ts';

export const putExternalBrand = implement(contract, async ({ params, body }, { db, grant }) => {
  const groupId = requireWholeGroup(grant);
  const { id } = await getProvider(db, groupId, params.provider_id);
  // The scope shows brands of this group only.
  const name = (await findBrandNames(db, [body.brand_id])).get(body.brand_id);
  if (name === undefined)
    throw invalid([{ field: 'brand_id', rule: 'known_brand', message: 'must be a brand of this group' }]);
  await put(db, { group_id: groupId, provider_id: id, ...body });
  return { ...body, name };
});
