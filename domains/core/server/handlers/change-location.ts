import { failure, invalid } from '@hearth/kit/failure';
import { implement } from '@hearth/platform/module';
import { changeLocation as contract } from '../../contract/endpoints.ts';
import { NOT_A_LOCATION } from '../../contract/failures.ts';
import { changeBrandFields } from '../change-tree.ts';
import { checkPlace, columnsOf, withFreeNumber } from '../location-input.ts';
import { presentLocation } from '../present.ts';
import { getBrand } from '../queries/brand.ts';

export const changeLocation = implement(contract, async ({ body }, { db, grant, actor, clock }) => {
  const brand = await getBrand(db, grant.brandId);
  if (brand.type !== 'LOCATION') throw failure(NOT_A_LOCATION);
  await checkPlace(db, body);
  const wanted = columnsOf(body);
  const { latitude, longitude } = { ...brand, ...wanted };
  if ((latitude === null) !== (longitude === null))
    throw invalid([{ field: 'longitude', rule: 'point', message: 'must stand together with the latitude' }]);
  const hand = { actorId: actor.userId, now: clock.now() };
  return presentLocation(await withFreeNumber(() => changeBrandFields(db, hand, brand, wanted)));
});
