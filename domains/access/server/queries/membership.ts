import type { Tx } from '@hearth/platform/database';
import { sql } from 'kysely';

/**
 * Is true if a person holds a right in a group or works there; runs the same query for null (timing). For nobody
 * (null) the same statement runs, so that it takes no less time.
 */
export async function isMember(tx: Tx<'system'>, groupId: string, userId: string | null, now: Date): Promise<boolean> {
  const [row] = await tx.execute<{ belongs: boolean }>(sql`
    select exists (select 1 from access."grant" where user_id = ${userId}::uuid and group_id = ${groupId}::uuid
        and (valid_until is null or valid_until > ${now}))
      or access.works_for(${userId}::uuid, ${groupId}::uuid) as belongs`);
  return row?.belongs === true;
}
