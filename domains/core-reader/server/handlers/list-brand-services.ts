import { findBrandsBelow, findServicesOf, presentServices } from '@hearth/domains/core/service';
import type { Brand } from '@hearth/domains/core/service';
import { Failure } from '@hearth/kit/failure';
import type { BrandGrant } from '@hearth/kit/access';
import { implement } from '@hearth/platform/module';
import { findBrandPlaces } from '@hearth/domains/core/service';
import { listBrandServices as contract } from '../../contract/endpoints.ts';

/** Brands of one answer. */
const MOST = 2000;

export const listBrandServices = implement(contract, async ({ query }, { db, grantAt }) => {
  const grants: BrandGrant[] = [];
  for (const id of new Set(query.brand_ids)) {
    const grant = await grantAt(id, { orBelow: true }).catch(skipRefused);
    if (grant !== null) grants.push(grant);
  }
  const asked = await findBrandPlaces(
    db,
    grants.map((grant) => grant.brandId),
  );
  const below =
    query.include_children === true
      ? await findBrandsBelow(
          db,
          [...new Set(grants.map((grant) => grant.groupId))],
          grants.flatMap((grant) => [...grant.nodes]),
          {
            limit: MOST,
            includeArchived: false,
          },
        )
      : [];
  const brands = new Map<string, Pick<Brand, 'id' | 'ancestorIds'>>(
    [...asked, ...below].map((brand) => [brand.id, brand]),
  );
  const services = await findServicesOf(db, [...brands.values()]);
  return [...brands.keys()].map((id) => ({ id, services: presentServices(services.get(id) ?? []) }));
});

/** Skips a brand that the caller has no right in, like one that does not exist. */
function skipRefused(error: unknown): null {
  if (error instanceof Failure) return null;
  throw error;
}
