import { inScope, SYSTEM } from '@hearth/platform/database';
import { implement } from '@hearth/platform/module';
import { tokenHash } from '@hearth/platform/secrets/token';
import { validateResetToken } from '../../../contract/recovery-endpoints.ts';
import { RESET_CODES_PER_NETWORK } from '../../../rules/limits.ts';
import { limitByNetwork } from '../../actions/limit-attempts.ts';
import { findSecret } from '../../queries/mailed-secret.ts';

/** Looks at a code without using it, so that a page can say at once that a link has run out. */
export const validateResetTokenHandler = implement(validateResetToken, ({ body }, { db: own, clock, request }) =>
  inScope(own, SYSTEM, async (db) => {
    const now = clock.now();
    await limitByNetwork(db, 'reset-code', request.ip, RESET_CODES_PER_NETWORK, now);
    const secret = await findSecret(db, tokenHash(body.code), ['RESET_PASSWORD', 'ACTIVATE'], now);
    return { is_valid: secret !== undefined };
  }),
);
