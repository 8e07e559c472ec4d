import type { RecordOrigin } from '@hearth/kit/sent-again';
import type { Tx } from '@hearth/platform/database';
import { versionedRows } from '@hearth/platform/database/versioned-rows';
import { sql, type Insertable, type Selectable } from 'kysely';
import { ONBOARDING_TEMPLATE_CHANGED } from '../../contract/failures.ts';
import type { Tables, TemplateTable } from './tables.ts';

export type TemplateRow = Selectable<TemplateTable>;

export const templateRows = versionedRows<TemplateTable>({
  table: 'onboarding.template',
  changed: ONBOARDING_TEMPLATE_CHANGED,
});

/** The templates that some brands have in use, the oldest first. */
export function findTemplates(tx: Tx, groupId: string, brandIds: readonly string[]): Promise<TemplateRow[]> {
  return tx
    .tables<Tables>()
    .selectFrom('onboarding.template')
    .selectAll()
    .where('group_id', '=', groupId)
    .where('brand_id', 'in', [...brandIds])
    .where('archived_at', 'is', null)
    .orderBy('created_at')
    .orderBy('id')
    .execute();
}

/** A template in use that belongs to a brand, or nothing. */
export function findTemplate(tx: Tx, brandId: string, id: string): Promise<TemplateRow | undefined> {
  return tx
    .tables<Tables>()
    .selectFrom('onboarding.template')
    .selectAll()
    .where('id', '=', id)
    .where('brand_id', '=', brandId)
    .where('archived_at', 'is', null)
    .executeTakeFirst();
}

/** What was made under a key, and where. */
export async function findTemplateByKey(
  tx: Tx,
  groupId: string,
  key: string,
): Promise<(TemplateRow & { readonly origin: RecordOrigin }) | undefined> {
  const row = await tx
    .tables<Tables>()
    .selectFrom('onboarding.template')
    .selectAll()
    .where('group_id', '=', groupId)
    .where('idempotency_key', '=', key)
    .executeTakeFirst();
  return row && { ...row, origin: { placeId: row.brand_id, userId: row.created_by } };
}

/** Counts what a brand has in use; others who add something there wait until the transaction ends. */
export async function countTemplates(tx: Tx, brandId: string): Promise<number> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended('onboarding.template:' || ${brandId}::text, 0))`);
  const [row] = await tx.execute<{ n: number }>(sql`
    select count(*)::int as n from onboarding.template where brand_id = ${brandId} and archived_at is null`);
  return row?.n ?? 0;
}

export function insertTemplate(tx: Tx, row: Insertable<TemplateTable>): Promise<TemplateRow> {
  return tx.tables<Tables>().insertInto('onboarding.template').values(row).returningAll().executeTakeFirstOrThrow();
}
