import type { BrandGrant } from '@hearth/kit/access';
import { findByWords } from '@hearth/platform/database';
import type { SearchResult, SearchWindow, Tx, WordSearch } from '@hearth/platform/database';
import { sql } from 'kysely';

/** A shift whose holder was looked for, as a list of hits shows it. */
export interface ShiftHit {
  readonly id: string;
  readonly first_name: string;
  readonly last_name: string;
  readonly position_name: string | null;
  readonly location_id: string;
  readonly location_name: string;
  readonly date: string;
  readonly start: string;
  readonly end: string;
}

/** The published shifts to come, or going on, of people by name, where a grant reaches; the next first. `positionIds`: those of its departments. */
export async function findShiftsByHolder(
  tx: Tx<'tenant'>,
  grant: BrandGrant,
  search: WordSearch,
  window: SearchWindow,
  seen: { readonly now: Date; readonly positionIds: readonly string[] },
): Promise<SearchResult<ShiftHit>> {
  const { now, positionIds } = seen;
  // As in the schedule itself: a right for some departments shows their people, on shifts of theirs.
  const department =
    grant.codes === null
      ? sql`true`
      : sql`e.department = any (${[...grant.codes]}::text[]) and s.position_id = any (${[...positionIds]}::uuid[])`;
  const place = {
    table: sql`team.employee_view e`,
    columns: sql`e.id, e.group_id, e.department, e.search`,
    from: sql`holding e join scheduling.published_shift s on s.employee_id = e.id`,
    id: sql<string>`s.id`,
    group: sql<string>`e.group_id`,
    text: sql<string>`e.search`,
    name: sql<string>`(e.first_name || ' ' || e.last_name)`,
    // A shift ends on the day after its start at the latest: the bound on its start is what the index of a person's shifts knows.
    where: sql<boolean>`s.group_id = ${grant.groupId} and e.group_id = ${grant.groupId} and s.ends_at > ${now}
      and s.starts_at > ${now}::timestamptz - interval '2 days' and ${department}
      and s.location_id in (select id from core.brand_view where group_id = ${grant.groupId} and ancestor_ids && ${[...grant.nodes]}::uuid[])`,
    order: sql`s.starts_at, s.id`,
  };
  const { total, ids } = await findByWords(tx, place, search, window);
  if (ids.length === 0) return { total, hits: [] };
  const hits = await tx.execute<ShiftHit>(sql`
    select s.id, e.first_name, e.last_name, s.position_name, s.location_id, coalesce(b.name, '') as location_name,
      s.local_date as date, to_char(s.start_time, 'HH24:MI') as start, to_char(s.end_time, 'HH24:MI') as end
    from scheduling.published_shift s join team.employee_view e on e.id = s.employee_id
      left join core.brand_view b on b.id = s.location_id
    where s.id = any (${[...ids]}::uuid[]) order by array_position(${[...ids]}::uuid[], s.id)`);
  return { total, hits };
}
