import { SYSTEM } from '@hearth/platform/database';
import type { Job } from '@hearth/platform/module';
import { DELIVERY_DAYS } from '../../rules/limits.ts';
import { deleteDeliveriesBefore } from '../queries/delivery.ts';
import { forgetPreviousSecrets } from '../queries/webhook.ts';

const DAY_MS = 86_400_000;
const AT_ONCE = 5000;

/** Deletes deliveries that are over, and secrets that sign no longer. */
export const forgetDeliveries: Job = {
  name: 'webhooks.forgetDeliveries',
  cron: '53 3 * * *',
  run: async (_data, work) => {
    const now = work.clock.now();
    await work.run(SYSTEM, ({ db }) => forgetPreviousSecrets(db, now));
    const before = new Date(now.getTime() - DELIVERY_DAYS * DAY_MS);
    for (let gone = AT_ONCE; gone === AT_ONCE && !work.signal.aborted;)
      gone = await work.run(SYSTEM, ({ db }) => deleteDeliveriesBefore(db, before, AT_ONCE));
  },
};
