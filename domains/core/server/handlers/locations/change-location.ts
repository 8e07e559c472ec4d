import { failure } from '@hearth/kit/failure';
import { implement } from '@hearth/platform/module';
import { changeLocation as contract } from '../../../contract/location-endpoints.ts';
import { NOT_A_LOCATION } from '../../../contract/failures.ts';
import { changeBrandFields } from '../../change-tree.ts';
import { checkPlace, toColumns, refuseTakenNumber } from '../../location-input.ts';
import { presentLocation } from '../../present.ts';
import { toChangeContext } from '../../hand.ts';
import { getBrand } from '../../queries/brand.ts';

export const changeLocation = implement(contract, async ({ body }, work) => {
  const { db, grant, actor } = work;
  const brand = await getBrand(db, grant.brandId);
  if (brand.type !== 'LOCATION') throw failure(NOT_A_LOCATION);
  await checkPlace(db, body, brand);
  const wanted = toColumns(body);
  const hand = toChangeContext(work, actor.userId);
  return presentLocation(await refuseTakenNumber(() => changeBrandFields(db, hand, brand, wanted)));
});
