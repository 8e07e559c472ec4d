import { inScope, SYSTEM } from '@hearth/platform/database';
import { implement } from '@hearth/platform/module';
import { updateWebhook as contract } from '../../contract/endpoints.ts';
import { requireTarget, requireWebhook } from '../access.ts';
import { presentWebhook } from '../present.ts';
import { insertChange } from '../queries/change.ts';
import { webhookRows } from '../queries/webhook.ts';
import { tellMoved } from '../tell-managers.ts';

export const updateWebhook = implement(contract, async ({ params, body }, context) => {
  const { db, clock, actor, grant } = context;
  await requireTarget(context, body);
  const { id, address } = await requireWebhook(db, grant, params.webhook_id);
  const now = clock.now();
  const row = await inScope(db, SYSTEM, async (system) => {
    const changed = await webhookRows.replace(
      system,
      { id, version: body.version },
      {
        name: body.name,
        address: body.address,
        events: [...new Set(body.events)],
        brand_id: body.brand_id,
        updated_at: now,
      },
    );
    await insertChange(system, changed, { action: 'CHANGED', actorId: actor.userId, at: now });
    if (changed.address !== address)
      await tellMoved({ ...context, db: system }, changed, { isNew: false, by: actor.userId });
    return changed;
  });
  return presentWebhook(db, row, now);
});
