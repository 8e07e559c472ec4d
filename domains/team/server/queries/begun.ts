import type { BrandGrant } from '@hearth/kit/access';
import type { Tx } from '@hearth/platform/database';
import { sql } from 'kysely';
import { inGrant } from './place.ts';

/** Whether a group has positions, and people at or below a brand, in one statement. */
export async function findTeamBegun(
  tx: Tx<'tenant'>,
  grant: BrandGrant,
): Promise<{ readonly positions: boolean; readonly people: boolean }> {
  const [row] = await tx.execute<{ positions: boolean; people: boolean }>(sql`
    select exists (select 1 from team.position where group_id = ${grant.groupId}) as positions,
      exists (select 1 from team.employee e
        where e.group_id = ${grant.groupId} and e.status = 'ACTIVE' and ${inGrant(grant, sql`e.location_id`)}) as people`);
  return row ?? { positions: false, people: false };
}
