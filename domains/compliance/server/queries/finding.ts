import type { BrandGrant } from '@hearth/kit/access';
import type { Tx } from '@hearth/platform/database';
import { type RawBuilder, sql } from 'kysely';
import type { Level, Rule } from '../../contract/schemas.ts';

/** The filter of the findings list. */
export interface FindingFilter {
  readonly rule?: Rule | undefined;
  readonly level?: Level | undefined;
  readonly state?: 'open' | 'answered' | undefined;
  readonly stage?: 'published' | 'draft' | undefined;
  readonly week?: string | undefined;
  readonly location_id?: string | undefined;
}

/** Restricts rows to brands within the grant; a grant of a whole group skips the tree. */
function isWithinGrant(grant: BrandGrant, table: 'f' | 'c'): RawBuilder<boolean> {
  const group = sql<boolean>`${sql.ref(`${table}.group_id`)} = ${grant.groupId}`;
  if (grant.nodes[0] === grant.groupId) return group;
  return sql<boolean>`${group} and ${sql.ref(`${table}.location_id`)} in
    (select id from core.brand_view where ancestor_ids && ${[...grant.nodes]}::uuid[])`;
}

/** One cell of the sums: how many of a rule at a location in a week. */
export interface CountRow {
  readonly location_id: string;
  readonly week: string;
  readonly rule: Rule;
  readonly open: number;
  readonly answered: number;
  readonly published: number;
}

/** All findings of the watched weeks, counted by location, week and rule: one statement. */
export function countFindings(tx: Tx, grant: BrandGrant, weeks: { from: string; to: string }): Promise<CountRow[]> {
  return tx.execute<CountRow>(sql`
    select f.location_id, f.week, f.rule, count(*) filter (where not f.answered)::int as open,
      count(*) filter (where f.answered)::int as answered, count(*) filter (where f.published)::int as published
    from compliance.finding f
    where ${isWithinGrant(grant, 'f')} and f.week between ${weeks.from}::date and ${weeks.to}::date
    group by f.location_id, f.week, f.rule`);
}

/** Counts the checked weeks and finds the time of the oldest check. */
export async function findChecks(
  tx: Tx,
  grant: BrandGrant,
  weeks: { from: string; to: string },
): Promise<{ readonly n: number; readonly oldest: Date | null }> {
  const [row] = await tx.execute<{ n: number; oldest: Date | null }>(sql`
    select count(*)::int as n, min(c.checked_at) as oldest from compliance.checked_week c
    where ${isWithinGrant(grant, 'c')} and c.week between ${weeks.from}::date and ${weeks.to}::date`);
  return row ?? { n: 0, oldest: null };
}

/** A finding with the names that it is told with. */
export interface FindingRow {
  readonly conflict_key: string;
  readonly rule: Rule;
  readonly level: Level;
  readonly answered: boolean;
  readonly published: boolean;
  readonly location_id: string;
  readonly location_name: string;
  readonly employee_id: string;
  readonly first_name: string;
  readonly last_name: string;
  readonly shift_id: string;
  readonly week: string;
  readonly local_date: string;
  readonly actual: number;
  readonly most: number;
  readonly unit: 'minutes' | 'days' | 'levels' | 'steps';
}

/** The findings of one page, what is open and blocks first, then by day; and how many there are. */
export async function findFindings(
  tx: Tx,
  grant: BrandGrant,
  weeks: { from: string; to: string },
  filter: FindingFilter,
  window: { offset: number; limit: number },
): Promise<{ rows: FindingRow[]; total: number }> {
  const parts = [isWithinGrant(grant, 'f'), sql<boolean>`f.week between ${weeks.from}::date and ${weeks.to}::date`];
  if (filter.rule !== undefined) parts.push(sql<boolean>`f.rule = ${filter.rule}`);
  if (filter.level !== undefined) parts.push(sql<boolean>`f.level = ${filter.level}`);
  if (filter.state !== undefined) parts.push(sql<boolean>`f.answered = ${filter.state === 'answered'}`);
  if (filter.stage !== undefined) parts.push(sql<boolean>`f.published = ${filter.stage === 'published'}`);
  if (filter.week !== undefined) parts.push(sql<boolean>`f.week = ${filter.week}::date`);
  if (filter.location_id !== undefined) parts.push(sql<boolean>`f.location_id = ${filter.location_id}::uuid`);
  const where = sql.join(parts, sql` and `);
  const rows = await tx.execute<FindingRow>(sql`
    select f.conflict_key, f.rule, f.level, f.answered, f.published, f.location_id, coalesce(b.name, '') as location_name, f.employee_id,
      coalesce(e.first_name, '') as first_name, coalesce(e.last_name, '') as last_name, f.shift_id, f.week, f.local_date, f.actual, f.most, f.unit
    from (
      select * from compliance.finding f where ${where}
      order by f.answered, case f.level when 'block' then 0 when 'consent' then 1 else 2 end, f.local_date, f.location_id, f.conflict_key
      offset ${window.offset} limit ${window.limit}
    ) f
      left join core.brand_view b on b.id = f.location_id
      left join team.employee_view e on e.id = f.employee_id
    order by f.answered, case f.level when 'block' then 0 when 'consent' then 1 else 2 end, f.local_date, f.location_id, f.conflict_key`);
  const [counted] = await tx.execute<{ n: number }>(
    sql`select count(*)::int as n from compliance.finding f where ${where}`,
  );
  return { rows, total: counted?.n ?? 0 };
}
