import type { Work } from '@hearth/platform/module';
import { PORTRAIT_SIDE } from '../rules/limits.ts';
import { DROP_FILES } from './jobs/drop-files.ts';

/** Where the square picture of a person or brand is kept: the same words as in its public address. */
export function portraitKey(path: string, uuid: string): string {
  return `${path}/${uuid}/${PORTRAIT_SIDE}_${PORTRAIT_SIDE}.jpeg`;
}

/** Removes the file of a picture that another has replaced, once the transaction has committed: nothing names it any more. */
export async function dropPortrait({ enqueue }: Pick<Work, 'enqueue'>, path: string, uuid: string): Promise<void> {
  await enqueue(DROP_FILES, { keys: [portraitKey(path, uuid)] });
}
