import { createHmac, timingSafeEqual } from 'node:crypto';

/** The length and encoding of a signature. */
export interface SignatureForm {
  readonly bytes: number;
  readonly letters: 'base64url' | 'hex';
}

type Key = string | Uint8Array;

const WHOLE: SignatureForm = { bytes: 32, letters: 'base64url' };

/** The bytes that sign a text, or several parts of one, with a key: HMAC-SHA-256. */
export function signatureBytes(key: Key, ...parts: readonly Key[]): Buffer {
  const hmac = createHmac('sha256', key);
  for (const part of parts) hmac.update(part);
  return hmac.digest();
}

/** Signs a text with a key, in its written form. */
export function signText(key: Key, text: string, { bytes, letters }: SignatureForm = WHOLE): string {
  return signatureBytes(key, text).subarray(0, bytes).toString(letters);
}

/** Compares secrets in constant time; a repeated header never matches. A header that came twice is none. */
export function isSameSecret(expected: Key, given: Key | readonly string[] | undefined): boolean {
  if (typeof given !== 'string' && !(given instanceof Uint8Array)) return false;
  const [right, brought] = [Buffer.from(expected), Buffer.from(given)];
  return right.length === brought.length && timingSafeEqual(right, brought);
}

/**
 * Whether a signature was made for a text with one of these keys: that of today, or those before it. The written signatures are
 * compared and not what they stand for, since one signature can be written in several ways and what is good once has to have one.
 */
export function isSignedWith(keys: Iterable<Key>, text: string, given: string, form?: SignatureForm): boolean {
  return [...keys].some((key) => isSameSecret(signText(key, text, form), given));
}
