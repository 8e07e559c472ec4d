import { failure } from '@hearth/kit/failure';
import { newId } from '@hearth/kit/id';
import { inScope, SYSTEM } from '@hearth/platform/database';
import { implement } from '@hearth/platform/module';
import { createWebhook as contract } from '../../contract/endpoints.ts';
import { TOO_MANY_WEBHOOKS } from '../../contract/failures.ts';
import { MOST_WEBHOOKS } from '../../rules/limits.ts';
import { requireTarget } from '../access.ts';
import { presentWebhook } from '../present.ts';
import { insertChange } from '../queries/change.ts';
import { countWebhooks, insertWebhook, SECRET } from '../queries/webhook.ts';
import { tellMoved } from '../tell-managers.ts';
import { newWebhookSecret } from '../webhook-secret.ts';

export const createWebhook = implement(contract, async ({ body }, context) => {
  const { db, clock, actor, grant } = context;
  await requireTarget(context, body);
  const now = clock.now();
  const secret = newWebhookSecret();
  const row = {
    id: newId(now.getTime()),
    group_id: grant.groupId,
    brand_id: body.brand_id,
    name: body.name,
    address: body.address,
    events: [...new Set(body.events)],
    previous_until: null,
    state: 'ACTIVE' as const,
    paused_because: null,
    failing_since: null,
    version: 1,
    created_by: actor.userId,
    created_at: now,
    updated_at: now,
  };
  await inScope(db, SYSTEM, async (system) => {
    if ((await countWebhooks(system, grant.groupId)) >= MOST_WEBHOOKS) throw failure(TOO_MANY_WEBHOOKS);
    await insertWebhook(system, { ...row, secret: SECRET.seal(system, row.id, secret), previous_secret: null });
    await insertChange(system, row, { action: 'CREATED', actorId: actor.userId, at: now });
    await tellMoved({ ...context, db: system }, row, { isNew: true, by: actor.userId });
  });
  return { webhook: await presentWebhook(db, row, now), secret };
});
