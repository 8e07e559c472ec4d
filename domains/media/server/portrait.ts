import { PORTRAIT_SIDE } from '../rules/limits.ts';

/** Where the square picture of a person or brand is kept: the same words as in its public address. */
export function portraitKey(path: string, uuid: string): string {
  return `${path}/${uuid}/${PORTRAIT_SIDE}_${PORTRAIT_SIDE}.jpeg`;
}
