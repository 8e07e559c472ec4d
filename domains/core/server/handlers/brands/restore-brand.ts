import { failure } from '@hearth/kit/failure';
import { implement } from '@hearth/platform/module';
import { restoreBrand as contract } from '../../../contract/location-endpoints.ts';
import { NOT_A_LOCATION } from '../../../contract/failures.ts';
import { setStatus } from '../../change-tree.ts';
import { toChangeContext } from '../../hand.ts';
import { getBrand } from '../../queries/brand.ts';

export const restoreBrand = implement(contract, async (_input, work) => {
  const { db, grant, actor } = work;
  const brand = await getBrand(db, grant.brandId);
  if (brand.type !== 'LOCATION') throw failure(NOT_A_LOCATION);
  const { id, status } = await setStatus(db, toChangeContext(work, actor.userId), brand, 'active');
  return { id, status };
});
