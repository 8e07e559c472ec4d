import { isReached } from '@hearth/domains/team/service';
import type { BrandGrant } from '@hearth/kit/access';
import type { Tx } from '@hearth/platform/database';
import { versionedRows } from '@hearth/platform/database/versioned-rows';
import { sql, type Insertable, type RawBuilder, type Selectable } from 'kysely';
import { ONBOARDING_STEP_CHANGED } from '../../contract/failures.ts';
import type { Purpose } from '../../contract/schemas.ts';
import type { JourneyTable, Tables } from './tables.ts';

/** An employee with their main location and position. */
export interface HireRow {
  readonly employee_id: string;
  readonly group_id: string;
  readonly user_id: string | null;
  readonly employee_name: string;
  readonly first_name: string;
  readonly email: string | null;
  readonly position_id: string | null;
  readonly position_name: string | null;
  readonly department: string | null;
  readonly location_id: string;
  readonly location_name: string;
  readonly time_zone: string;
  readonly ancestor_ids: string[];
  readonly is_active: boolean;
  /** The last day of work, if it is set. */
  readonly last_day: string | null;
}

/** Somebody's onboarding, with them and where they work. */
export interface JourneyRow extends Readonly<Selectable<JourneyTable>>, HireRow {
  readonly buddy_name: string | null;
  readonly buddy_user_id: string | null;
}

export const journeyRows = versionedRows<JourneyTable>({
  table: 'onboarding.journey',
  changed: ONBOARDING_STEP_CHANGED,
  archivedAt: null,
});

const HIRE = sql`
  e.id as employee_id, e.group_id, e.user_id, trim(e.first_name || ' ' || e.last_name) as employee_name, e.first_name, e.email,
  e.position_id, e.position_name, e.department, e.location_id, b.name as location_name, b.time_zone, b.ancestor_ids,
  e.status = 'ACTIVE' as is_active, e.end_date as last_day`;

const select = (
  where: RawBuilder<unknown>,
  tail: RawBuilder<unknown> = sql``,
): RawBuilder<JourneyRow> => sql<JourneyRow>`
  select j.*, ${HIRE}, trim(y.first_name || ' ' || y.last_name) as buddy_name, y.user_id as buddy_user_id
  from onboarding.journey j
  join team.employee_view e on e.id = j.employee_id
  join core.brand_view b on b.id = e.location_id
  left join team.employee_view y on y.id = j.buddy_id
  where ${where} ${tail}`;

/** An employee whom a grant reaches, or nothing. */
export async function findReachedHire(tx: Tx, grant: BrandGrant, employeeId: string): Promise<HireRow | undefined> {
  const [row] = await tx.execute<HireRow>(sql`
    select ${HIRE} from team.employee_view e join core.brand_view b on b.id = e.location_id
    where e.id = ${employeeId} and ${isReached(grant)}`);
  return row;
}

/** An employee; the caller answers for who asks. */
export async function findHire(tx: Tx, employeeId: string): Promise<HireRow | undefined> {
  const [row] = await tx.execute<HireRow>(sql`
    select ${HIRE} from team.employee_view e join core.brand_view b on b.id = e.location_id where e.id = ${employeeId}`);
  return row;
}

/** An onboarding of somebody whom a grant reaches, or nothing. */
export async function findReachedJourney(tx: Tx, grant: BrandGrant, id: string): Promise<JourneyRow | undefined> {
  return (await tx.execute(select(sql`j.id = ${id} and ${isReached(grant)}`)))[0];
}

/** What an employee whom a grant reaches goes through, else went through last, or nothing. */
export async function findNewestOf(tx: Tx, grant: BrandGrant, employeeId: string): Promise<JourneyRow | undefined> {
  const newest = sql`order by j.state = 'UNDER_WAY' desc, j.started_at desc, j.id desc limit 1`;
  return (await tx.execute(select(sql`j.employee_id = ${employeeId} and ${isReached(grant)}`, newest)))[0];
}

/** An onboarding; the caller answers for who asks. */
export async function findJourney(tx: Tx, id: string): Promise<JourneyRow | undefined> {
  return (await tx.execute(select(sql`j.id = ${id}`)))[0];
}

/** Keeps an onboarding and its steps from being changed by others until the transaction ends. */
export async function lockJourney(tx: Tx, id: string): Promise<void> {
  await tx.execute(sql`select 1 from onboarding.journey where id = ${id} for update`);
}

/** The onboardings of an account, the newest first; those that were cancelled are left out. */
export function findJourneysOfUser(tx: Tx<'system'>, userId: string): Promise<JourneyRow[]> {
  return tx.execute(
    select(
      sql`e.user_id = ${userId} and e.status = 'ACTIVE' and j.state <> 'CANCELLED'`,
      sql`order by j.started_at desc, j.id desc limit 10`,
    ),
  );
}

/** The onboardings under way that an account helps with as a buddy. */
export function findJourneysOfBuddy(tx: Tx<'system'>, userId: string): Promise<JourneyRow[]> {
  return tx.execute(
    select(
      sql`y.user_id = ${userId} and y.status = 'ACTIVE' and j.state = 'UNDER_WAY'`,
      sql`order by j.starts_on, j.id limit 20`,
    ),
  );
}

/** What an employee goes through, in the order in which it began: one of each purpose at most. */
export function findUnderWay(tx: Tx, employeeId: string): Promise<JourneyRow[]> {
  return tx.execute(
    select(sql`j.employee_id = ${employeeId} and j.state = 'UNDER_WAY'`, sql`order by j.started_at, j.id`),
  );
}

/** The same of one purpose, locked until the transaction ends, or nothing. */
export async function lockUnderWayOf(
  tx: Tx<'system'>,
  employeeId: string,
  purpose: Purpose,
): Promise<JourneyRow | undefined> {
  const found = (await findUnderWay(tx, employeeId)).find((row) => row.purpose === purpose);
  if (found === undefined) return undefined;
  await lockJourney(tx, found.id);
  const row = await findJourney(tx, found.id);
  return row?.state === 'UNDER_WAY' ? row : undefined;
}

/** Begins an onboarding unless the employee has one of this purpose under way; says whether it began. */
export async function insertJourney(tx: Tx, row: Insertable<JourneyTable>): Promise<boolean> {
  const made = await tx
    .tables<Tables>()
    .insertInto('onboarding.journey')
    .values(row)
    .onConflict((conflict) =>
      conflict
        .columns(['employee_id', 'purpose'])
        .where(sql<boolean>`state = 'UNDER_WAY'`)
        .doNothing(),
    )
    .returning('id')
    .execute();
  return made.length > 0;
}
