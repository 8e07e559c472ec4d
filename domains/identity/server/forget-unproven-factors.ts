import type { Tx } from '@hearth/platform/database';
import { forgetDevices } from './queries/known-device.ts';
import { deleteSecrets } from './queries/mailed-secret.ts';
import { deletePasskeys } from './queries/passkey.ts';
import { deleteSecondFactor } from './queries/second-factor.ts';

/**
 * Whoever opened an account without proving its address loses every hold on it when somebody else proves it: what they may
 * have set up beside the password goes too.
 */
export async function forgetUnprovenFactors(db: Tx<'system'>, userId: string): Promise<void> {
  await deleteSecrets(db, userId, ['VERIFY_EMAIL', 'LOST_DEVICE']);
  await deleteSecondFactor(db, userId);
  await deletePasskeys(db, userId);
  await forgetDevices(db, userId);
}
