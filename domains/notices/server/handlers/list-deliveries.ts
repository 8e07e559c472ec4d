import { implement } from '@hearth/platform/module';
import { listDeliveries as contract } from '../../contract/endpoints.ts';
import { readDeliveries } from '../read-deliveries.ts';

export const listDeliveries = implement(contract, async ({ params }, { db, actor }) => {
  const found = await readDeliveries(db, actor.userId, [params.id]);
  return { deliveries: [...(found.get(params.id) ?? [])] };
});
