import { isReached } from '@hearth/domains/team/service';
import type { BrandGrant } from '@hearth/kit/access';
import type { Tx } from '@hearth/platform/database';
import { versionedRows } from '@hearth/platform/database/versioned-rows';
import { sql, type Insertable, type RawBuilder, type Selectable } from 'kysely';
import { ELIGIBILITY_CHANGED_MEANWHILE } from '../../contract/failures.ts';
import type { Standing } from '../../contract/schemas.ts';
import { FOLLOW_UP_DAYS } from '../../rules/limits.ts';
import type { Tables, WorkCaseTable } from './tables.ts';

/** Whose case it is, and where they mainly work. */
export interface Subject {
  readonly employee_id: string;
  readonly group_id: string;
  readonly user_id: string | null;
  readonly employee_name: string;
  readonly position_name: string | null;
  readonly location_id: string;
  readonly location_name: string;
  readonly time_zone: string;
  readonly country: string | null;
  readonly hire_date: string;
  readonly end_date: string | null;
  readonly is_active: boolean;
  /** The day at the location. */
  readonly today: string;
}

/** A case with whose it is, and how it stands today. */
export type CaseRow = Selectable<WorkCaseTable> &
  Subject & {
    readonly standing: Standing;
    readonly due_on: string | null;
    /** Where it stands in the queue. */
    readonly rank: number;
    readonly sort_due: string;
    readonly sort_name: string;
  };

export const caseRows = versionedRows<WorkCaseTable>({
  table: 'eligibility.work_case',
  changed: ELIGIBILITY_CHANGED_MEANWHILE,
  archivedAt: null,
});

const todayAt = (now: Date): RawBuilder<unknown> => sql`(${now}::timestamptz at time zone b.time_zone)::date`;

const subject = (now: Date): RawBuilder<unknown> => sql`
  e.group_id, e.user_id, trim(e.first_name || ' ' || e.last_name) as employee_name, e.position_name, e.location_id, b.name as location_name,
  b.time_zone, b.country, e.hire_date, e.end_date, e.status = 'ACTIVE' as is_active, ${todayAt(now)} as today,
  platform.searchable(e.last_name || ' ' || e.first_name) as sort_name`;

/** The rule of `rules/standing.ts`, for lists. */
const cases = (where: RawBuilder<unknown>, now: Date): RawBuilder<unknown> => sql`
  with found as (
    select c.id, c.employee_id, c.regime, c.state, c.round, c.starts_on, c.statement_by, c.check_by, c.valid_until, c.is_receipt, c.method,
      c.checked_on, c.reason, c.started_at, c.confirmed_at, c.reminded_at, c.version, ${subject(now)}
    from eligibility.work_case c join team.employee_view e on e.id = c.employee_id join core.brand_view b on b.id = e.location_id
    where ${where}
  ), stood as (
    select *, case when state = 'NOT_NEEDED' then state when valid_until < today then 'EXPIRED' when state <> 'CONFIRMED' then state
      when valid_until <= today + ${FOLLOW_UP_DAYS}::int then 'FOLLOW_UP_DUE' else 'CONFIRMED' end as standing
    from found
  ), ranked as (
    select *, case when standing in ('CONFIRMED', 'NOT_NEEDED') then null when valid_until is not null then valid_until else check_by end as due_on,
      case when standing in ('CONFIRMED', 'NOT_NEEDED') then 1 else 0 end as rank
    from stood
  )`;

const DUE = sql`coalesce(to_char(due_on, 'YYYY-MM-DD'), '9999-12-31')`;

export interface CaseFilter {
  readonly standing?: Standing | undefined;
  readonly place_id?: string | undefined;
}

const reached = (grant: BrandGrant, { place_id: place }: CaseFilter): RawBuilder<unknown> =>
  place === undefined
    ? sql`e.status = 'ACTIVE' and ${isReached(grant)}`
    : sql`e.status = 'ACTIVE' and ${isReached(grant)} and b.ancestor_ids @> ${[place]}::uuid[]`;

/** Where a page of the queue ends. */
export type CasePlace = Pick<CaseRow, 'rank' | 'sort_due' | 'sort_name' | 'id'>;

/** The next cases of the queue, what is due first. */
export function findCasePage(
  tx: Tx,
  grant: BrandGrant,
  filter: CaseFilter,
  { after, limit, now }: { readonly after: CasePlace | undefined; readonly limit: number; readonly now: Date },
): Promise<CaseRow[]> {
  const beyond =
    after === undefined
      ? sql`true`
      : sql`(rank, ${DUE}, sort_name, id) > (${after.rank}::int, ${after.sort_due}, ${after.sort_name}, ${after.id}::uuid)`;
  const stands = filter.standing === undefined ? sql`true` : sql`standing = ${filter.standing}`;
  return tx.execute<CaseRow>(sql`
    ${cases(reached(grant, filter), now)}
    select *, ${DUE} as sort_due from ranked where ${stands} and ${beyond} order by rank, sort_due, sort_name, id limit ${limit}`);
}

/** How many cases each standing has under a filter, whatever its own standing. */
export async function countCases(
  tx: Tx,
  grant: BrandGrant,
  filter: CaseFilter,
  now: Date,
): Promise<Record<Standing, number>> {
  const rows = await tx.execute<{ standing: Standing; n: number }>(sql`
    ${cases(reached(grant, filter), now)} select standing, count(*)::int as n from ranked group by standing`);
  const counts: Record<Standing, number> = {
    EXPIRED: 0,
    TO_CHECK: 0,
    WITH_EMPLOYEE: 0,
    NOT_STARTED: 0,
    FOLLOW_UP_DUE: 0,
    CONFIRMED: 0,
    NOT_NEEDED: 0,
  };
  for (const { standing, n } of rows) counts[standing] = n;
  return counts;
}

const pick = (where: RawBuilder<unknown>, now: Date): RawBuilder<CaseRow> =>
  sql<CaseRow>`${cases(where, now)} select *, ${DUE} as sort_due from ranked order by started_at desc, id`;

/** A case of somebody whom a grant reaches, or nothing. */
export async function findReachedCase(tx: Tx, grant: BrandGrant, id: string, now: Date): Promise<CaseRow | undefined> {
  return (await tx.execute(pick(sql`c.id = ${id} and ${isReached(grant)}`, now)))[0];
}

/** The cases of an employee whom a grant reaches. */
export function findReachedCasesOf(tx: Tx, grant: BrandGrant, employeeId: string, now: Date): Promise<CaseRow[]> {
  return tx.execute(pick(sql`c.employee_id = ${employeeId} and ${isReached(grant)}`, now));
}

/** The cases of some employees; the caller answers for who asks. */
export function findCasesOf(tx: Tx<'system'>, employeeIds: readonly string[], now: Date): Promise<CaseRow[]> {
  return tx.execute(pick(sql`c.employee_id = any (${[...employeeIds]}::uuid[])`, now));
}

/** A case that is known to be there, locked: whoever changes it too waits until the transaction ends. */
export async function lockCase(tx: Tx<'system'>, id: string, now: Date): Promise<CaseRow> {
  await tx.execute(sql`select 1 from eligibility.work_case where id = ${id} for update`);
  const [row] = await tx.execute(pick(sql`c.id = ${id}`, now));
  if (row === undefined) throw new Error('The case is gone.');
  return row;
}

/** Adds a case; answers whether there was none of the regime. */
export async function insertCase(tx: Tx<'system'>, row: Insertable<WorkCaseTable>): Promise<boolean> {
  const made = await tx
    .tables<Tables>()
    .insertInto('eligibility.work_case')
    .values(row)
    .onConflict((conflict) => conflict.columns(['employee_id', 'regime']).doNothing())
    .returning('id')
    .execute();
  return made.length > 0;
}

/** Whose case would begin; nothing for an unknown employee. The caller answers for who asks. */
export async function findSubject(tx: Tx<'system'>, employeeId: string, now: Date): Promise<Subject | undefined> {
  const [row] = await tx.execute<Subject>(sql`
    select e.id as employee_id, ${subject(now)} from team.employee_view e join core.brand_view b on b.id = e.location_id
    where e.id = ${employeeId}`);
  return row;
}

/** An employee whom a grant reaches, or nothing. */
export async function findReachedSubject(
  tx: Tx,
  grant: BrandGrant,
  employeeId: string,
  now: Date,
): Promise<Subject | undefined> {
  const [row] = await tx.execute<Subject>(sql`
    select e.id as employee_id, ${subject(now)} from team.employee_view e join core.brand_view b on b.id = e.location_id
    where e.id = ${employeeId} and ${isReached(grant)}`);
  return row;
}
