import type { Config } from '@hearth/platform/config';
import type { Tx } from '@hearth/platform/database';
import { signatureOf } from '@hearth/platform/secrets/signature';
import { installationSecret } from '@hearth/platform/sealing/installation-secret';

type Keys = Pick<Config, 'secretKey' | 'previousSecretKey'>;

/** What the list of erasures is signed with: of the installation's own secret, which no backup of the database can lack. */
export async function listKey(tx: Tx<'system'>, { secretKey }: Pick<Keys, 'secretKey'>): Promise<string> {
  return secretKey === undefined ? installationSecret(tx, 'erasure_list_key') : keyOf(secretKey);
}

/** What sheets may be signed with: that, and the same of the key before, with which older ones were written. */
export async function listKeys(tx: Tx<'system'>, config: Keys): Promise<readonly string[]> {
  const { previousSecretKey: before } = config;
  return [await listKey(tx, config), ...(before === undefined ? [] : [keyOf(before)])];
}

function keyOf(secret: string): string {
  return signatureOf(secret, 'hearth/erasure-list');
}
