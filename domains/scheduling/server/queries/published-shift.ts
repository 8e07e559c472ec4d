import type { Tx } from '@hearth/platform/database';
import { type RawBuilder, sql } from 'kysely';
import { startsOn } from '../../rules/hours/time.ts';

/** A shift as staff see it. */
export interface PublishedRow {
  readonly id: string;
  readonly employee_id: string | null;
  readonly location_id: string;
  readonly position_id: string | null;
  readonly position_name: string | null;
  readonly local_date: string;
  readonly start_time: string;
  readonly end_time: string;
  readonly time_zone: string;
  readonly starts_at: Date;
  readonly ends_at: Date;
  readonly unpaid_break_minutes: number;
  readonly paid_break_minutes: number;
  readonly station: string;
  readonly note: string;
  readonly published_at: Date;
}

/** On some local dates, and between the instants that the index of people's shifts goes by: without them all of somebody's years are read. */
function isOn(days: { from: string; to: string }): RawBuilder<unknown> {
  const starts = startsOn(days);
  return sql`starts_at >= ${starts.from}::timestamptz and starts_at < ${starts.before}::timestamptz
    and local_date between ${days.from}::date and ${days.to}::date`;
}

function select(where: RawBuilder<unknown>): RawBuilder<PublishedRow> {
  return sql<PublishedRow>`
    select id, employee_id, location_id, position_id, position_name, local_date, start_time, end_time, time_zone, starts_at, ends_at,
      unpaid_break_minutes, paid_break_minutes, station, note, published_at
    from scheduling.published_shift where ${where} order by starts_at, id`;
}

/** Tells if staff see any shift of a location on some days. */
export async function hasPublishedShifts(
  tx: Tx,
  locationId: string,
  days: { from: string; to: string },
): Promise<boolean> {
  const rows = await tx.execute(sql`
    select from scheduling.published_shift where location_id = ${locationId} and ${isOn(days)} limit 1`);
  return rows.length > 0;
}

export interface MyPublishedRow extends PublishedRow {
  readonly employee_id: string;
  readonly place_name: string | null;
  readonly address: string | null;
  readonly city: string | null;
}

/** The signed-in person's published shifts on some days, with where they are, in one statement. */
export function findMyPublished(tx: Tx<'self'>, days: { from: string; to: string }): Promise<MyPublishedRow[]> {
  return tx.execute(sql<MyPublishedRow>`
    select s.id, s.employee_id, s.location_id, s.position_id, s.position_name, s.local_date, s.start_time, s.end_time, s.time_zone, s.starts_at,
      s.ends_at, s.unpaid_break_minutes, s.paid_break_minutes, s.station, s.note, s.published_at,
      b.name as place_name, b.address, b.city
    from scheduling.published_shift s left join core.brand_view b on b.id = s.location_id
    where s.employee_id = any ((select team.my_employee_ids())::uuid[])
      and ${isOn(days)}
    order by s.starts_at, s.id`);
}

/** A shift that the signed-in person has worked. */
export interface MyEndedShift {
  readonly id: string;
  readonly group_id: string;
  readonly employee_id: string;
  readonly location_id: string;
  readonly location_name: string;
  readonly local_date: string;
  readonly starts_at: Date;
  readonly ends_at: Date;
}

/** The signed-in person's published shifts that ended between two moments, the newest first. */
export function findMyEndedShifts(tx: Tx<'self'>, between: { from: Date; to: Date }): Promise<MyEndedShift[]> {
  return tx.execute<MyEndedShift>(sql`
    select s.id, s.group_id, s.employee_id, s.location_id, coalesce(b.name, '') as location_name, s.local_date, s.starts_at, s.ends_at
    from scheduling.published_shift s left join core.brand_view b on b.id = s.location_id
    where s.employee_id = any ((select team.my_employee_ids())::uuid[])
      and s.starts_at >= ${between.from}::timestamptz - interval '2 days' and s.starts_at < ${between.to}::timestamptz
      and s.ends_at > ${between.from}::timestamptz and s.ends_at <= ${between.to}::timestamptz
    order by s.starts_at desc, s.id`);
}

/** Finds the published shifts of some people in a date range. */
export function findPublishedShifts(
  tx: Tx,
  employeeIds: readonly string[],
  days: { from: string; to: string },
): Promise<PublishedRow[]> {
  return tx.execute(select(sql`employee_id = any (${[...employeeIds]}::uuid[]) and ${isOn(days)}`));
}

/** Published shifts by their ids; those that staff do not see (any more) are left out. */
export function findPublishedById(tx: Tx<'system'>, ids: readonly string[]): Promise<PublishedRow[]> {
  return tx.execute(select(sql`id = any (${[...ids]}::uuid[])`));
}

/** The published shifts of people that touch a window of time. */
export function findPublishedBetween(
  tx: Tx,
  employeeIds: readonly string[],
  { from, until }: { readonly from: Date; readonly until: Date },
): Promise<Pick<PublishedRow, 'employee_id' | 'starts_at' | 'ends_at'>[]> {
  return tx.execute(sql`
    select employee_id, starts_at, ends_at from scheduling.published_shift
     where employee_id = any (${[...employeeIds]}::uuid[])
       and starts_at >= ${from}::timestamptz - interval '2 days' and starts_at < ${until}::timestamptz and ends_at > ${from}::timestamptz
     order by starts_at, id`);
}

/** Published shifts that somebody holds and that start in a window of time, of all locations, the earliest first; those behind one of them. */
export function findStarting(
  tx: Tx<'system'>,
  {
    from,
    before,
    behind,
  }: {
    readonly from: Date;
    readonly before: Date;
    readonly behind?: Pick<PublishedRow, 'starts_at' | 'id'> | undefined;
  },
  most: number,
): Promise<PublishedRow[]> {
  const rest = behind === undefined ? sql`true` : sql`(starts_at, id) > (${behind.starts_at}, ${behind.id}::uuid)`;
  return tx.execute(sql<PublishedRow>`
    select id, employee_id, location_id, position_id, position_name, local_date, start_time, end_time, time_zone, starts_at, ends_at,
      unpaid_break_minutes, paid_break_minutes, station, note, published_at
    from scheduling.published_shift
    where employee_id is not null and (starts_at at time zone 'UTC') >= (${from}::timestamptz at time zone 'UTC')
      and (starts_at at time zone 'UTC') < (${before}::timestamptz at time zone 'UTC') and ${rest} order by starts_at, id limit ${most}`);
}

/** The published shifts of a location on some days, those of nobody too. */
export function findPublishedAt(
  tx: Tx,
  locationId: string,
  days: { from: string; to: string },
): Promise<PublishedRow[]> {
  return tx.execute(
    select(sql`location_id = ${locationId} and local_date between ${days.from}::date and ${days.to}::date`),
  );
}

/** The published shifts at locations that nobody holds yet. */
export function findPublishedOpen(
  tx: Tx,
  locationIds: readonly string[],
  days: { from: string; to: string },
): Promise<PublishedRow[]> {
  return tx.execute(
    select(
      sql`employee_id is null and location_id = any (${[...locationIds]}::uuid[]) and local_date between ${days.from}::date and ${days.to}::date`,
    ),
  );
}

/** Working time of people's published shifts up to a day, by calendar month, the earliest first. */
export function sumPublishedMinutes(
  tx: Tx<'system'>,
  employeeIds: readonly string[],
  until: string,
): Promise<{ employee_id: string; month: string; minutes: number }[]> {
  return tx.execute(sql`
    select employee_id, to_char(local_date, 'YYYY-MM') as month,
      sum(extract(epoch from ends_at - starts_at) / 60 - unpaid_break_minutes)::int as minutes
    from scheduling.published_shift
    where employee_id = any (${[...employeeIds]}::uuid[]) and local_date <= ${until}::date
    group by 1, 2 order by 2, 1`);
}
