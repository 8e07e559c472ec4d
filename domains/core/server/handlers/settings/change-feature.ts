import { implement } from '@hearth/platform/module';
import { changeFeature as contract } from '../../../contract/feature-endpoints.ts';
import { recordChange } from '../../change-tree.ts';
import { readFeatures } from '../../features.ts';
import { toChangeContext } from '../../hand.ts';
import { getBrand } from '../../queries/brand.ts';
import { deleteService, upsertServices } from '../../queries/setting.ts';

/** Without its own value a brand inherits the feature. The change is recorded. */
export const changeFeature = implement(contract, async ({ params, body }, work) => {
  const { db, grant, actor } = work;
  const brand = { id: grant.brandId, groupId: grant.groupId };
  const before = await readFeatures(db, brand.id);
  if (body.own === null) await deleteService(db, brand, params.code);
  else
    await upsertServices(db, brand, [
      { code: params.code, type: body.own === 'ON' ? 'ACTIVE' : 'OFF', subServices: [] },
    ]);
  const after = await readFeatures(db, brand.id);
  const own = (lines: typeof before) => lines.find(({ code }) => code === params.code)?.own ?? null;
  if (own(before) !== own(after))
    await recordChange(db, toChangeContext(work, actor.userId), 'CHANGED', await getBrand(db, brand.id), {
      before: { [params.code]: own(before) },
      after: { [params.code]: own(after) },
    });
  return after;
});
