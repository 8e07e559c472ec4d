import { implement } from '@hearth/platform/module';
import { addFavourites as contract } from '../../../contract/endpoints.ts';
import { findFavourites, insertFavourites } from '../../queries/favourite.ts';

export const addFavourites = implement(contract, async ({ body }, { db, grant, actor }) => {
  const { groupId, nodes } = grant;
  const brandIds = body.brand_ids ?? [grant.brandId];
  await insertFavourites(db, { groupId, userId: actor.userId, nodes, brandIds });
  return { favourite_ids: await findFavourites(db, [groupId], actor.userId) };
});
