import { failure } from '@hearth/kit/failure';
import { cleanPicture } from '@hearth/platform/images';
import type { MediaFormat, MediaType } from '../contract/schemas.ts';
import { FILE_KIND_REFUSED, FILE_TOO_LARGE, PICTURE_UNREADABLE } from '../contract/failures.ts';
import { fileKindOf } from '../rules/file-kind.ts';
import { MOST_PIXELS } from '../rules/limits.ts';
import { kindOfFormat } from '../rules/uploads.ts';

/** What a picture may cost to read. */
export const PICTURE_LIMITS = { maxPixels: MOST_PIXELS, timeoutSeconds: 10 };

/** The bytes of an uploaded file as they may be kept: of the announced kind and size, and a picture without hidden parts. */
export async function admit(
  bytes: Buffer,
  announced: { readonly type: MediaType; readonly format: MediaFormat; readonly max_bytes: number },
): Promise<Buffer> {
  if (bytes.length > announced.max_bytes) throw failure(FILE_TOO_LARGE, { max_bytes: announced.max_bytes });
  if (fileKindOf(bytes) !== kindOfFormat(announced.format)) throw failure(FILE_KIND_REFUSED);
  if (announced.type !== 'IMAGE') return bytes;
  const clean = await cleanPicture(bytes, PICTURE_LIMITS);
  if (clean === null) throw failure(PICTURE_UNREADABLE);
  return clean;
}
