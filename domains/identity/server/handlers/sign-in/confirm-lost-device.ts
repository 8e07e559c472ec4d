import { failure } from '@hearth/kit/failure';
import { inScope, SYSTEM } from '@hearth/platform/database';
import { keepingCount } from '@hearth/platform/access/kept-refusal';
import { implement } from '@hearth/platform/module';
import { tokenHash } from '@hearth/platform/secrets/token';
import { confirmLostDevice } from '../../../contract/recovery-endpoints.ts';
import { LINK_NOT_VALID } from '../../../contract/failures.ts';
import { LOST_DEVICE_MS, RESET_CODES_PER_NETWORK } from '../../../rules/limits.ts';
import { limitByNetwork } from '../../actions/limit-attempts.ts';
import { consumeSecret } from '../../queries/mailed-secret.ts';
import { changeSecondFactor } from '../../queries/second-factor.ts';
import { findUser } from '../../queries/user.ts';

/** Starts the wait of three days. Signing in with a code meanwhile ends it. */
export const confirmLostDeviceHandler = implement(confirmLostDevice, ({ body }, { db: own, clock, request }) =>
  inScope(own, SYSTEM, async (db) => {
    const now = clock.now();
    await limitByNetwork(db, 'lost-device-code', request.ip, RESET_CODES_PER_NETWORK, now);
    const secret = await consumeSecret(db, tokenHash(body.code), ['LOST_DEVICE'], now);
    const user = secret === undefined ? undefined : await findUser(db, secret.user_id);
    if (secret === undefined || user?.email !== secret.address) throw keepingCount(failure(LINK_NOT_VALID));
    const removalAt = new Date(now.getTime() + LOST_DEVICE_MS);
    await changeSecondFactor(db, user.id, { removal_at: removalAt });
    return { removal_at: removalAt.toISOString() };
  }),
);
