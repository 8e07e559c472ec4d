import { presentPermissionsAt, toPolicySnapshot } from '@hearth/domains/access/service';
import {
  decodeCursor,
  encodeCursor,
  findBrandsBelow,
  findServicesOf,
  presentBrand,
  presentServices,
  sortKey,
} from '@hearth/domains/core/service';
import { integer, LARGEST_INTEGER, uuid } from '@hearth/kit/schema';
import { implement } from '@hearth/platform/module';
import { z } from 'zod';
import { listGroupBrands as contract } from '../../contract/endpoints.ts';

const PAGE = 1000;
const place = z.strictObject({ depth: integer(0, LARGEST_INTEGER), sort_name: sortKey, id: uuid });

export const listGroupBrands = implement(contract, async ({ query }, { db, grant, clock, standing }) => {
  const limit = query.limit ?? PAGE;
  const brands = await findBrandsBelow(db, [grant.groupId], grant.nodes, {
    limit: limit + 1,
    includeArchived: query.include_archived ?? false,
    after: decodeCursor(place, query.cursor),
  });
  const page = brands.slice(0, limit);
  const last = page.at(-1);
  const services = query.include_services === true ? await findServicesOf(db, page) : undefined;
  const snapshot = query.include_permissions === true ? toPolicySnapshot(await standing()) : undefined;
  const now = clock.now();
  return {
    brands: page.map((brand) => ({
      ...presentBrand(brand),
      ...(services === undefined ? {} : { services: presentServices(services.get(brand.id) ?? []) }),
      ...(snapshot === undefined
        ? {}
        : {
            permissions: [...presentPermissionsAt(snapshot, { groupId: brand.groupId, path: brand.ancestorIds }, now)],
          }),
    })),
    next_cursor:
      brands.length > limit && last !== undefined
        ? encodeCursor({ depth: last.ancestorIds.length, sort_name: last.sortName, id: last.id })
        : null,
  };
});
