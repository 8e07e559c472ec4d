import { failure } from '@hearth/kit/failure';
import { newId } from '@hearth/kit/id';
import { json } from '@hearth/platform/database';
import { implement } from '@hearth/platform/module';
import * as contract from '../../contract/endpoints.ts';
import { MEDIA_ADDED } from '../../contract/events.ts';
import { UPLOAD_UNKNOWN } from '../../contract/failures.ts';
import { MEDIA_TYPE } from '../../rules/file-kind.ts';
import { kindOfFormat } from '../../rules/uploads.ts';
import { admit } from '../admission.ts';
import { insertItem } from '../queries/item.ts';
import { useUpload } from '../queries/upload.ts';

/** Nothing that an upload brought is served from where it was put: what passes the check is written anew under a new key. */
export const createMedia = implement(
  contract.createMedia,
  async ({ body }, { db, files, clock, actor, grant, emit }) => {
    const now = clock.now();
    const upload = await useUpload(db, grant, body.path, now);
    if (upload === undefined || upload.type !== body.type || upload.format !== body.format)
      throw failure(UPLOAD_UNKNOWN);
    const sent = await files.get(upload.key, upload.max_bytes);
    if (sent === null) throw failure(UPLOAD_UNKNOWN);
    const bytes = await admit(sent, upload);

    const id = newId();
    const key = `media/${grant.groupId}/${id}/original.${upload.format}`;
    await files.put(key, bytes, MEDIA_TYPE[kindOfFormat(upload.format)]);
    await insertItem(db, {
      id,
      group_id: grant.groupId,
      brand_id: grant.brandId,
      user_id: actor.userId,
      title: body.title,
      description: body.description,
      type: body.type,
      format: body.format,
      key,
      size: bytes.length,
      positions: body.positions,
      secondary: json(body.media_secondary),
      is_hosted: body.is_hosted ?? null,
      created_at: now,
    });
    await emit({
      type: MEDIA_ADDED,
      group_id: grant.groupId,
      topics: [`brand:${grant.brandId}`],
      data: { media_id: id },
    });
    return {
      id,
      brand_id: grant.brandId,
      title: body.title,
      description: body.description,
      type: body.type,
      format: body.format,
      uuid: id,
      path: key,
      size: bytes.length,
      positions: body.positions,
      media_secondary: body.media_secondary,
    };
  },
);
