import { findBrandPlaces } from '@hearth/domains/core/service';
import { implement } from '@hearth/platform/module';
import { listGrants as contract } from '../../contract/endpoints.ts';
import { presentGrants } from '../present-grant.ts';
import { findGrantsOfGroup } from '../queries/grant.ts';

const PAGE = 100;

export const listGrants = implement(contract, async ({ query }, { db, grant }) => {
  const rows = await findGrantsOfGroup(db, grant.groupId);
  const places = await findBrandPlaces(db, [...new Set(rows.map((row) => row.brand_id))]);
  const below = new Set(places.filter((place) => place.ancestorIds.includes(grant.brandId)).map((place) => place.id));
  const { cursor } = query;
  const wanted = rows.filter((row) => below.has(row.brand_id) && (cursor === undefined || row.id > cursor));
  const page = wanted.slice(0, PAGE);
  return {
    grants: await presentGrants(db, page),
    next_cursor: wanted.length > PAGE ? (page.at(-1)?.id ?? null) : null,
  };
});
