import { toChangeContext, setBrandPicture } from '@hearth/domains/core/service';
import { newId } from '@hearth/kit/id';
import { implement } from '@hearth/platform/module';
import * as contract from '../../contract/endpoints.ts';
import { storePortrait } from '../draw-portrait.ts';
import { removePortrait } from '../portrait.ts';

export const putBrandPicture = implement(contract.putBrandPicture, async ({ body, files: [file] }, context) => {
  const { grant, actor } = context;
  const by = { groupId: grant.groupId, userId: actor.userId };
  // Each picture has an address of its own, so that no cache shows the one before.
  const picture = { uuid: newId(), path: 'brand' } as const;
  await storePortrait(context, picture, { file, by });
  await context.run({ kind: 'tenant', groupIds: [grant.groupId], userId: actor.userId }, async (work) => {
    const before = await setBrandPicture(work.db, toChangeContext(work, actor.userId), grant.brandId, body.shape, {
      id: picture.uuid,
      path: picture.path,
    });
    if (before !== null) await removePortrait(work, before.path, before.id);
  });
  return { picture };
});
