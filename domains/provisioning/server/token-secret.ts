import { newToken } from '@hearth/platform/secrets/token';

/** A new token: 256 random bits, with a beginning by which it is recognised where it leaked to. */
export function newTokenSecret(): string {
  return `hscim_${newToken()}`;
}
