import { forgetNoticesAbout } from '@hearth/domains/notices/service';
import { inScope, SYSTEM } from '@hearth/platform/database';
import { implement } from '@hearth/platform/module';
import { setWebhookState as contract } from '../../contract/endpoints.ts';
import { requireLocked } from '../access.ts';
import { DELIVER_DUE } from '../jobs/deliver-job.ts';
import { presentWebhook } from '../present.ts';
import { insertChange } from '../queries/change.ts';
import { webhookRows } from '../queries/webhook.ts';

/** A resumed one begins anew: what it failed before counts no more, and notices about its pause go. */
export const setWebhookState = implement(contract, async ({ params, body }, { db, clock, enqueue, actor, grant }) => {
  const now = clock.now();
  const isPaused = body.state === 'PAUSED';
  const row = await inScope(db, SYSTEM, async (system) => {
    const before = await requireLocked(system, grant, params.webhook_id);
    if (before.state === body.state) return before;
    const changed = await webhookRows.rewrite(system, before.id, {
      state: body.state,
      paused_because: isPaused ? 'PERSON' : null,
      failing_since: null,
      updated_at: now,
    });
    const action = isPaused ? 'PAUSED' : 'RESUMED';
    await insertChange(system, changed, { action, actorId: actor.userId, at: now });
    await forgetNoticesAbout(system, [before.id]);
    return changed;
  });
  if (!isPaused) await enqueue(DELIVER_DUE, {}, { key: 'due' });
  return presentWebhook(db, row, now);
});
