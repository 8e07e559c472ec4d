import { findBrandNames } from '@hearth/domains/core/service';
import { inScope, SYSTEM } from '@hearth/platform/database';
import type { Tx } from '@hearth/platform/database';
import type { Webhook, WebhookDelivery } from '../contract/schemas.ts';
import type { DeliveryRow } from './queries/delivery.ts';
import type { WebhookRow } from './queries/webhook.ts';

/** Webhooks with the names of their brands, which their reader may know as they manage the group's access. */
export async function presentWebhooks(tx: Tx, rows: readonly WebhookRow[], now: Date): Promise<Webhook[]> {
  const brandIds = [...new Set(rows.map((row) => row.brand_id))];
  const names = await inScope(tx, SYSTEM, (db) => findBrandNames(db, brandIds));
  return rows.map((row) => ({
    id: row.id,
    name: row.name,
    address: row.address,
    events: row.events,
    brand_id: row.brand_id,
    brand_name: names.get(row.brand_id) ?? '',
    state: row.state,
    paused_because: row.paused_because,
    failing_since: row.failing_since?.toISOString() ?? null,
    rotation_ends_at: row.previous_until !== null && row.previous_until > now ? row.previous_until.toISOString() : null,
    version: row.version,
    created_at: row.created_at.toISOString(),
  }));
}

/** A webhook with the name of its brand. */
export async function presentWebhook(tx: Tx, row: WebhookRow, now: Date): Promise<Webhook> {
  const [webhook] = await presentWebhooks(tx, [row], now);
  if (webhook === undefined) throw new Error('One row makes one webhook.');
  return webhook;
}

/** What a delivery sends, the same at each try. */
export function bodyOf({ type, at, data }: Pick<DeliveryRow, 'type' | 'at' | 'data'>): string {
  return JSON.stringify({ type, timestamp: at.toISOString(), data });
}

/** A line of the log. */
export function presentDelivery(row: DeliveryRow): WebhookDelivery {
  return {
    id: row.id,
    event_id: row.event_id,
    type: row.type,
    state: row.state,
    created_at: row.created_at.toISOString(),
    attempts: row.attempts,
    tried_at: row.tried_at?.toISOString() ?? null,
    next_at: row.not_before?.toISOString() ?? null,
    failure: row.failure,
    response_status: row.response_status,
    response_body: row.response_body,
    payload: bodyOf(row),
  };
}
