import type { Tx } from '@hearth/platform/database';
import { versionedRows } from '@hearth/platform/database/versioned-rows';
import { sealedColumn } from '@hearth/platform/sealing/sealed-column';
import { sql } from 'kysely';
import type { Insertable, Selectable } from 'kysely';
import { WEBHOOK_STALE } from '../../contract/failures.ts';
import type { Tables, WebhookTable } from './tables.ts';

/** A webhook without its secrets. */
export type WebhookRow = Omit<Selectable<WebhookTable>, 'secret' | 'previous_secret'>;

const SHOWN = [
  'id',
  'group_id',
  'brand_id',
  'name',
  'address',
  'events',
  'previous_until',
  'state',
  'paused_because',
  'failing_since',
  'version',
  'created_by',
  'created_at',
  'updated_at',
] as const;

/** What signs deliveries, and what did before, for a day. */
export const SECRET = sealedColumn({ table: 'webhooks.endpoint', key: ['id'], column: 'secret' });
export const PREVIOUS_SECRET = sealedColumn({ table: 'webhooks.endpoint', key: ['id'], column: 'previous_secret' });

/** Webhooks as several people edit them. */
export const webhookRows = versionedRows<WebhookTable>({
  table: 'webhooks.endpoint',
  changed: WEBHOOK_STALE,
  archivedAt: null,
});

/** The webhooks of a group, newest first: 20 at most. */
export function findWebhooks(tx: Tx, groupId: string): Promise<WebhookRow[]> {
  return tx
    .tables<Tables>()
    .selectFrom('webhooks.endpoint')
    .select(SHOWN)
    .where('group_id', '=', groupId)
    .orderBy('id', 'desc')
    .execute();
}

/** A webhook of a group, or undefined. */
export function findWebhook(tx: Tx, groupId: string, id: string): Promise<WebhookRow | undefined> {
  return tx
    .tables<Tables>()
    .selectFrom('webhooks.endpoint')
    .select(SHOWN)
    .where('group_id', '=', groupId)
    .where('id', '=', id)
    .executeTakeFirst();
}

/** The same with its sealed secret, which nobody else changes until the transaction ends. */
export function lockWebhook(
  tx: Tx<'system'>,
  groupId: string,
  id: string,
): Promise<Selectable<WebhookTable> | undefined> {
  return tx
    .tables<Tables>()
    .selectFrom('webhooks.endpoint')
    .selectAll()
    .where('group_id', '=', groupId)
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
}

/** Counts the webhooks of a group, whose other creations wait until the transaction ends. */
export async function countWebhooks(tx: Tx<'system'>, groupId: string): Promise<number> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended('webhooks.endpoint:' || ${groupId}::text, 0))`);
  const row = await tx
    .tables<Tables>()
    .selectFrom('webhooks.endpoint')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('group_id', '=', groupId)
    .executeTakeFirstOrThrow();
  return Number(row.count);
}

/** The active webhooks of a group that want an event. */
export function findInterested(
  tx: Tx<'system'>,
  groupId: string,
  type: string,
): Promise<Pick<WebhookRow, 'id' | 'brand_id'>[]> {
  return tx
    .tables<Tables>()
    .selectFrom('webhooks.endpoint')
    .select(['id', 'brand_id'])
    .where('group_id', '=', groupId)
    .where('state', '=', 'ACTIVE')
    .where(sql<boolean>`${type} = any (events)`)
    .execute();
}

export async function insertWebhook(tx: Tx<'system'>, row: Insertable<WebhookTable>): Promise<void> {
  await tx.tables<Tables>().insertInto('webhooks.endpoint').values(row).execute();
}

/** Deletes a webhook with its deliveries; undefined when the group has no such one. */
export function deleteWebhookRow(tx: Tx<'system'>, groupId: string, id: string): Promise<WebhookRow | undefined> {
  return tx
    .tables<Tables>()
    .deleteFrom('webhooks.endpoint')
    .where('group_id', '=', groupId)
    .where('id', '=', id)
    .returning(SHOWN)
    .executeTakeFirst();
}

/** Notes since when a webhook fails, or that it no longer does. */
export async function noteFailing(tx: Tx<'system'>, id: string, since: Date | null): Promise<void> {
  await tx.execute(
    since === null
      ? sql`update webhooks.endpoint set failing_since = null where id = ${id} and failing_since is not null`
      : sql`update webhooks.endpoint set failing_since = ${since} where id = ${id} and failing_since is null`,
  );
}

/** Pauses a webhook whose receiver fails; undefined when it is gone or paused already. */
export function pauseFailing(
  tx: Tx<'system'>,
  id: string,
  because: 'GONE' | 'FAILING',
  at: Date,
): Promise<WebhookRow | undefined> {
  return tx
    .tables<Tables>()
    .updateTable('webhooks.endpoint')
    .set({ state: 'PAUSED', paused_because: because, updated_at: at, version: sql`version + 1` })
    .where('id', '=', id)
    .where('state', '=', 'ACTIVE')
    .returning(SHOWN)
    .executeTakeFirst();
}

/** Forgets secrets whose day after a rotation is over. */
export async function forgetPreviousSecrets(tx: Tx<'system'>, now: Date): Promise<void> {
  await tx.execute(
    sql`update webhooks.endpoint set previous_secret = null, previous_until = null where previous_until <= ${now}`,
  );
}
