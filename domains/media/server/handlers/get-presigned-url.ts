import { failure } from '@hearth/kit/failure';
import { newId } from '@hearth/kit/id';
import { implement } from '@hearth/platform/module';
import * as contract from '../../contract/endpoints.ts';
import { FILE_KIND_REFUSED, STORAGE_FULL } from '../../contract/failures.ts';
import { MEDIA_TYPE } from '../../rules/file-kind.ts';
import { safeFileName } from '../../rules/file-name.ts';
import { GROUP_QUOTA, UPLOAD_MINUTES } from '../../rules/limits.ts';
import { isFormatOf, kindOfFormat, maxBytesOf } from '../../rules/uploads.ts';
import { sumGroupBytes, insertUpload, lockQuota } from '../queries/upload.ts';

/** The address binds group, key, type and size; the key is random, and the file waits in quarantine until it is checked. */
export const getPresignedUrl = implement(
  contract.getPresignedUrl,
  async ({ query }, { db, files, clock, actor, grant }) => {
    const { media_type: type, media_format: format, file_name: name } = query;
    if (!isFormatOf(type, format)) throw failure(FILE_KIND_REFUSED);
    const maxBytes = maxBytesOf(type);
    const now = clock.now();
    await lockQuota(db, grant.groupId);
    if ((await sumGroupBytes(db, grant.groupId)) + maxBytes > GROUP_QUOTA) throw failure(STORAGE_FULL);

    const expiresAt = new Date(now.getTime() + UPLOAD_MINUTES * 60_000);
    const contentType = MEDIA_TYPE[kindOfFormat(format)];
    const key = `quarantine/${grant.groupId}/${newId()}`;
    await insertUpload(db, {
      id: newId(),
      group_id: grant.groupId,
      brand_id: grant.brandId,
      user_id: actor.userId,
      key,
      type,
      format,
      file_name: safeFileName(name),
      max_bytes: maxBytes,
      expires_at: expiresAt,
      used_at: null,
    });
    const href = await files.uploadUrl({ key, type: contentType, maxBytes, expiresAt });
    return { href, path: key, content_type: contentType, max_bytes: maxBytes, expires_at: expiresAt.toISOString() };
  },
);
