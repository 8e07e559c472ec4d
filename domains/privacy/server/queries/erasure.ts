import type { BrandGrant } from '@hearth/kit/access';
import { newId } from '@hearth/kit/id';
import type { Tx } from '@hearth/platform/database';
import { sql } from 'kysely';

/** Notes that an application was forgotten, and nothing of whose it was. */
export async function noteErasure(
  tx: Tx<'system'>,
  erased: { readonly groupId: string; readonly locationId: string },
  because: 'PERIOD' | 'REQUEST' | 'REPEATED',
  at: Date,
): Promise<void> {
  await tx.execute(sql`
    insert into privacy.erasure (id, group_id, location_id, because, at)
    values (${newId(at.getTime())}, ${erased.groupId}, ${erased.locationId}, ${because}, ${at}::timestamptz)`);
}

/** How many were forgotten where a grant reaches. */
export async function countErasures(tx: Tx, grant: BrandGrant): Promise<number> {
  const [row] = await tx.execute<{ n: number }>(sql`
    select count(*)::int as n from privacy.erasure where group_id = ${grant.groupId} and location_id in (
      select id from core.brand_view where group_id = ${grant.groupId} and ancestor_ids && ${[...grant.nodes]}::uuid[])`);
  return row?.n ?? 0;
}

/** Whether a group still has an application of somebody. */
export async function hasApplications(tx: Tx, groupId: string, userId: string): Promise<boolean> {
  const rows = await tx.execute(
    sql`select 1 from applications.application_view where user_id = ${userId} and group_id = ${groupId} limit 1`,
  );
  return rows.length > 0;
}
