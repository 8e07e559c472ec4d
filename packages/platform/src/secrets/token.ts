import { createHash, randomBytes } from 'node:crypto';

const BYTES = 32;
const FORM = /^[\w-]{43}$/;

/** 256 random bits as text, for a link, a cookie or a header. Whoever holds it is who it was given to; only its hash is kept. */
export function newToken(): string {
  return randomBytes(BYTES).toString('base64url');
}

/** The stored hash of a token; random bits need no slow hash. */
export function tokenHash(token: string): Buffer {
  return createHash('sha256').update(token).digest();
}

/** Tells if a text has the form of a token. */
export function isToken(text: string | undefined): text is string {
  return text !== undefined && FORM.test(text);
}
