import { failure, CONFLICT } from '@hearth/kit/failure';
import { SYSTEM } from '@hearth/platform/database';
import { implement } from '@hearth/platform/module';
import { renewRecoveryCodes } from '../../../contract/security-endpoints.ts';
import { reauthenticate } from '../../actions/prove-anew.ts';
import { endTrust } from '../../queries/known-device.ts';
import { findSecondFactor } from '../../queries/second-factor.ts';
import { replaceWithNewCodes } from '../../second-factor.ts';

/** Replaces recovery codes after verifying both factors: the password alone is not enough. */
export const renewRecoveryCodesHandler = implement(renewRecoveryCodes, async ({ body }, context) => {
  const user = await reauthenticate(context, body);
  return context.run(SYSTEM, async ({ db }) => {
    if ((await findSecondFactor(db, user.id))?.confirmed_at == null) throw failure(CONFLICT);
    await endTrust(db, user.id);
    return { recovery_codes: [...(await replaceWithNewCodes(db, user.id))] };
  });
});
