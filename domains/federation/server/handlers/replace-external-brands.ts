import { invalid } from '@hearth/kit/failure';
import { implement } from '@hearth/platform/module';
import { findBrandNames } from '@hearth/domains/core/service';
import { replaceExternalBrands as contract } from '../../contract/endpoints.ts';
import { requireWholeGroup } from '../group-scope.ts';
import { getProvider, replaceExternalBrands as replace } from '../queries/provider.ts';

export const replaceExternalBrands = implement(contract, async ({ params, body }, { db, grant }) => {
  const lines = body.external_brands;
  const codes = new Set(lines.map((line) => line.external_code));
  if (codes.size < lines.length)
    throw invalid([{ field: 'external_brands', rule: 'unique', message: 'a code may stand once' }]);
  // The scope shows brands of the caller's groups only.
  const known = await findBrandNames(db, [...new Set(lines.map((line) => line.brand_id))]);
  const unknown = lines.findIndex((line) => !known.has(line.brand_id));
  if (unknown >= 0)
    throw invalid([
      { field: `external_brands.${unknown}.brand_id`, rule: 'known_brand', message: 'must be a brand of this group' },
    ]);
  await replace(db, await getProvider(db, requireWholeGroup(grant), params.provider_id), lines);
  return { count: lines.length };
});
