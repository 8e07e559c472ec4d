import type { Work } from '@hearth/platform/module';
import { PORTRAIT_SIDE } from '../rules/limits.ts';
import { DROP_FILES } from './jobs/drop-files.ts';

/** The storage key of a portrait: the same path as in its public URL. */
export function portraitKey(path: string, uuid: string): string {
  return `${path}/${uuid}/${PORTRAIT_SIDE}_${PORTRAIT_SIDE}.jpeg`;
}

/** Removes the file of a replaced portrait after the commit. */
export async function removePortrait({ enqueue }: Pick<Work, 'enqueue'>, path: string, uuid: string): Promise<void> {
  await enqueue(DROP_FILES, { keys: [portraitKey(path, uuid)] });
}
