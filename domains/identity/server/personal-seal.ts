import { createCipheriv, createDecipheriv, createHash, randomBytes } from 'node:crypto';
import type { Config } from '@hearth/platform/config';
import type { Tx } from '@hearth/platform/database';
import { getServerKey } from './queries/server-key.ts';

const CIPHER = 'aes-256-gcm';
const IV_BYTES = 12;
const TAG_BYTES = 16;

interface NamedKey {
  readonly name: string;
  readonly key: Uint8Array;
}

/** Keys by which secrets are sealed: the configured one first, which a copy of the database does not hold. */
async function keysOf(tx: Tx, config: Pick<Config, 'secretKey'>): Promise<readonly NamedKey[]> {
  const kept: NamedKey = { name: 'db', key: await getServerKey(tx, 'seal') };
  if (config.secretKey === undefined) return [kept];
  const key = createHash('sha256').update('hearth-seal').update(config.secretKey).digest();
  return [{ name: createHash('sha256').update(key).digest('base64url').slice(0, 8), key }, kept];
}

/** Seals a text for its owner: moved to another owner's row it does not open. Runs in the system scope. */
export async function seal(tx: Tx, config: Pick<Config, 'secretKey'>, owner: string, text: string): Promise<string> {
  const [named] = await keysOf(tx, config);
  if (named === undefined) throw new Error('There is no key to seal with.');
  const iv = randomBytes(IV_BYTES);
  const cipher = createCipheriv(CIPHER, named.key, iv).setAAD(Buffer.from(owner));
  const sealed = Buffer.concat([iv, cipher.update(text, 'utf8'), cipher.final(), cipher.getAuthTag()]);
  return `${named.name}.${sealed.toString('base64url')}`;
}

/** Opens what was sealed for this owner; throws when it cannot be opened. */
export async function unseal(
  tx: Tx,
  config: Pick<Config, 'secretKey'>,
  owner: string,
  sealed: string,
): Promise<string> {
  const [name = '', text = ''] = sealed.split('.', 2);
  const named = (await keysOf(tx, config)).find((one) => one.name === name);
  if (named === undefined) throw new Error(`A secret was sealed with a key that is not configured any more: ${name}.`);
  const bytes = Buffer.from(text, 'base64url');
  const decipher = createDecipheriv(CIPHER, named.key, bytes.subarray(0, IV_BYTES)).setAAD(Buffer.from(owner));
  decipher.setAuthTag(bytes.subarray(bytes.length - TAG_BYTES));
  const opened = decipher.update(bytes.subarray(IV_BYTES, bytes.length - TAG_BYTES));
  return Buffer.concat([opened, decipher.final()]).toString('utf8');
}
