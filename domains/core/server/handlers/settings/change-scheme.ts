import { implement } from '@hearth/platform/module';
import { changeScheme as contract } from '../../../contract/endpoints.ts';
import { announceChange } from '../../change-tree.ts';
import { toChangeContext } from '../../hand.ts';
import { presentScheme } from '../../present.ts';
import { getBrand } from '../../queries/brand.ts';
import { findPictures, findScheme, upsertScheme } from '../../queries/setting.ts';

export const changeScheme = implement(contract, async ({ body }, work) => {
  const { db, grant, actor } = work;
  const brand = await getBrand(db, grant.brandId);
  await upsertScheme(db, { group_id: grant.groupId, brand_id: grant.brandId, ...body });
  await announceChange(toChangeContext(work, actor.userId), brand, 'CHANGED');
  return presentScheme(await findScheme(db, brand.ancestor_ids), await findPictures(db, brand.ancestor_ids));
});
