import { newId } from '@hearth/kit/id';
import { json } from '@hearth/platform/database';
import type { Tx } from '@hearth/platform/database';
import type { Tables } from './tables.ts';
import type { WebhookRow } from './webhook.ts';

/** What was done to a webhook, by whom and when. `actorId` is null where nobody did it. */
export interface WebhookDeed {
  readonly action: Tables['webhooks.change']['action'];
  readonly actorId: string | null;
  readonly at: Date;
}

/** Records what was done to a webhook. Of its address the origin alone: the rest may be a secret, and records are never deleted. */
export async function insertChange(
  tx: Tx<'system'>,
  webhook: Pick<WebhookRow, 'id' | 'group_id' | 'name' | 'address' | 'events' | 'brand_id' | 'paused_because'>,
  { action, actorId, at }: WebhookDeed,
): Promise<void> {
  const { name, address, events, brand_id: brandId, paused_because: pausedBecause } = webhook;
  const detail = { name, origin: new URL(address).origin, events, brand_id: brandId, paused_because: pausedBecause };
  await tx
    .tables<Tables>()
    .insertInto('webhooks.change')
    .values({
      id: newId(at.getTime()),
      group_id: webhook.group_id,
      endpoint_id: webhook.id,
      at,
      actor_id: actorId,
      action,
      detail: json(detail),
    })
    .execute();
}
