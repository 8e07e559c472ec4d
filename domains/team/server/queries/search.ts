import type { BrandGrant } from '@hearth/kit/access';
import { findByWords } from '@hearth/platform/database';
import type { SearchResult, SearchWindow, Tx, WordSearch } from '@hearth/platform/database';
import { sql } from 'kysely';
import type { EmployeeStatus } from '../../contract/schemas.ts';
import { isVisibleTo } from './employee.ts';

/** A person who was looked for, as a list of hits shows them. */
export interface PersonHit {
  readonly id: string;
  readonly first_name: string;
  readonly last_name: string;
  readonly position_name: string | null;
  readonly location_id: string;
  readonly location_name: string;
  readonly status: EmployeeStatus;
}

/** The employees whom a grant reaches, by name, number, e-mail address or telephone number; those who still work here before those who left. */
export async function findPeople(
  tx: Tx<'tenant'>,
  grant: BrandGrant,
  search: WordSearch,
  window: SearchWindow,
): Promise<SearchResult<PersonHit>> {
  const place = {
    table: sql`team.employee e`,
    columns: sql`e.id, e.group_id, e.location_id, e.position_id, e.status, e.last_name, e.first_name, e.search`,
    from: sql`holding e left join team.position p on p.id = e.position_id`,
    id: sql<string>`e.id`,
    group: sql<string>`e.group_id`,
    text: sql<string>`e.search`,
    phone: sql<string | null>`platform.phone_digits(e.phone)`,
    name: sql<string>`(e.first_name || ' ' || e.last_name)`,
    where: isVisibleTo(grant),
    order: sql`e.status, e.last_name, e.first_name, e.id`,
  };
  const { total, ids } = await findByWords(tx, place, search, window);
  if (ids.length === 0) return { total, hits: [] };
  const hits = await tx.execute<PersonHit>(sql`
    select e.id, e.first_name, e.last_name, p.name as position_name, e.location_id, coalesce(b.name, '') as location_name, e.status
    from team.employee e left join team.position p on p.id = e.position_id left join core.brand_view b on b.id = e.location_id
    where e.id = any (${[...ids]}::uuid[]) order by array_position(${[...ids]}::uuid[], e.id)`);
  return { total, hits };
}
