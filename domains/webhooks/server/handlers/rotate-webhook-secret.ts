import { inScope, SYSTEM } from '@hearth/platform/database';
import { implement } from '@hearth/platform/module';
import { rotateWebhookSecret as contract } from '../../contract/endpoints.ts';
import { ROTATION_MS } from '../../rules/limits.ts';
import { requireLocked } from '../access.ts';
import { presentWebhook } from '../present.ts';
import { insertChange } from '../queries/change.ts';
import { PREVIOUS_SECRET, SECRET, webhookRows } from '../queries/webhook.ts';
import { newWebhookSecret } from '../webhook-secret.ts';

export const rotateWebhookSecret = implement(contract, async ({ params }, { db, clock, actor, grant }) => {
  const now = clock.now();
  const secret = newWebhookSecret();
  const row = await inScope(db, SYSTEM, async (system) => {
    const { id, secret: sealed } = await requireLocked(system, grant, params.webhook_id);
    const previous = SECRET.open(system, id, sealed);
    const changed = await webhookRows.rewrite(system, id, {
      secret: SECRET.seal(system, id, secret),
      previous_secret: PREVIOUS_SECRET.seal(system, id, previous),
      previous_until: new Date(now.getTime() + ROTATION_MS),
      updated_at: now,
    });
    await insertChange(system, changed, { action: 'ROTATED', actorId: actor.userId, at: now });
    return changed;
  });
  return { webhook: await presentWebhook(db, row, now), secret };
});
