import { createHmac } from 'node:crypto';
import type { Config } from '@hearth/platform/config';
import type { Tx } from '@hearth/platform/database';
import { installationSecret } from '@hearth/platform/sealing/installation-secret';

/** What the list of erasures is signed with: of the installation's own secret, which no backup of the database can lack. System scope. */
export async function listKey(tx: Tx, { secretKey }: Pick<Config, 'secretKey'>): Promise<string> {
  return secretKey === undefined
    ? installationSecret(tx, 'erasure_list_key')
    : createHmac('sha256', secretKey).update('hearth/erasure-list').digest('base64url');
}
