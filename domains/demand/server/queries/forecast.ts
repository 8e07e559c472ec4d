import { json, type Tx } from '@hearth/platform/database';
import { sql } from 'kysely';
import type { Driver } from '../../rules/actuals/drivers.ts';
import type { QuarteredDay } from '../../rules/forecasting/day-profile.ts';
import type { DriverForecast } from '../../rules/forecasting/forecast-driver.ts';
import type { ActualsAt } from './actual.ts';
import type { ForecastChangeTable, ForecastDayTable, Tables } from './tables.ts';

/** Locations with values since a day, some at a time in order of id. */
export async function findForecastLocations(
  tx: Tx<'system'>,
  since: string,
  { afterId, limit }: { readonly afterId: string | null; readonly limit: number },
): Promise<string[]> {
  const rows = await tx.execute<{ brand_id: string }>(sql`
    select distinct brand_id from demand.actual_day
     where day >= ${since}::date and (${afterId}::uuid is null or brand_id > ${afterId}::uuid)
     order by brand_id limit ${limit}`);
  return rows.map((row) => row.brand_id);
}

/** The other locations of a location’s brand that know most of a driver. */
export async function findLenders(
  tx: Tx<'system'>,
  place: ActualsAt,
  driver: Driver,
  { since, most }: { readonly since: string; readonly most: number },
): Promise<string[]> {
  const rows = await tx.execute<{ id: string }>(sql`
    select b.id from core.brand_view b
      join core.brand_view me on me.id = ${place.id} and me.group_id = b.group_id and me.parent_id = b.parent_id
      join demand.actual_day d on d.brand_id = b.id and d.driver = ${driver} and d.day >= ${since}::date
     where b.id <> me.id and b.type = 'LOCATION' and (d.currency is null or d.currency = ${place.currency})
     group by b.id order by count(*) desc, b.id limit ${most}`);
  return rows.map((row) => row.id);
}

/** The days of a driver since a day that are known by quarter hours; hours are spread over theirs. */
export async function findQuartered(
  tx: Tx,
  placeId: string,
  driver: Driver,
  since: string,
): Promise<(QuarteredDay & { readonly step_minutes: number; readonly counts: number[] })[]> {
  const rows = await tx.execute<{ day: string; step_minutes: number; counts: number[] }>(sql`
    select day::text as day, step_minutes, counts from demand.actual_day
     where brand_id = ${placeId} and driver = ${driver} and day >= ${since}::date and step_minutes < 1440 order by day`);
  return rows.map((row) => ({
    ...row,
    quarters: row.step_minutes === 15 ? row.counts : row.counts.flatMap((count) => [0, 1, 2, 3].map(() => count / 4)),
  }));
}

/** Writes a forecast over the former one, except for days that somebody has adjusted or approved. */
export async function writeForecast(
  tx: Tx<'system'>,
  place: ActualsAt,
  driver: Driver,
  forecast: DriverForecast,
  { at, lenders, known }: { readonly at: Date; readonly lenders: number; readonly known: number },
): Promise<void> {
  const currency = driver === 'SALES' ? place.currency : null;
  await tx.execute(sql`
    insert into demand.forecast_day (group_id, brand_id, driver, day, total, profile, is_closed, is_holiday, currency, made_at)
    select ${place.group_id}, ${place.id}, ${driver}, x.day, x.total, x.profile, x.is_closed, x.is_holiday, ${currency}, ${at}::timestamptz
      from jsonb_to_recordset(${json(forecast.days)})
        as x(day date, total integer, profile smallint[], is_closed boolean, is_holiday boolean)
    on conflict (brand_id, driver, day) do update set total = excluded.total, profile = excluded.profile,
      is_closed = excluded.is_closed, is_holiday = excluded.is_holiday, currency = excluded.currency, made_at = excluded.made_at
      where forecast_day.adjusted is null and forecast_day.approved_at is null`);
  await tx.execute(sql`
    insert into demand.forecast_quality (group_id, brand_id, driver, made_at, method, days_compared, own, plain, lenders, days_known)
    values (${place.group_id}, ${place.id}, ${driver}, ${at}::timestamptz, ${forecast.method}, ${forecast.days_compared},
      ${[...forecast.own]}::double precision[], ${[...forecast.plain]}::double precision[], ${lenders}, ${known})
    on conflict (brand_id, driver) do update set made_at = excluded.made_at, method = excluded.method,
      days_compared = excluded.days_compared, own = excluded.own, plain = excluded.plain, lenders = excluded.lenders,
      days_known = excluded.days_known`);
}

export interface QualityRow {
  readonly made_at: Date;
  readonly method: string;
  readonly days_compared: number;
  readonly own: number[];
  readonly plain: number[];
  readonly lenders: number;
  readonly days_known: number;
}

/** How the last forecast of a driver was made. */
export async function findQuality(tx: Tx, placeId: string, driver: Driver): Promise<QualityRow | undefined> {
  const [row] = await tx.execute<QualityRow>(sql`
    select made_at, method, days_compared, own, plain, lenders, days_known from demand.forecast_quality
     where brand_id = ${placeId} and driver = ${driver}`);
  return row;
}

/** The forecast days of a driver in a stretch; sales in the location’s currency alone. */
export function findForecastDays(
  tx: Tx,
  place: ActualsAt,
  driver: Driver,
  { from, to }: { readonly from: string; readonly to: string },
): Promise<ForecastDayTable[]> {
  return tx.execute<ForecastDayTable>(sql`
    select group_id, brand_id, driver, day::text as day, total, profile, is_closed, is_holiday, currency, adjusted, reason,
           adjusted_by, approved_by, approved_at, made_at, version
      from demand.forecast_day
     where brand_id = ${place.id} and driver = ${driver} and day between ${from}::date and ${to}::date
       and (currency is null or currency = ${place.currency})
     order by day`);
}

/** Holds one day until the transaction ends, if it has a forecast. */
export async function lockForecastDays(
  tx: Tx,
  place: ActualsAt,
  driver: Driver,
  stretch: { readonly from: string; readonly to: string },
): Promise<ForecastDayTable[]> {
  await tx.execute(sql`
    select 1 from demand.forecast_day where brand_id = ${place.id} and driver = ${driver}
       and day between ${stretch.from}::date and ${stretch.to}::date order by day for update`);
  return findForecastDays(tx, place, driver, stretch);
}

/** Writes what people have said of a day, and keeps it as history. */
export async function writeForecastChange(
  tx: Tx,
  day: ForecastDayTable,
  set: Partial<Pick<ForecastDayTable, 'adjusted' | 'reason' | 'adjusted_by' | 'approved_by' | 'approved_at'>>,
  change: Pick<ForecastChangeTable, 'id' | 'action' | 'total_after' | 'reason' | 'actor_id' | 'at'>,
): Promise<void> {
  await tx
    .tables<Tables>()
    .updateTable('demand.forecast_day')
    .set({ ...set, version: day.version + 1 })
    .where('brand_id', '=', day.brand_id)
    .where('driver', '=', day.driver)
    .where('day', '=', day.day)
    .execute();
  await tx
    .tables<Tables>()
    .insertInto('demand.forecast_change')
    .values({
      ...change,
      group_id: day.group_id,
      brand_id: day.brand_id,
      driver: day.driver,
      day: day.day,
      total_before: day.adjusted ?? day.total,
    })
    .execute();
}

/** What people did with the forecast of a driver, the latest first. */
export function findForecastChanges(
  tx: Tx,
  placeId: string,
  driver: Driver,
  most: number,
): Promise<ForecastChangeTable[]> {
  return tx.execute<ForecastChangeTable>(sql`
    select id, group_id, brand_id, driver, day::text as day, action, total_before, total_after, reason, actor_id, at
      from demand.forecast_change where brand_id = ${placeId} and driver = ${driver}
     order by at desc, id desc limit ${most}`);
}
