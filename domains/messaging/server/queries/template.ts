import type { GrantedBrandId } from '@hearth/kit/access';
import { json } from '@hearth/platform/database';
import type { Tx } from '@hearth/platform/database';
import { sql } from 'kysely';
import type { LocalizedText } from '../../rules/merge-fields.ts';

export interface TemplateRow {
  readonly id: string;
  readonly group_id: string;
  readonly brand_id: string;
  readonly name: string;
  readonly texts: LocalizedText;
  readonly changed_by: string;
  readonly changed_at: Date;
}

/** The texts that brands keep, by name. */
export function findTemplates(tx: Tx, brandIds: readonly string[]): Promise<TemplateRow[]> {
  return tx.execute<TemplateRow>(
    sql`select * from messaging.template where brand_id = any (${[...brandIds]}::uuid[]) order by lower(name), id`,
  );
}

export async function countTemplates(tx: Tx, brandId: GrantedBrandId): Promise<number> {
  const [row] = await tx.execute<{ n: number }>(
    sql`select count(*) as n from messaging.template where brand_id = ${brandId}`,
  );
  return row?.n ?? 0;
}

export async function insertTemplate(tx: Tx, row: TemplateRow): Promise<void> {
  await tx.execute(sql`
    insert into messaging.template (id, group_id, brand_id, name, texts, changed_by, changed_at)
    values (${row.id}, ${row.group_id}, ${row.brand_id}, ${row.name}, ${json(row.texts)}, ${row.changed_by}, ${row.changed_at})`);
}

/** Changes a text of this brand; undefined when it has none of this id. */
export async function updateTemplate(
  tx: Tx,
  brandId: GrantedBrandId,
  id: string,
  change: Pick<TemplateRow, 'name' | 'texts' | 'changed_by' | 'changed_at'>,
): Promise<TemplateRow | undefined> {
  const [row] = await tx.execute<TemplateRow>(sql`
    update messaging.template set name = ${change.name}, texts = ${json(change.texts)}, changed_by = ${change.changed_by}, changed_at = ${change.changed_at}
    where id = ${id} and brand_id = ${brandId} returning *`);
  return row;
}

/** Removes a template; false if there was none. */
export async function removeTemplate(tx: Tx, brandId: GrantedBrandId, id: string): Promise<boolean> {
  const rows = await tx.execute(
    sql`delete from messaging.template where id = ${id} and brand_id = ${brandId} returning id`,
  );
  return rows.length > 0;
}
