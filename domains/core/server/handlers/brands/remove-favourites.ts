import { implement } from '@hearth/platform/module';
import { removeFavourites as contract } from '../../../contract/endpoints.ts';
import { deleteFavourites, findFavourites } from '../../queries/favourite.ts';

export const removeFavourites = implement(contract, async ({ body, query }, { db, grant, actor }) => {
  // Some proxies drop the body of a DELETE, so the ids may stand in the query too (reading 55).
  const brandIds = body.brand_ids ?? query.brand_ids ?? [grant.brandId];
  await deleteFavourites(db, { groupId: grant.groupId, userId: actor.userId, brandIds });
  return { favourite_ids: await findFavourites(db, [grant.groupId], actor.userId) };
});
