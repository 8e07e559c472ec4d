import { failure } from '@hearth/kit/failure';
import { squareJpeg } from '@hearth/platform/images';
import type { FileStore } from '@hearth/platform/files/store';
import { FILE_KIND_REFUSED, FILE_MISSING, PICTURE_UNREADABLE } from '../contract/failures.ts';
import { fileKindOf, IMAGE_KINDS } from '../rules/file-kind.ts';
import { PORTRAIT_SIDE } from '../rules/limits.ts';
import { PICTURE_LIMITS } from './admission.ts';
import { portraitKey } from './portrait.ts';

/** Draws a picture that was sent anew as the square one of a person or a brand, turned clockwise, and keeps it at its address. */
export async function drawPortrait(
  files: FileStore,
  { path, uuid }: { readonly path: string; readonly uuid: string },
  sent: { readonly bytes: Buffer } | undefined,
  degrees = 0,
): Promise<void> {
  if (sent === undefined) throw failure(FILE_MISSING, { field: 'file' });
  const kind = fileKindOf(sent.bytes);
  if (kind === null || !IMAGE_KINDS.includes(kind)) throw failure(FILE_KIND_REFUSED);
  const portrait = await squareJpeg(sent.bytes, PORTRAIT_SIDE, degrees, PICTURE_LIMITS);
  if (portrait === null) throw failure(PICTURE_UNREADABLE);
  await files.put(portraitKey(path, uuid), portrait, 'image/jpeg');
}
