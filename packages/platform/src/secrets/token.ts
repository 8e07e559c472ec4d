import { createHash, randomBytes } from 'node:crypto';

const BYTES = 32;
const FORM = /^[\w-]{43}$/;

/** 256 random bits as text, for a link, a cookie or a header. Whoever holds it is who it was given to; only its hash is kept. */
export function newToken(): string {
  return randomBytes(BYTES).toString('base64url');
}

/** What is kept of a token, so that no copy of the database opens what the token opens: as many random bits need no slow hash. */
export function tokenHash(token: string): Buffer {
  return createHash('sha256').update(token).digest();
}

/** Whether a text that was brought can be a token at all. */
export function isToken(text: string | undefined): text is string {
  return text !== undefined && FORM.test(text);
}
