import type { BrandGrant } from '@hearth/kit/access';
import { findByWords } from '@hearth/platform/database';
import type { Found, FoundWindow, Tx, WordSearch } from '@hearth/platform/database';
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

/** The published shifts to come, or going on, of people by name, where a grant reaches; the next first. */
export async function findShiftsByHolder(
  tx: Tx,
  grant: BrandGrant,
  search: WordSearch,
  window: FoundWindow,
  now: Date,
): Promise<Found<ShiftHit>> {
  const { codes } = grant;
  // As in the schedule itself: a right for some departments shows their people, on shifts of theirs.
  const department =
    codes === null
      ? sql`true`
      : sql`e.department = any (${[...codes]}::text[])
          and s.position_id in (select id from team.position where group_id = ${grant.groupId} and department = any (${[...codes]}::text[]))`;
  const place = {
    from: sql`scheduling.published_shift s join team.employee_view e on e.id = s.employee_id`,
    id: sql<string>`s.id`,
    group: sql<string>`s.group_id`,
    text: sql<string>`e.search`,
    where: sql<boolean>`s.group_id = ${grant.groupId} and e.group_id = ${grant.groupId} and s.ends_at > ${now} and ${department}
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
