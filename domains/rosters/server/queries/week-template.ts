import type { RecordOrigin } from '@hearth/kit/sent-again';
import { requireSameSender } from '@hearth/kit/sent-again';
import type { Tx } from '@hearth/platform/database';
import { versionedRows } from '@hearth/platform/database/versioned-rows';
import type { Insertable, Selectable } from 'kysely';
import { sql } from 'kysely';
import { WEEK_TEMPLATE_CHANGED } from '../../contract/failures.ts';
import type { Tables, WeekTemplateTable } from './tables.ts';

export type WeekTemplateRow = Selectable<WeekTemplateTable>;

/** Templates as several people edit them. */
export const weekTemplateRows = versionedRows<WeekTemplateTable>({
  table: 'rosters.week_template',
  changed: WEEK_TEMPLATE_CHANGED,
});

const select = (tx: Tx, groupId: string) =>
  tx.tables<Tables>().selectFrom('rosters.week_template').selectAll().where('group_id', '=', groupId);

/** The templates in use at some brands, by name; each has at most a hundred. */
export function findWeekTemplates(tx: Tx, groupId: string, brandIds: readonly string[]): Promise<WeekTemplateRow[]> {
  return select(tx, groupId)
    .where('brand_id', 'in', [...brandIds])
    .where('archived_at', 'is', null)
    .orderBy(sql`platform.searchable(name)`)
    .orderBy('id')
    .execute();
}

/** A template of the group, archived ones too. */
export function findWeekTemplate(tx: Tx, groupId: string, id: string): Promise<WeekTemplateRow | undefined> {
  return select(tx, groupId).where('id', '=', id).executeTakeFirst();
}

/** The template that this sender saved under a key here, or nothing; refuses a key that is somebody else's. */
export async function findWeekTemplateByKey(
  tx: Tx,
  groupId: string,
  key: string,
  by: RecordOrigin,
): Promise<WeekTemplateRow | undefined> {
  const row = await select(tx, groupId).where('idempotency_key', '=', key).executeTakeFirst();
  return requireSameSender(row, (made) => ({ placeId: made.brand_id, userId: made.created_by }), by);
}

/** Counts a brand's templates in use; others who save one there wait until the transaction ends. */
export async function countWeekTemplates(tx: Tx, groupId: string, brandId: string): Promise<number> {
  await tx.execute(
    sql`select pg_advisory_xact_lock(hashtextextended('rosters.week_template:' || ${brandId}::text, 0))`,
  );
  const row = await tx
    .tables<Tables>()
    .selectFrom('rosters.week_template')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('group_id', '=', groupId)
    .where('brand_id', '=', brandId)
    .where('archived_at', 'is', null)
    .executeTakeFirstOrThrow();
  return Number(row.count);
}

export async function insertWeekTemplate(tx: Tx, row: Insertable<WeekTemplateTable>): Promise<void> {
  await tx.tables<Tables>().insertInto('rosters.week_template').values(row).execute();
}
