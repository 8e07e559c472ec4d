import { implement } from '@hearth/platform/module';
import { listWebhookDeliveries as contract } from '../../contract/endpoints.ts';
import { DELIVERIES_ON_A_PAGE } from '../../rules/limits.ts';
import { requireWebhook } from '../access.ts';
import { presentDelivery } from '../present.ts';
import { findDeliveries } from '../queries/delivery.ts';

export const listWebhookDeliveries = implement(contract, async ({ params, query }, { db, grant }) => {
  const { id } = await requireWebhook(db, grant, params.webhook_id);
  const page = { before: query.before, limit: DELIVERIES_ON_A_PAGE };
  const rows = await findDeliveries(db, { groupId: grant.groupId, id }, page);
  const next = rows.length < DELIVERIES_ON_A_PAGE ? null : (rows.at(-1)?.id ?? null);
  return { deliveries: rows.map(presentDelivery), next };
});
