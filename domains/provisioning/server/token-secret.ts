import { createHash, randomBytes } from 'node:crypto';

/** A new token: 256 random bits, with a beginning by which it is recognised where it leaked to. */
export function newTokenSecret(): string {
  return `hscim_${randomBytes(32).toString('base64url')}`;
}

/** What is kept of a token. */
export function hashOf(secret: string): Buffer {
  return createHash('sha256').update(secret).digest();
}
