import { implement } from '@hearth/platform/module';
import { listWebhooks as contract } from '../../contract/endpoints.ts';
import { requireGroup } from '../access.ts';
import { presentWebhooks } from '../present.ts';
import { findWebhooks } from '../queries/webhook.ts';

export const listWebhooks = implement(contract, async (_input, { db, grant, clock }) => {
  const rows = await findWebhooks(db, requireGroup(grant));
  return { webhooks: await presentWebhooks(db, rows, clock.now()) };
});
