import { toPolicySnapshot } from '@hearth/domains/access/service';
import {
  findBrandsBelow,
  findFavouriteIds,
  findServicesOf,
  hasService,
  presentBrand,
  presentServices,
} from '@hearth/domains/core/service';
import { implement } from '@hearth/platform/module';
import { listUserBrands as contract } from '../../contract/endpoints.ts';
import type { StructuredBrand } from '../../contract/schemas.ts';
import { currentGrants } from '../entry.ts';

/** Brands of one answer. A larger tree is walked through its own call, level by level, or searched. */
const MOST = 2000;

export const listUserBrands = implement(contract, async ({ query }, { db, actor, clock, standing }) => {
  const held = currentGrants(toPolicySnapshot(await standing()), clock.now()).filter((grant) => !grant.suspended);
  const groups = [...new Set(held.map((grant) => grant.groupId))];
  const found = await findBrandsBelow(db, groups, [...new Set(held.map((grant) => grant.brandId))], {
    limit: MOST + 1,
    includeArchived: query.include_archived ?? false,
  });
  const brands = found.slice(0, MOST);
  const services = await findServicesOf(db, brands);
  const favourites = new Set(await findFavouriteIds(db, groups, actor.userId));
  const wanted = query.filter_services ?? [];
  const lines = brands.flatMap((brand): StructuredBrand[] => {
    const own = services.get(brand.id) ?? [];
    if (!wanted.every((code) => hasService(own, code, { allowPassive: true }))) return [];
    return [{ ...presentBrand(brand), services: presentServices(own), is_favourite: favourites.has(brand.id) }];
  });
  return { brands: query.view_mode === 'FLAT' ? lines : nestByParent(lines), truncated: found.length > MOST };
});

/** Nests each brand below its parent; one without its parent in the list stays at the top. */
function nestByParent(lines: readonly StructuredBrand[]): StructuredBrand[] {
  const listed = new Set(lines.map((line) => line.id));
  const byParent = Map.groupBy(lines, (line) =>
    line.parent_id !== null && listed.has(line.parent_id) ? line.parent_id : null,
  );
  const withChildren = (line: StructuredBrand): StructuredBrand => ({
    ...line,
    children: (byParent.get(line.id) ?? []).map(withChildren),
  });
  return (byParent.get(null) ?? []).map(withChildren);
}
