import { findNames } from '@hearth/domains/identity/service';
import { addDays } from '@hearth/domains/scheduling/rules';
import { requireLocation } from '@hearth/domains/scheduling/service';
import { localDay } from '@hearth/kit/local-day';
import { implement } from '@hearth/platform/module';
import { getDemand as contract } from '../../contract/forecast-endpoints.ts';
import { FORECAST_DAYS } from '../../rules/forecasting/forecast-driver.ts';
import { presentExpected, presentQuality } from '../present-forecast.ts';
import { findKnownDrivers, findTotals } from '../queries/actual.ts';
import { findForecastDays, findQuality } from '../queries/forecast.ts';

const DAYS_BEFORE = 56;

export const getDemand = implement(contract, async ({ query }, { db, grant, clock }) => {
  const place = await requireLocation(db, grant);
  const seesSales = grant.holds('VIEW_SALES');
  const drivers = (await findKnownDrivers(db, place)).filter(({ driver }) => driver !== 'SALES' || seesSales);
  const driver = drivers.find((one) => one.driver === query.driver)?.driver ?? drivers[0]?.driver ?? null;
  const today = localDay(clock.now(), place.time_zone);
  const base = {
    today,
    currency: place.currency,
    drivers,
    may: { edit: grant.holds('EDIT_SCHEDULE'), approve: grant.holds('PUBLISH_SCHEDULE'), see_sales: seesSales },
  };
  if (driver === null) return { ...base, driver, days: [], quality: null };
  const from = addDays(today, -DAYS_BEFORE);
  const to = addDays(today, FORECAST_DAYS - 1);
  const totals = await findTotals(db, [place.id], driver, { from, currency: place.currency });
  const actual = new Map(totals.map(({ day, total }) => [day, total]));
  const expected = new Map((await findForecastDays(db, place, driver, { from, to })).map((row) => [row.day, row]));
  const people = [...expected.values()].flatMap((row) => [row.adjusted_by ?? [], row.approved_by ?? []].flat());
  const names = await findNames(db, [...new Set(people)]);
  return {
    ...base,
    driver,
    days: Array.from({ length: DAYS_BEFORE + FORECAST_DAYS }, (_, index) => {
      const day = addDays(from, index);
      const row = expected.get(day);
      return { day, actual: actual.get(day) ?? null, forecast: row === undefined ? null : presentExpected(row, names) };
    }),
    quality: presentQuality(await findQuality(db, place.id, driver)),
  };
});
