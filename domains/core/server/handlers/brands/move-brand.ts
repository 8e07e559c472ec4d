import { failure, NOT_FOUND } from '@hearth/kit/failure';
import { implement } from '@hearth/platform/module';
import { moveBrand as contract } from '../../../contract/endpoints.ts';
import { moveNode } from '../../change-tree.ts';
import { toChangeContext } from '../../hand.ts';
import { presentItem } from '../../present.ts';
import { getBrand } from '../../queries/brand.ts';

export const moveBrand = implement(contract, async ({ body }, work) => {
  const { db, grant, actor } = work;
  // Both ids come from the caller: each has to stand where the right was checked, and the brand itself does not move.
  const [brand, parent] = [await getBrand(db, body.brand_id), await getBrand(db, body.parent_id)];
  const mayMove = brand.ancestor_ids.slice(0, -1).includes(grant.brandId);
  if (!mayMove || !parent.ancestor_ids.includes(grant.brandId)) throw failure(NOT_FOUND);
  const hand = toChangeContext(work, actor.userId);
  return presentItem(await moveNode(db, hand, brand.id, parent.id));
});
