import { implement } from '@hearth/platform/module';
import { getWebhook as contract } from '../../contract/endpoints.ts';
import { requireWebhook } from '../access.ts';
import { presentWebhook } from '../present.ts';

export const getWebhook = implement(contract, async ({ params }, { db, grant, clock }) =>
  presentWebhook(db, await requireWebhook(db, grant, params.webhook_id), clock.now()),
);
