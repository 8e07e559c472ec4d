import { failure } from '@hearth/kit/failure';
import { inScope, SYSTEM } from '@hearth/platform/database';
import { keepingCount } from '@hearth/platform/access/kept-refusal';
import { implement } from '@hearth/platform/module';
import { tokenHash } from '@hearth/platform/secrets/token';
import { confirmVerification } from '../../../contract/recovery-endpoints.ts';
import { LINK_NOT_VALID } from '../../../contract/failures.ts';
import { RESET_CODES_PER_NETWORK } from '../../../rules/limits.ts';
import { limitByNetwork } from '../../actions/limit-attempts.ts';
import { consumeSecret } from '../../queries/mailed-secret.ts';
import { findUser, updateUser } from '../../queries/user.ts';

/** Proves an address with the link that was sent to it; an address that changed meanwhile is not proven by it. */
export const confirmVerificationHandler = implement(confirmVerification, ({ body }, { db: own, clock, request }) =>
  inScope(own, SYSTEM, async (db) => {
    const now = clock.now();
    await limitByNetwork(db, 'verification', request.ip, RESET_CODES_PER_NETWORK, now);
    const secret = await consumeSecret(db, tokenHash(body.code), ['VERIFY_EMAIL'], now);
    const user = secret === undefined ? undefined : await findUser(db, secret.user_id);
    if (secret === undefined || user?.email !== secret.address) throw keepingCount(failure(LINK_NOT_VALID));
    await updateUser(db, user.id, { email_verified_at: now });
    return { verified: true };
  }),
);
