import { isReached } from '@hearth/domains/team/service';
import type { BrandGrant } from '@hearth/kit/access';
import type { Tx } from '@hearth/platform/database';
import { sql, type RawBuilder } from 'kysely';

/** An employee with their main location. */
export interface PersonRow {
  readonly id: string;
  readonly group_id: string;
  readonly user_id: string | null;
  readonly name: string;
  readonly location_id: string;
  readonly location_name: string;
  readonly time_zone: string;
  readonly ancestor_ids: string[];
  readonly position_id: string | null;
  readonly position_name: string | null;
  readonly is_active: boolean;
}

function select(where: RawBuilder<unknown>): RawBuilder<PersonRow> {
  return sql<PersonRow>`
    select e.id, e.group_id, e.user_id, trim(e.first_name || ' ' || e.last_name) as name, e.location_id, b.name as location_name,
      b.time_zone, b.ancestor_ids, e.position_id, e.position_name,
      e.status = 'ACTIVE' as is_active
    from team.employee_view e join core.brand_view b on b.id = e.location_id
    where ${where}`;
}

/** An employee whom a grant reaches, or nothing. */
export async function findReachedPerson(tx: Tx, grant: BrandGrant, id: string): Promise<PersonRow | undefined> {
  return (await tx.execute(select(sql`e.id = ${id} and ${isReached(grant)}`)))[0];
}

/** These employees; the caller answers for who asks. */
export function findPersons(tx: Tx<'system'>, ids: readonly string[]): Promise<PersonRow[]> {
  return tx.execute(select(sql`e.id = any (${[...ids]}::uuid[])`));
}
