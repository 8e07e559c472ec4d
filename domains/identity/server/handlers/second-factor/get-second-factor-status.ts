import { inScope, SYSTEM } from '@hearth/platform/database';
import { implement } from '@hearth/platform/module';
import { getSecondFactorStatus } from '../../../contract/security-endpoints.ts';
import { countRecoveryCodes, findSecondFactor } from '../../queries/second-factor.ts';
import { getUser } from '../../queries/user.ts';

/** Returns the caller's second factors, and whether they suffice. */
export const getSecondFactorStatusHandler = implement(getSecondFactorStatus, (_input, { db: own, actor }) =>
  inScope(own, SYSTEM, async (db) => {
    const user = await getUser(db, actor.userId);
    const setUpAt = (await findSecondFactor(db, user.id))?.confirmed_at ?? null;
    return {
      mfa_setup_required: user.second_factor_demanded && setUpAt === null,
      is_demanded: user.second_factor_demanded,
      set_up_at: setUpAt?.toISOString() ?? null,
      recovery_codes_left: setUpAt === null ? 0 : await countRecoveryCodes(db, user.id),
    };
  }),
);
