import type { Tx } from '@hearth/platform/database';
import { forgetDevices } from '../queries/known-device.ts';
import { deleteSecrets } from '../queries/mailed-secret.ts';
import { deletePasskeys } from '../queries/passkey.ts';
import { deleteSecondFactor } from '../queries/second-factor.ts';

/** Removes what an account's opener set up before someone else proved its address. */
export async function removeUnprovenFactors(db: Tx<'system'>, userId: string): Promise<void> {
  await deleteSecrets(db, userId, ['VERIFY_EMAIL', 'LOST_DEVICE']);
  await deleteSecondFactor(db, userId);
  await deletePasskeys(db, userId);
  await forgetDevices(db, userId);
}
