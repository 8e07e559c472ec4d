import { randomBytes } from 'node:crypto';
import { isSameSecret, signatureBytes } from '@hearth/platform/secrets/signature';

const ID_BYTES = 16;
const SECRET_BYTES = 32;
const MARK_BYTES = 16;
const TOKEN = /^[A-Za-z0-9_-]{86}$/;

/** A parsed refresh token, not yet verified. */
export interface RefreshToken {
  readonly text: string;
  readonly sessionId: string;
  readonly secret: Buffer;
  readonly mark: Buffer;
}

function uuidToBytes(id: string): Buffer {
  return Buffer.from(id.replaceAll('-', ''), 'hex');
}

function bytesToUuid(bytes: Buffer): string {
  const hex = bytes.toString('hex');
  return [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20), hex.slice(20)].join('-');
}

function computeMac(id: Buffer, secret: Buffer, key: Uint8Array): Buffer {
  return signatureBytes(key, 'mark', id, secret).subarray(0, MARK_BYTES);
}

function encodeToken(sessionId: string, secret: Buffer, key: Uint8Array): string {
  const id = uuidToBytes(sessionId);
  return Buffer.concat([id, secret, computeMac(id, secret, key)]).toString('base64url');
}

/** Generates the rotation key of a token family. */
export function newRotationKey(): Buffer {
  return randomBytes(SECRET_BYTES);
}

/** The first token of a family. */
export function firstRefreshToken(sessionId: string, key: Uint8Array): string {
  return encodeToken(sessionId, randomBytes(SECRET_BYTES), key);
}

/**
 * The one token that follows the given one. It is derived and not drawn, so that whoever repeats a rotation whose answer was
 * lost gets the same token again and a family never has two good ones. Without the key it cannot be foretold.
 */
export function nextRefreshToken(token: RefreshToken, key: Uint8Array): string {
  const secret = signatureBytes(key, 'next', token.secret);
  return encodeToken(token.sessionId, secret, key);
}

/** Takes a token apart, or null for text of another form. */
export function readRefreshToken(text: string | undefined): RefreshToken | null {
  if (text === undefined || !TOKEN.test(text)) return null;
  const bytes = Buffer.from(text, 'base64url');
  return {
    text,
    sessionId: bytesToUuid(bytes.subarray(0, ID_BYTES)),
    secret: bytes.subarray(ID_BYTES, ID_BYTES + SECRET_BYTES),
    mark: bytes.subarray(ID_BYTES + SECRET_BYTES),
  };
}

/**
 * Is true for a token of this session, current or past: a guessed one must not end the session. Anything else is not
 * a replay: knowing a session's id must not be enough to end it.
 */
export function wasIssued(token: RefreshToken, key: Uint8Array): boolean {
  return isSameSecret(token.mark, computeMac(uuidToBytes(token.sessionId), token.secret, key));
}
