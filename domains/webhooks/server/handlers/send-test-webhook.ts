import { limitCalls } from '@hearth/domains/identity/service';
import { failure } from '@hearth/kit/failure';
import { newId } from '@hearth/kit/id';
import { inScope, SYSTEM } from '@hearth/platform/database';
import { implement } from '@hearth/platform/module';
import { TEST_EVENT } from '../../contract/catalogue.ts';
import { sendTestWebhook as contract } from '../../contract/endpoints.ts';
import { WEBHOOK_PAUSED } from '../../contract/failures.ts';
import { requireWebhook } from '../access.ts';
import { DELIVER_DUE } from '../jobs/deliver-job.ts';
import { insertDeliveries } from '../queries/delivery.ts';

/** Each is a call of somebody else’s machine. */
const TESTS_PER_WEBHOOK = { count: 30, windowMs: 60 * 60_000 };

export const sendTestWebhook = implement(contract, async ({ params }, { db, clock, enqueue, grant }) => {
  const { id, group_id, brand_id, state } = await requireWebhook(db, grant, params.webhook_id);
  if (state === 'PAUSED') throw failure(WEBHOOK_PAUSED);
  const now = clock.now();
  await limitCalls(db, 'webhook-test', id, TESTS_PER_WEBHOOK, now);
  const event = {
    id: newId(now.getTime()),
    group_id,
    endpoint_id: id,
    event_id: newId(now.getTime()),
    type: TEST_EVENT,
    at: now,
    application_id: null,
    data: { brand_id },
  };
  await inScope(db, SYSTEM, (system) => insertDeliveries(system, [event], now));
  await enqueue(DELIVER_DUE, {}, { key: 'due' });
  return { queued: true as const };
});
