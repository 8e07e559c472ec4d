import { newToken } from '@hearth/platform/secrets/token';

/** Generates a token: 256 random bits with a prefix that leak scanners recognise. */
export function newTokenSecret(): string {
  return `hscim_${newToken()}`;
}
