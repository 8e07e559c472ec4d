import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';
import { inScope, SYSTEM } from '@hearth/platform/database';
import type { Tx } from '@hearth/platform/database';
import { getServerKey } from './queries/server-key.ts';

const NONCE_BYTES = 12;
const TAG_BYTES = 16;

/** Seals a secret that has to be read again, such as a provider's client secret: AES-256-GCM under this installation's key for the purpose. Runs in any scope that `inScope` lets into the system's. */
export async function sealSecret(tx: Tx, purpose: string, secret: string): Promise<Uint8Array> {
  const nonce = randomBytes(NONCE_BYTES);
  const cipher = createCipheriv('aes-256-gcm', await keyFor(tx, purpose), nonce);
  const sealed = Buffer.concat([cipher.update(secret, 'utf8'), cipher.final()]);
  return Buffer.concat([nonce, cipher.getAuthTag(), sealed]);
}

/** Opens what `sealSecret` sealed for the same purpose. Throws when it was changed or sealed under another key. */
export async function openSealed(tx: Tx, purpose: string, sealed: Uint8Array): Promise<string> {
  const bytes = Buffer.from(sealed);
  const decipher = createDecipheriv('aes-256-gcm', await keyFor(tx, purpose), bytes.subarray(0, NONCE_BYTES));
  decipher.setAuthTag(bytes.subarray(NONCE_BYTES, NONCE_BYTES + TAG_BYTES));
  return decipher.update(bytes.subarray(NONCE_BYTES + TAG_BYTES), undefined, 'utf8') + decipher.final('utf8');
}

function keyFor(tx: Tx, purpose: string): Promise<Uint8Array> {
  return inScope(tx, SYSTEM, (db) => getServerKey(db, `seal:${purpose}`));
}
