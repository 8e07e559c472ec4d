import type { BrandGrant } from '@hearth/kit/access';
import type { Tx } from '@hearth/platform/database';
import type { Insertable, Selectable } from 'kysely';
import { sql } from 'kysely';
import type { MediaTables } from './tables.ts';

export type UploadRow = Selectable<MediaTables['media.upload']>;

export async function insertUpload(tx: Tx, row: Insertable<MediaTables['media.upload']>): Promise<void> {
  await tx.tables<MediaTables>().insertInto('media.upload').values(row).execute();
}

/** An upload of this brand that has not been used. */
export function findUpload(tx: Tx, grant: BrandGrant, key: string): Promise<UploadRow | undefined> {
  return tx
    .tables<MediaTables>()
    .selectFrom('media.upload')
    .selectAll()
    .where('key', '=', key)
    .where('brand_id', '=', grant.brandId)
    .where('used_at', 'is', null)
    .executeTakeFirst();
}

/** Marks an upload as used, if it is this brand's and has not been used: of two calls at once only one gets it. */
export async function useUpload(tx: Tx, grant: BrandGrant, key: string, now: Date): Promise<UploadRow | undefined> {
  return tx
    .tables<MediaTables>()
    .updateTable('media.upload')
    .set({ used_at: now })
    .where('key', '=', key)
    .where('brand_id', '=', grant.brandId)
    .where('used_at', 'is', null)
    .returningAll()
    .executeTakeFirst();
}

/** Locks a group's file quota until the transaction ends. */
export async function lockQuota(tx: Tx, groupId: string): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`media ${groupId}`}, 0))`);
}

/** Sums the bytes of a group's stored, incoming, quarantined and pending files. */
export async function sumGroupBytes(tx: Tx, groupId: string): Promise<number> {
  const [row] = await tx.execute<{ bytes: number }>(sql`
    select ((select coalesce(sum(size), 0) from media.item where group_id = ${groupId})
          + (select coalesce(sum(size), 0) from media.attachment where group_id = ${groupId} and infected_with is null)
          + (select coalesce(sum(bytes), 0) from media.held where group_id = ${groupId})
          + (select coalesce(sum(max_bytes), 0) from media.upload where group_id = ${groupId}))::bigint as bytes`);
  return row?.bytes ?? 0;
}

/** Deletes up to `limit` abandoned uploads and returns their storage keys. Returns the keys of their files. */
export async function deleteLapsedUploads(tx: Tx, before: Date, limit: number): Promise<readonly string[]> {
  const rows = await tx.execute<{ key: string }>(sql`
    delete from media.upload where id in (
      select id from media.upload where expires_at < ${before} order by expires_at limit ${limit})
    returning key`);
  return rows.map(({ key }) => key);
}
