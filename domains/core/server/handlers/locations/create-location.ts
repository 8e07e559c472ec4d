import { failure } from '@hearth/kit/failure';
import { newId } from '@hearth/kit/id';
import { implement } from '@hearth/platform/module';
import { createLocation as contract } from '../../../contract/location-endpoints.ts';
import { BELOW_LOCATION } from '../../../contract/failures.ts';
import { recordChange } from '../../change-tree.ts';
import { toBrandRow } from '../../create-tree.ts';
import { checkPlace, toColumns, refuseTakenNumber } from '../../location-input.ts';
import { presentLocation } from '../../present.ts';
import { toChangeContext } from '../../hand.ts';
import { getBrand, insertBrands } from '../../queries/brand.ts';
import { findCountryCurrency } from '../../queries/setting.ts';

export const createLocation = implement(contract, async ({ body }, work) => {
  const { db, grant, actor } = work;
  const parent = await getBrand(db, grant.brandId);
  if (parent.type === 'LOCATION') throw failure(BELOW_LOCATION);
  await checkPlace(db, body, { latitude: null, longitude: null });
  const now = work.clock.now();
  const id = newId(now.getTime());
  const country = body.country ?? undefined;
  const local = country === undefined ? undefined : await findCountryCurrency(db, country);
  const above = {
    groupId: grant.groupId,
    path: parent.ancestor_ids,
    timeZone: parent.time_zone,
    currency: local ?? parent.currency,
  };
  const row = { ...toBrandRow({ id, type: 'LOCATION', name: body.name }, above), ...toColumns(body) };
  await refuseTakenNumber(() => insertBrands(db, [row]));
  await recordChange(db, toChangeContext(work, actor.userId), 'CREATED', row, { before: null, after: { ...body } });
  return presentLocation(await getBrand(db, id));
});
