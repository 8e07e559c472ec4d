import { CONFLICT, failure } from '@hearth/kit/failure';
import { implement } from '@hearth/platform/module';
import { changeLocation as contract } from '../../../contract/location-endpoints.ts';
import { NOT_A_LOCATION } from '../../../contract/failures.ts';
import { changeBrandFields } from '../../change-tree.ts';
import { checkPlace, toColumns, refuseTakenNumber } from '../../location-input.ts';
import { presentLocation } from '../../present.ts';
import { toChangeContext } from '../../hand.ts';
import { lockBrand } from '../../queries/brand.ts';

export const changeLocation = implement(contract, async ({ body: { version, ...fields } }, work) => {
  const { db, grant, actor } = work;
  const brand = await lockBrand(db, grant.brandId);
  if (brand.type !== 'LOCATION') throw failure(NOT_A_LOCATION);
  if (version !== undefined && version !== brand.version)
    throw failure(CONFLICT, { current: presentLocation(brand, true) });
  await checkPlace(db, fields, brand);
  const wanted = toColumns(fields);
  const hand = toChangeContext(work, actor.userId);
  return presentLocation(await refuseTakenNumber(() => changeBrandFields(db, hand, brand, wanted)), true);
});
