import { createCipheriv, createDecipheriv, createHash, randomBytes } from 'node:crypto';
import type { Config } from '@hearth/platform/config';
import type { Tx } from '@hearth/platform/database';
import { getServerKey } from './queries/server-key.ts';

const CIPHER = 'aes-256-gcm';
const IV_BYTES = 12;
const TAG_BYTES = 16;
/** The name of a key, and what was sealed with it. */
const NAMED = /^([\w-]{2,8})\.([\w-]+)$/;

type Keys = Pick<Config, 'secretKey' | 'previousSecretKey'>;

interface NamedKey {
  readonly name: string;
  readonly key: Uint8Array;
}

function configuredKey(secret: string): NamedKey {
  const key = createHash('sha256').update('hearth-seal').update(secret).digest();
  return { name: createHash('sha256').update(key).digest('base64url').slice(0, 8), key };
}

/**
 * Keys by which secrets are sealed: the configured one first, which a copy of the database does not hold, then the one before
 * it, then the database's own, with which everything was sealed before a key was configured.
 */
async function keysOf(tx: Tx, { secretKey, previousSecretKey }: Keys): Promise<readonly NamedKey[]> {
  const kept: NamedKey = { name: 'db', key: await getServerKey(tx, 'seal') };
  const configured = [secretKey, previousSecretKey].filter((secret) => secret !== undefined).map(configuredKey);
  return [...configured, kept];
}

/** Seals a text for its owner, a person or a purpose: moved to another owner's row it does not open. Runs in the system scope. */
export async function seal(tx: Tx, config: Keys, owner: string, text: string): Promise<string> {
  const [named] = await keysOf(tx, config);
  if (named === undefined) throw new Error('There is no key to seal with.');
  const iv = randomBytes(IV_BYTES);
  const cipher = createCipheriv(CIPHER, named.key, iv).setAAD(Buffer.from(owner));
  const sealed = Buffer.concat([iv, cipher.update(text, 'utf8'), cipher.final(), cipher.getAuthTag()]);
  return `${named.name}.${sealed.toString('base64url')}`;
}

/** Opens what was sealed for this owner; throws when it cannot be opened. Runs in the system scope. */
export async function unseal(tx: Tx, config: Keys, owner: string, sealed: string): Promise<string> {
  const [, name = '', text = ''] = NAMED.exec(sealed) ?? [];
  const named = (await keysOf(tx, config)).find((one) => one.name === name);
  if (named === undefined) throw new Error(`A secret was sealed with a key that is not configured any more: ${name}.`);
  const bytes = Buffer.from(text, 'base64url');
  const decipher = createDecipheriv(CIPHER, named.key, bytes.subarray(0, IV_BYTES)).setAAD(Buffer.from(owner));
  decipher.setAuthTag(bytes.subarray(bytes.length - TAG_BYTES));
  const opened = decipher.update(bytes.subarray(IV_BYTES, bytes.length - TAG_BYTES));
  return Buffer.concat([opened, decipher.final()]).toString('utf8');
}

/** The same for what is kept as bytes. Before keys had names, such bytes were sealed under the database's key for the purpose. */
export async function unsealBytes(tx: Tx, config: Keys, purpose: string, sealed: Uint8Array): Promise<string> {
  const bytes = Buffer.from(sealed);
  const text = bytes.toString('latin1');
  if (NAMED.test(text)) return unseal(tx, config, purpose, text);
  const key = await getServerKey(tx, `seal:${purpose}`);
  const decipher = createDecipheriv(CIPHER, key, bytes.subarray(0, IV_BYTES));
  decipher.setAuthTag(bytes.subarray(IV_BYTES, IV_BYTES + TAG_BYTES));
  return decipher.update(bytes.subarray(IV_BYTES + TAG_BYTES), undefined, 'utf8') + decipher.final('utf8');
}
