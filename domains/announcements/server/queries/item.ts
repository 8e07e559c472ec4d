import type { Tx } from '@hearth/platform/database';
import { sql } from 'kysely';
import type { Audience } from '../../rules/audience.ts';
import type { AnnouncementTables } from './tables.ts';

/** A piece of news with the name of the brand that it was told at. */
export interface AnnouncementRow {
  readonly id: string;
  readonly brand_id: string;
  readonly brand_name: string;
  readonly author_id: string;
  readonly title: string;
  readonly body: string;
  readonly published_at: Date;
}

/** News of these groups that concerns somebody, newest first. */
export function findAnnouncements(
  tx: Tx,
  groupIds: readonly string[],
  { at, below }: Audience,
  window: { readonly before: string | undefined; readonly limit: number },
): Promise<AnnouncementRow[]> {
  return tx.execute<AnnouncementRow>(sql`
    select i.id, i.brand_id, b.name as brand_name, i.author_id, i.title, i.body, i.published_at
      from announcements.item i join core.brand_view b on b.id = i.brand_id
     where i.group_id = any (${[...groupIds]}::uuid[]) and i.withdrawn_at is null
       and (i.brand_id = any (${[...at]}::uuid[]) or b.ancestor_ids && ${[...below]}::uuid[])
       and ${window.before === undefined ? sql`true` : sql`i.id < ${window.before}::uuid`}
     order by i.id desc
     limit ${window.limit}`);
}

export async function insertAnnouncement(
  tx: Tx,
  item: {
    readonly id: string;
    readonly groupId: string;
    readonly brandId: string;
    readonly authorId: string;
    readonly title: string;
    readonly body: string;
    readonly at: Date;
  },
): Promise<void> {
  await tx
    .tables<AnnouncementTables>()
    .insertInto('announcements.item')
    .values({
      id: item.id,
      group_id: item.groupId,
      brand_id: item.brandId,
      author_id: item.authorId,
      title: item.title,
      body: item.body,
      published_at: item.at,
      withdrawn_at: null,
    })
    .execute();
}

/** Takes news of a brand back; false where there is none with this id. */
export async function markWithdrawn(
  tx: Tx,
  place: { readonly groupId: string; readonly brandId: string },
  id: string,
  now: Date,
): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .tables<AnnouncementTables>()
    .updateTable('announcements.item')
    .set({ withdrawn_at: now })
    .where('id', '=', id)
    .where('group_id', '=', place.groupId)
    .where('brand_id', '=', place.brandId)
    .where('withdrawn_at', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}
