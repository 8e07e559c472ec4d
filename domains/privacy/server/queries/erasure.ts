import type { BrandGrant } from '@hearth/kit/access';
import { newId } from '@hearth/kit/id';
import type { Tx } from '@hearth/platform/database';
import { sql } from 'kysely';

/** Records that an application was deleted, without identifying its candidate. */
export async function recordErasure(
  tx: Tx<'system'>,
  erased: { readonly groupId: string; readonly locationId: string },
  because: 'PERIOD' | 'REQUEST' | 'REPEATED',
  at: Date,
): Promise<void> {
  await tx.execute(sql`
    insert into privacy.erasure (id, group_id, location_id, because, at)
    values (${newId(at.getTime())}, ${erased.groupId}, ${erased.locationId}, ${because}, ${at}::timestamptz)`);
}

/** Counts the deleted applications within a grant. */
export async function countErasures(tx: Tx, grant: BrandGrant): Promise<number> {
  const [row] = await tx.execute<{ n: number }>(sql`
    select count(*)::int as n from privacy.erasure where group_id = ${grant.groupId} and location_id in (
      select id from core.brand_view where group_id = ${grant.groupId} and ancestor_ids && ${[...grant.nodes]}::uuid[])`);
  return row?.n ?? 0;
}

/** Returns whether a group still has an application of a person. */
export async function hasApplications(tx: Tx, groupId: string, userId: string): Promise<boolean> {
  const rows = await tx.execute(
    sql`select 1 from applications.application_view where user_id = ${userId} and group_id = ${groupId} limit 1`,
  );
  return rows.length > 0;
}
