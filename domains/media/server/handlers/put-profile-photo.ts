import { newId } from '@hearth/kit/id';
import { implement } from '@hearth/platform/module';
import * as contract from '../../contract/endpoints.ts';
import { PHOTO_CHANGED } from '../../contract/events.ts';
import { storePortrait } from '../draw-portrait.ts';
import { removePortrait } from '../portrait.ts';
import { replacePhoto } from '../queries/photo.ts';

export const putProfilePhoto = implement(contract.putProfilePhoto, async ({ body, files: [file] }, context) => {
  const { clock, actor, run } = context;
  // Each photo has an address of its own, so that no cache shows the one before.
  const photo = { uuid: newId(), path: 'profile' } as const;
  const degrees = (body.degrees ?? 0) + 90 * (body.rotation ?? 0);
  await storePortrait(context, photo, { file, by: { groupId: null, userId: actor.userId }, degrees });
  await run({ kind: 'self', userId: actor.userId }, async (work) => {
    const before = await replacePhoto(work.db, actor.userId, photo, clock.now());
    if (before !== null) await removePortrait(work, before.path, before.uuid);
    await work.emit(
      PHOTO_CHANGED.of({
        group_id: null,
        topics: [`user:${actor.userId}`],
        data: { user_id: actor.userId },
      }),
    );
  });
  return { profile_image: photo };
});
