import { failure, CONFLICT } from '@hearth/kit/failure';
import { SYSTEM } from '@hearth/platform/database';
import { implement } from '@hearth/platform/module';
import { renewRecoveryCodes } from '../../contract/security-endpoints.ts';
import { proveAnew } from '../prove-anew.ts';
import { endTrust } from '../queries/known-device.ts';
import { findSecondFactor } from '../queries/second-factor.ts';
import { newRecoveryCodes } from '../second-factor.ts';

/** New recovery codes, after the caller proved who they are by both steps: whoever has the password alone gets past neither. */
export const renewRecoveryCodesHandler = implement(renewRecoveryCodes, async ({ body }, context) => {
  const user = await proveAnew(context, body);
  return context.run(SYSTEM, async ({ db }) => {
    if ((await findSecondFactor(db, user.id))?.confirmed_at == null) throw failure(CONFLICT);
    await endTrust(db, user.id);
    return { recovery_codes: [...(await newRecoveryCodes(db, user.id))] };
  });
});
