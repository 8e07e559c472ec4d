import { createHash, randomBytes } from 'node:crypto';

const BYTES = 32;

/** 256 random bits for a link. Only its hash is kept, so that no copy of the database opens what the link opens. */
export function newLinkToken(): string {
  return randomBytes(BYTES).toString('base64url');
}

/** What is kept of a link's token: as many random bits need no slow hash. */
export function linkTokenHash(token: string): Buffer {
  return createHash('sha256').update(token).digest();
}
