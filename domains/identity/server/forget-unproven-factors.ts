import type { Tx } from '@hearth/platform/database';
import { deleteSecrets } from './queries/mailed-secret.ts';

/**
 * Whoever opened an account without proving its address loses every hold on it when somebody else proves it: what they may
 * have set up beside the password goes too.
 */
export async function forgetUnprovenFactors(db: Tx, userId: string): Promise<void> {
  await deleteSecrets(db, userId, ['VERIFY_EMAIL']);
}
