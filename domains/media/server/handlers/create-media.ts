import type { AnswerOf } from '@hearth/kit/endpoint';
import { failure } from '@hearth/kit/failure';
import { newId } from '@hearth/kit/id';
import { json } from '@hearth/platform/database';
import { implement } from '@hearth/platform/module';
import * as contract from '../../contract/endpoints.ts';
import { MEDIA_ADDED } from '../../contract/events.ts';
import { UPLOAD_UNKNOWN } from '../../contract/failures.ts';
import type { NewMedia } from '../../contract/schemas.ts';
import { MEDIA_TYPE } from '../../rules/file-kind.ts';
import { kindOfFormat } from '../../rules/uploads.ts';
import { sanitizeUpload } from '../admission.ts';
import { releaseHold, withFiles } from '../bring-files.ts';
import { requireClean } from '../check-files.ts';
import { insertItem } from '../queries/item.ts';
import { findUpload, useUpload } from '../queries/upload.ts';

/**
 * Nothing that an upload brought is served from where it was put: what passes the check is written anew under a new key. One
 * that could not be checked waits in quarantine for another try.
 */
export const createMedia = implement(contract.createMedia, async ({ body }, context) => {
  const { files, clock, actor, grant, run } = context;
  const scope = { kind: 'tenant', groupIds: [grant.groupId], userId: actor.userId } as const;
  const upload = await run(scope, ({ db }) => findUpload(db, grant, body.path));
  if (upload === undefined || upload.type !== body.type || upload.format !== body.format) throw failure(UPLOAD_UNKNOWN);
  const sent = await files.get(upload.key, upload.max_bytes);
  if (sent === null) throw failure(UPLOAD_UNKNOWN);
  const bytes = await sanitizeUpload(sent, upload);
  const type = MEDIA_TYPE[kindOfFormat(upload.format)];
  await requireClean(context, {
    bytes: sent,
    name: upload.file_name,
    group_id: grant.groupId,
    user_id: actor.userId,
    came_as: 'MEDIA',
  });
  const now = clock.now();
  const id = newId();
  const key = `media/${grant.groupId}/${id}/original.${upload.format}`;
  const keep = () =>
    run(scope, async ({ db, emit }) => {
      if ((await useUpload(db, grant, body.path, now)) === undefined) throw failure(UPLOAD_UNKNOWN);
      await releaseHold(db, key);
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
      await emit(
        MEDIA_ADDED.of({
          group_id: grant.groupId,
          topics: [`brand:${grant.brandId}`],
          data: { media_id: id },
        }),
      );
    });
  await withFiles(context, grant.groupId, { files: [{ key, bytes, type }], work: keep });
  return presentNew(body, { id, brand_id: grant.brandId, path: key, size: bytes.length });
});

function presentNew(
  { title, description, type, format, positions, media_secondary }: NewMedia,
  stored: Pick<AnswerOf<typeof contract.createMedia>, 'id' | 'brand_id' | 'path' | 'size'>,
): AnswerOf<typeof contract.createMedia> {
  return { ...stored, uuid: stored.id, title, description, type, format, positions, media_secondary };
}
