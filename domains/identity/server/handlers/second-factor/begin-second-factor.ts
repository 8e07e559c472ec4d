import { failure } from '@hearth/kit/failure';
import { SYSTEM } from '@hearth/platform/database';
import { implement } from '@hearth/platform/module';
import { beginSecondFactor } from '../../../contract/security-endpoints.ts';
import { SECOND_FACTOR_IS_ON } from '../../../contract/failures.ts';
import { verifyOwnPassword } from '../../actions/prove-own-password.ts';
import { putUnconfirmed } from '../../queries/second-factor.ts';
import { generateTotpSecret } from '../../second-factor.ts';

/** A secret to put into an app, after the password was typed once more. */
export const beginSecondFactorHandler = implement(beginSecondFactor, async ({ body }, context) => {
  const user = await verifyOwnPassword(context, body.password, 'password');
  return context.run(SYSTEM, async (work) => {
    const { secret, uri, sealed } = await generateTotpSecret(work, { id: user.id, label: user.email ?? user.username });
    if (!(await putUnconfirmed(work.db, user.id, sealed))) throw failure(SECOND_FACTOR_IS_ON);
    return { secret, uri };
  });
});
