import type { Parties } from '@hearth/platform/access/party';
import type { Tx } from '@hearth/platform/database';
import { sql } from 'kysely';

/** Whose an application is and where it went; null where there is none. */
export async function findParties(tx: Tx<'system'>, applicationId: string): Promise<Parties | null> {
  const [row] = await tx.execute<Parties>(sql`
    select user_id as "candidateUserId", group_id as "groupId", location_id as "locationId"
    from applications.application where id = ${applicationId}`);
  return row ?? null;
}
