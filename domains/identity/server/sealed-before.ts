import { createDecipheriv } from 'node:crypto';
import type { Tx } from '@hearth/platform/database';
import { findServerKey } from './queries/server-key.ts';

const CIPHER = 'aes-256-gcm';
const IV_BYTES = 12;
const TAG_BYTES = 16;
const BY_DATABASE = /^db\.([\w-]+)$/;

/**
 * Opens what was sealed with a key that lay in the database itself: text under the name `db`, and before keys had names bytes
 * under a key of their purpose. Null for anything else. Nothing is sealed so any more; the start seals it anew.
 */
export async function openSealedBefore(tx: Tx<'system'>, owner: string, value: Uint8Array): Promise<string | null> {
  const [, text] = BY_DATABASE.exec(Buffer.from(value).toString('latin1')) ?? [];
  const key = await findServerKey(tx, text === undefined ? `seal:${owner}` : 'seal');
  if (key === undefined) return null;
  const bytes = text === undefined ? Buffer.from(value) : Buffer.from(text, 'base64url');
  if (bytes.length <= IV_BYTES + TAG_BYTES) return null;
  const iv = bytes.subarray(0, IV_BYTES);
  const [tag, body] =
    text === undefined
      ? [bytes.subarray(IV_BYTES, IV_BYTES + TAG_BYTES), bytes.subarray(IV_BYTES + TAG_BYTES)]
      : [bytes.subarray(bytes.length - TAG_BYTES), bytes.subarray(IV_BYTES, bytes.length - TAG_BYTES)];
  const decipher = createDecipheriv(CIPHER, key, iv);
  if (text !== undefined) decipher.setAAD(Buffer.from(owner));
  decipher.setAuthTag(tag);
  return decipher.update(body, undefined, 'utf8') + decipher.final('utf8');
}
