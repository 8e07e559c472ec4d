import { findBrandNames } from '@hearth/domains/core/service';
import { implement } from '@hearth/platform/module';
import { listExternalBrands as contract } from '../../contract/setup-endpoints.ts';
import { requireWholeGroup } from '../group-scope.ts';
import { findExternalBrands, getProvider } from '../queries/provider.ts';

export const listExternalBrands = implement(contract, async ({ params, query }, { db, grant }) => {
  const provider = await getProvider(db, requireWholeGroup(grant), params.provider_id);
  const { search, cursor, limit } = query;
  const found = await findExternalBrands(db, provider, {
    ...(search === undefined ? {} : { search }),
    ...(cursor === undefined ? {} : { after: cursor }),
    limit: limit + 1,
  });
  const page = found.slice(0, limit);
  const names = await findBrandNames(db, [...new Set(page.map((line) => line.brand_id))]);
  return {
    external_brands: page.map(({ external_code, brand_id }) => ({
      external_code,
      brand_id,
      name: names.get(brand_id) ?? '',
    })),
    next_cursor: found.length > limit ? (page.at(-1)?.external_code ?? null) : null,
  };
});
