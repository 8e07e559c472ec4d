import type { Config } from '@hearth/platform/config/config';
import type { Tx } from '@hearth/platform/database';
import { signText } from '@hearth/platform/secrets/signature';
import { installationSecret } from '@hearth/platform/sealing/installation-secret';

type SecretKeys = Pick<Config, 'secretKey' | 'previousSecretKey'>;

/** Derives the signing key of the erasure list from the installation's secret. */
export async function deriveListKey(tx: Tx<'system'>, { secretKey }: Pick<SecretKeys, 'secretKey'>): Promise<string> {
  return secretKey === undefined ? installationSecret(tx, 'erasure_list_key') : deriveKey(secretKey);
}

/** Derives the keys for verification: the current one and that of the previous secret. */
export async function deriveListKeys(tx: Tx<'system'>, config: SecretKeys): Promise<readonly string[]> {
  const { previousSecretKey: before } = config;
  return [await deriveListKey(tx, config), ...(before === undefined ? [] : [deriveKey(before)])];
}

function deriveKey(secret: string): string {
  return signText(secret, 'hearth/erasure-list');
}
