import { failure } from '@hearth/kit/failure';
import { newId } from '@hearth/kit/id';
import { squareJpeg } from '@hearth/platform/images';
import { implement } from '@hearth/platform/module';
import * as contract from '../../contract/endpoints.ts';
import { PHOTO_CHANGED } from '../../contract/events.ts';
import { FILE_KIND_REFUSED, FILE_MISSING, PICTURE_UNREADABLE } from '../../contract/failures.ts';
import { fileKindOf, IMAGE_KINDS } from '../../rules/file-kind.ts';
import { PORTRAIT_SIDE } from '../../rules/limits.ts';
import { PICTURE_LIMITS } from '../admission.ts';
import { portraitKey } from '../portrait.ts';
import { replacePhoto } from '../queries/photo.ts';

export const putProfilePhoto = implement(
  contract.putProfilePhoto,
  async ({ body, files: sent }, { db, files, clock, actor, emit }) => {
    const [file] = sent;
    if (file === undefined) throw failure(FILE_MISSING, { field: 'file' });
    const kind = fileKindOf(file.bytes);
    if (kind === null || !IMAGE_KINDS.includes(kind)) throw failure(FILE_KIND_REFUSED);
    const degrees = (body.degrees ?? 0) + 90 * (body.rotation ?? 0);
    const portrait = await squareJpeg(file.bytes, PORTRAIT_SIDE, degrees, PICTURE_LIMITS);
    if (portrait === null) throw failure(PICTURE_UNREADABLE);

    // Each photo has an address of its own, so that no cache shows the one before.
    const photo = { uuid: newId(), path: 'profile' } as const;
    await files.put(portraitKey(photo.path, photo.uuid), portrait, 'image/jpeg');
    await replacePhoto(db, actor.userId, photo, clock.now());
    await emit({
      type: PHOTO_CHANGED,
      group_id: null,
      topics: [`user:${actor.userId}`],
      data: { user_id: actor.userId },
    });
    return { profile_image: photo };
  },
);
