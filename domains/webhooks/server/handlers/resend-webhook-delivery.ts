import { failure, NOT_FOUND } from '@hearth/kit/failure';
import { inScope, SYSTEM } from '@hearth/platform/database';
import { implement } from '@hearth/platform/module';
import { resendWebhookDelivery as contract } from '../../contract/endpoints.ts';
import { WEBHOOK_PAUSED } from '../../contract/failures.ts';
import { requireWebhook } from '../access.ts';
import { DELIVER_DUE } from '../jobs/deliver-job.ts';
import { dueAgain } from '../queries/delivery.ts';

export const resendWebhookDelivery = implement(contract, async ({ params }, { db, clock, enqueue, grant }) => {
  const { id, state } = await requireWebhook(db, grant, params.webhook_id);
  if (state === 'PAUSED') throw failure(WEBHOOK_PAUSED);
  const of = { groupId: grant.groupId, id };
  const isThere = await inScope(db, SYSTEM, (system) => dueAgain(system, of, params.delivery_id, clock.now()));
  if (!isThere) throw failure(NOT_FOUND);
  await enqueue(DELIVER_DUE, {}, { key: 'due' });
  return { queued: true as const };
});
