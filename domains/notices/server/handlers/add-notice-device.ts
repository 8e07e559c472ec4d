import { createHash } from 'node:crypto';
import { parseUserAgent } from '@hearth/domains/identity/service';
import { failure, INVALID_INPUT } from '@hearth/kit/failure';
import { newId } from '@hearth/kit/id';
import { inScope, SYSTEM } from '@hearth/platform/database';
import { implement } from '@hearth/platform/module';
import { addNoticeDevice as contract } from '../../contract/endpoints.ts';
import { TOO_MANY_DEVICES } from '../../contract/failures.ts';
import { isPushPoint } from '../is-push-point.ts';
import { presentDevice } from '../present.ts';
import { findDevices, insertDevice, renewDevice, SUBSCRIPTION } from '../queries/device.ts';

const MOST_DEVICES = 10;

/**
 * A browser has one address at its push service, whoever uses it: whoever had it before gets nothing there from now on. In
 * production messages leave over https alone, and never for the network that this server stands in (`outboundFetch`).
 */
export const addNoticeDevice = implement(contract, async ({ body }, { db, actor, clock, config, request }) => {
  if (config.mode === 'production' && new URL(body.endpoint).protocol !== 'https:')
    throw failure(INVALID_INPUT, {
      fields: [{ field: 'endpoint', rule: 'format_url', message: 'must begin with https' }],
    });
  if (!isPushPoint(body.keys.p256dh))
    throw failure(INVALID_INPUT, {
      fields: [{ field: 'keys.p256dh', rule: 'format_regex', message: 'must be a point on the curve P-256' }],
    });
  const fingerprint = createHash('sha256').update(body.endpoint).digest('hex');
  return inScope(db, SYSTEM, async (system) => {
    const own = await findDevices(system, actor.userId);
    const known = own.find((device) => device.fingerprint === fingerprint);
    const id = known?.id ?? newId(clock.now().getTime());
    const kept = { session_id: actor.sessionId, subscription: SUBSCRIPTION.seal(system, id, JSON.stringify(body)) };
    if (known !== undefined) {
      await renewDevice(system, id, kept);
      return presentDevice(known);
    }
    if (own.length >= MOST_DEVICES) throw failure(TOO_MANY_DEVICES);
    const { browser, system: runsOn } = parseUserAgent(request.userAgent);
    const device = { id, fingerprint, browser, system: runsOn, added_at: clock.now() };
    await insertDevice(system, { ...device, ...kept, user_id: actor.userId });
    return presentDevice({ ...device, used_at: null });
  });
});
