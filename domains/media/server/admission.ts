import { failure } from '@hearth/kit/failure';
import { cleanPicture } from '@hearth/platform/images';
import type { MediaFormat, MediaType } from '../contract/schemas.ts';
import { FILE_KIND_REFUSED, FILE_TOO_LARGE, PICTURE_UNREADABLE } from '../contract/failures.ts';
import { detectFileKind } from '../rules/file-kind.ts';
import { MOST_PIXELS } from '../rules/limits.ts';
import { kindOfFormat } from '../rules/uploads.ts';

/** Limits on decoding a picture. */
export const PICTURE_LIMITS = { maxPixels: MOST_PIXELS, timeoutSeconds: 10 };

/** Checks an upload's kind and size and strips hidden parts from pictures. */
export async function sanitizeUpload(
  bytes: Buffer,
  announced: { readonly type: MediaType; readonly format: MediaFormat; readonly max_bytes: number },
): Promise<Buffer> {
  if (bytes.length > announced.max_bytes) throw failure(FILE_TOO_LARGE, { max_bytes: announced.max_bytes });
  if (detectFileKind(bytes) !== kindOfFormat(announced.format)) throw failure(FILE_KIND_REFUSED);
  if (announced.type !== 'IMAGE') return bytes;
  const clean = await cleanPicture(bytes, PICTURE_LIMITS);
  if (clean === null) throw failure(PICTURE_UNREADABLE);
  return clean;
}
