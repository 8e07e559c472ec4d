import { newId } from '@hearth/kit/id';
import { json, type Tx } from '@hearth/platform/database';
import { sql } from 'kysely';
import { isSame, type StoredDay } from '../../rules/actuals/compare.ts';
import { type DayValues, type Driver, totalOf } from '../../rules/actuals/drivers.ts';
import type { ActualChangeTable, Tables } from './tables.ts';

/** The location that values are of, and what its sales are in. */
export interface ActualsAt {
  readonly id: string;
  readonly group_id: string;
  readonly currency: string | null;
}

/** Who changes values, and how. */
export interface ChangedBy {
  readonly source: 'FILE' | 'CALL';
  readonly fileName: string | null;
  readonly userId: string | null;
  readonly at: Date;
}

/** Days per statement: a page of JSON of about half a megabyte. */
const AT_ONCE = 1000;

/** Holds the values of a location until the transaction ends: two files at once wait for each other. */
export async function lockActuals(tx: Tx, locationId: string): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended('demand.actual_day:' || ${locationId}::text, 0))`);
}

/** What is stored of some drivers of a location on some days; sales perhaps in a former currency. */
export function findActuals(
  tx: Tx,
  placeId: string,
  drivers: readonly Driver[],
  { from, to }: { readonly from: string; readonly to: string },
): Promise<StoredDay[]> {
  if (drivers.length === 0) return Promise.resolve([]);
  return tx.execute<StoredDay>(sql`
    select driver, day::text as day, step_minutes, counts, total, currency from demand.actual_day
     where brand_id = ${placeId} and driver = any (${[...drivers]}::text[]) and day between ${from}::date and ${to}::date
     order by driver, day`);
}

/** The totals of days of one driver at some locations since a day, without their hours; sales in a currency only. */
export function findTotals(
  tx: Tx,
  locationIds: readonly string[],
  driver: Driver,
  { from, currency }: { readonly from: string; readonly currency: string | null },
): Promise<{ brand_id: string; day: string; total: number }[]> {
  return tx.execute(sql`
    select brand_id, day::text as day, total from demand.actual_day
     where brand_id = any (${[...locationIds]}::uuid[]) and driver = ${driver} and day >= ${from}::date
       and (currency is null or currency = ${currency})
     order by brand_id, day`);
}

export interface KnownDriverRow {
  readonly driver: Driver;
  readonly first_day: string;
  readonly last_day: string;
  readonly days: number;
}

/** Which drivers a location has values of, the most days first. */
export function findKnownDrivers(tx: Tx, place: ActualsAt): Promise<KnownDriverRow[]> {
  return tx.execute<KnownDriverRow>(sql`
    select driver, min(day)::text as first_day, max(day)::text as last_day, count(*)::int as days
      from demand.actual_day where brand_id = ${place.id} and (currency is null or currency = ${place.currency})
     group by driver order by count(*) desc, driver`);
}

/** Writes days over what is stored, and keeps what was replaced. The caller holds the location’s values. */
export async function writeActuals(
  tx: Tx,
  place: ActualsAt,
  days: readonly DayValues[],
  stored: readonly StoredDay[],
  by: ChangedBy,
): Promise<void> {
  const known = new Map(stored.map((one) => [`${one.driver} ${one.day}`, one]));
  const written = days.filter((day) => {
    const before = known.get(`${day.driver} ${day.day}`);
    return before === undefined || !isSame(day, before);
  });
  for (let from = 0; from < written.length; from += AT_ONCE)
    await writeSome(tx, place, written.slice(from, from + AT_ONCE), known, by);
}

async function writeSome(
  tx: Tx,
  place: ActualsAt,
  days: readonly DayValues[],
  known: ReadonlyMap<string, StoredDay>,
  by: ChangedBy,
): Promise<void> {
  const rows = days.map((day) => ({
    ...day,
    total: totalOf(day.counts),
  }));
  await tx.execute(sql`
    insert into demand.actual_day (group_id, brand_id, driver, day, step_minutes, counts, total, currency, changed_by, changed_at)
    select ${place.group_id}, ${place.id}, x.driver, x.day, x.step_minutes, x.counts, x.total, x.currency, ${by.userId}::uuid, ${by.at}::timestamptz
      from jsonb_to_recordset(${json(rows)})
        as x(driver text, day date, step_minutes smallint, counts integer[], total integer, currency text)
    on conflict (brand_id, driver, day) do update set step_minutes = excluded.step_minutes, counts = excluded.counts,
      total = excluded.total, currency = excluded.currency, changed_by = excluded.changed_by, changed_at = excluded.changed_at`);
  const changes = rows.flatMap((row): ActualChangeTable[] => {
    const before = known.get(`${row.driver} ${row.day}`);
    if (before === undefined) return [];
    return [
      {
        id: newId(by.at.getTime()),
        group_id: place.group_id,
        brand_id: place.id,
        driver: row.driver,
        day: row.day,
        source: by.source,
        file_name: by.fileName,
        step_before: before.step_minutes,
        counts_before: [...before.counts],
        total_before: before.total,
        total_after: row.total,
        currency_before: before.currency,
        actor_id: by.userId,
        at: by.at,
      },
    ];
  });
  if (changes.length > 0) await tx.tables<Tables>().insertInto('demand.actual_change').values(changes).execute();
}

export interface ShownChangeRow {
  readonly id: string;
  readonly driver: Driver;
  readonly day: string;
  readonly source: 'FILE' | 'CALL';
  readonly file_name: string | null;
  readonly total_before: number;
  readonly total_after: number;
  readonly actor_id: string | null;
  readonly at: Date;
}

/** The days whose values were replaced, the latest first. */
export function findActualChanges(
  tx: Tx,
  locationId: string,
  { withSales, most }: { readonly withSales: boolean; readonly most: number },
): Promise<ShownChangeRow[]> {
  return tx.execute<ShownChangeRow>(sql`
    select id, driver, day::text as day, source, file_name, total_before, total_after, actor_id, at
      from demand.actual_change
     where brand_id = ${locationId} and (${withSales} or driver <> 'SALES')
     order by at desc, id desc limit ${most}`);
}
