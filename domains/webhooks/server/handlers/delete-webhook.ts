import { forgetNoticesAbout } from '@hearth/domains/notices/service';
import { failure, NOT_FOUND } from '@hearth/kit/failure';
import { inScope, SYSTEM } from '@hearth/platform/database';
import { implement } from '@hearth/platform/module';
import { deleteWebhook as contract } from '../../contract/endpoints.ts';
import { requireGroup } from '../access.ts';
import { insertChange } from '../queries/change.ts';
import { deleteWebhookRow } from '../queries/webhook.ts';

export const deleteWebhook = implement(contract, async ({ params }, { db, clock, actor, grant }) => {
  await inScope(db, SYSTEM, async (system) => {
    const row = await deleteWebhookRow(system, requireGroup(grant), params.webhook_id);
    if (row === undefined) throw failure(NOT_FOUND);
    await insertChange(system, row, { action: 'DELETED', actorId: actor.userId, at: clock.now() });
    await forgetNoticesAbout(system, [row.id]);
  });
  return { deleted: true as const };
});
