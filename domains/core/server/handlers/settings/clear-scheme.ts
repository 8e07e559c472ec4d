import { implement } from '@hearth/platform/module';
import { clearScheme as contract } from '../../../contract/endpoints.ts';
import { announceChange } from '../../change-tree.ts';
import { toChangeContext } from '../../hand.ts';
import { presentScheme } from '../../present.ts';
import { getBrand } from '../../queries/brand.ts';
import { deleteScheme, findPictures, findScheme } from '../../queries/setting.ts';

export const clearScheme = implement(contract, async (_input, work) => {
  const { db, grant, actor } = work;
  const brand = await getBrand(db, grant.brandId);
  await deleteScheme(db, grant.groupId, brand.id);
  await announceChange(toChangeContext(work, actor.userId), brand, 'CHANGED');
  return presentScheme(await findScheme(db, brand.ancestor_ids), await findPictures(db, brand.ancestor_ids));
});
