import { failure } from '@hearth/kit/failure';
import { squareJpeg } from '@hearth/platform/images';
import type { FreeWork, ReceivedFile } from '@hearth/platform/module';
import { FILE_KIND_REFUSED, FILE_MISSING, PICTURE_UNREADABLE } from '../contract/failures.ts';
import { detectFileKind, IMAGE_KINDS } from '../rules/file-kind.ts';
import { PORTRAIT_SIDE } from '../rules/limits.ts';
import { PICTURE_LIMITS } from './admission.ts';
import { requireClean } from './check-files.ts';
import { portraitKey } from './portrait.ts';

/** Redraws an uploaded picture as a square portrait, rotated clockwise, and stores it. */
export async function storePortrait(
  work: Pick<FreeWork, 'files' | 'scan' | 'run' | 'clock'>,
  { path, uuid }: { readonly path: string; readonly uuid: string },
  {
    file,
    by,
    degrees = 0,
  }: { file: ReceivedFile | undefined; by: { groupId: string | null; userId: string }; degrees?: number },
): Promise<void> {
  if (file === undefined) throw failure(FILE_MISSING, { field: 'file' });
  const kind = await file.bytes.inMemory(detectFileKind);
  if (kind === null || !IMAGE_KINDS.includes(kind)) throw failure(FILE_KIND_REFUSED);
  await requireClean(work, {
    bytes: file.bytes,
    name: file.name,
    group_id: by.groupId,
    user_id: by.userId,
    came_as: 'PICTURE',
  });
  const portrait = await file.bytes.inMemory((bytes) => squareJpeg(bytes, PORTRAIT_SIDE, degrees, PICTURE_LIMITS));
  if (portrait === null) throw failure(PICTURE_UNREADABLE);
  await work.files.put(portraitKey(path, uuid), portrait, 'image/jpeg');
}
