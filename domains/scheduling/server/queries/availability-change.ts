import type { BrandGrant } from '@hearth/kit/access';
import { json, type Tx } from '@hearth/platform/database';
import { type RawBuilder, sql } from 'kysely';
import type { AvailabilityChange, AvailabilityWishes } from '../../contract/availability-schemas.ts';
import type { AvailabilitySlot } from '../../contract/schemas.ts';

/** A change of a usual week as it is stored. */
export interface AvailabilityChangeRow {
  readonly id: string;
  readonly employee_id: string;
  readonly effective_from: string;
  readonly slots: AvailabilitySlot[];
  readonly wishes: AvailabilityWishes;
  readonly state: AvailabilityChange['state'];
  readonly asked_at: Date;
  readonly decided_at: Date | null;
  readonly decision_note: string;
  readonly version: number;
}

const WISHES = (of: RawBuilder<unknown>): RawBuilder<unknown> =>
  sql`json_build_object('min_minutes', ${of}.min_minutes, 'max_minutes', ${of}.max_minutes, 'max_days', ${of}.max_days)`;
const COLUMNS = sql`c.id, c.employee_id, c.effective_from, c.slots, ${WISHES(sql`c`)} as wishes, c.state, c.asked_at,
  c.decided_at, c.decision_note, c.version`;

/** The last changes of each of some people, the newest first. */
export function findLastChanges(
  tx: Tx,
  employeeIds: readonly string[],
  most: number,
): Promise<AvailabilityChangeRow[]> {
  return tx.execute<AvailabilityChangeRow>(sql`
    select ${COLUMNS} from unnest(${[...employeeIds]}::uuid[]) as one (id)
    cross join lateral (
      select * from scheduling.availability_request where employee_id = one.id order by asked_at desc, id desc limit ${most}
    ) c
    order by c.asked_at desc, c.id desc`);
}

/** Keeps a change; one that waited before is replaced by it. */
export async function insertChange(
  tx: Tx,
  groupId: string,
  row: Pick<AvailabilityChangeRow, 'id' | 'employee_id' | 'effective_from' | 'slots' | 'wishes' | 'state' | 'asked_at'>,
): Promise<void> {
  await tx.execute(sql`
    update scheduling.availability_request set state = 'REPLACED', version = version + 1
    where employee_id = ${row.employee_id} and state = 'PENDING'`);
  const { min_minutes: min, max_minutes: max, max_days: days } = row.wishes;
  await tx.execute(sql`
    insert into scheduling.availability_request
      (id, group_id, employee_id, effective_from, slots, min_minutes, max_minutes, max_days, state, asked_at)
    values (${row.id}, ${groupId}, ${row.employee_id}, ${row.effective_from}::date, ${json(row.slots)}, ${min}, ${max}, ${days},
      ${row.state}, ${row.asked_at}::timestamptz)`);
}

/** A change with whose it is. */
export interface ChangeOfPerson extends AvailabilityChangeRow {
  readonly group_id: string;
  readonly first_name: string;
  readonly last_name: string;
  readonly location_id: string;
  readonly user_id: string | null;
}

/** A change of a manager's list. */
export interface ListedChangeRow extends ChangeOfPerson {
  readonly location_name: string;
  readonly before_slots: AvailabilitySlot[] | null;
  readonly before_wishes: AvailabilityWishes;
}

/** After which change a page begins. */
export interface ChangeCursor {
  readonly at: string;
  readonly id: string;
}

function atBrand(grant: BrandGrant): RawBuilder<unknown> {
  if (grant.nodes.some((node) => node === grant.groupId)) return sql`c.group_id = ${grant.groupId}`;
  return sql`c.group_id = ${grant.groupId}
    and e.location_id in (select id from core.brand_view where ancestor_ids && ${[...grant.nodes]}::uuid[])`;
}

const OF_PERSON = sql`${COLUMNS}, c.group_id, e.first_name, e.last_name, e.location_id, e.user_id`;

/** A page of the changes that wait, the oldest first, or of those that were decided, the newest first. */
export function findChangesPage(
  tx: Tx,
  grant: BrandGrant,
  show: 'WAITING' | 'DECIDED',
  window: { readonly after: ChangeCursor | undefined; readonly limit: number },
): Promise<ListedChangeRow[]> {
  const { after, limit } = window;
  const isWaiting = show === 'WAITING';
  const state = isWaiting ? sql`c.state = 'PENDING'` : sql`c.decided_at is not null`;
  const order = isWaiting ? sql`c.asked_at, c.id` : sql`c.asked_at desc, c.id desc`;
  const begun =
    after === undefined
      ? sql`true`
      : isWaiting
        ? sql`(c.asked_at, c.id) > (${after.at}::timestamptz, ${after.id}::uuid)`
        : sql`(c.asked_at, c.id) < (${after.at}::timestamptz, ${after.id}::uuid)`;
  return tx.execute<ListedChangeRow>(sql`
    select ${OF_PERSON}, b.name as location_name, w.slots as before_slots, ${WISHES(sql`w`)} as before_wishes
    from scheduling.availability_request c
    join team.employee_view e on e.id = c.employee_id
    join core.brand_view b on b.id = e.location_id
    left join lateral (
      select * from scheduling.usual_week u where u.employee_id = c.employee_id and u.effective_from < c.effective_from
      order by u.effective_from desc limit 1
    ) w on true
    where ${atBrand(grant)} and ${state} and ${begun} order by ${order} limit ${limit}`);
}

/** A change that the grant reaches, locked. */
export async function lockChange(tx: Tx, grant: BrandGrant, id: string): Promise<ChangeOfPerson | undefined> {
  await tx.execute(
    sql`select 1 from scheduling.availability_request where id = ${id} and group_id = ${grant.groupId} for update`,
  );
  const [row] = await tx.execute<ChangeOfPerson>(sql`
    select ${OF_PERSON} from scheduling.availability_request c join team.employee_view e on e.id = c.employee_id
    where ${atBrand(grant)} and c.id = ${id}`);
  return row;
}

/** One change, whosever it is. */
export async function findChange(tx: Tx<'system'>, id: string): Promise<AvailabilityChangeRow | undefined> {
  const [row] = await tx.execute<AvailabilityChangeRow>(
    sql`select ${COLUMNS} from scheduling.availability_request c where c.id = ${id}`,
  );
  return row;
}

/** Writes a decision. */
export async function decideChange(
  tx: Tx,
  id: string,
  decision: { readonly state: 'IN_FORCE' | 'DECLINED'; readonly note: string; readonly by: string; readonly at: Date },
): Promise<AvailabilityChangeRow | undefined> {
  const [row] = await tx.execute<AvailabilityChangeRow>(sql`
    update scheduling.availability_request c set state = ${decision.state}, decision_note = ${decision.note},
      decided_by = ${decision.by}, decided_at = ${decision.at}::timestamptz, version = version + 1
    where c.id = ${id} returning ${COLUMNS}`);
  return row;
}
