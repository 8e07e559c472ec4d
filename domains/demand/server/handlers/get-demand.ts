import { addDays } from '@hearth/domains/scheduling/rules';
import { requireLocation } from '@hearth/domains/scheduling/service';
import { localDay } from '@hearth/kit/local-day';
import { implement } from '@hearth/platform/module';
import { getDemand as contract } from '../../contract/forecast-endpoints.ts';
import { findKnownDrivers, findTotals } from '../queries/actual.ts';

const DAYS_BEFORE = 56;
const DAYS_AFTER = 42;

export const getDemand = implement(contract, async ({ query }, { db, grant, clock }) => {
  const place = await requireLocation(db, grant);
  const seesSales = grant.holds('VIEW_SALES');
  const drivers = (await findKnownDrivers(db, place)).filter(({ driver }) => driver !== 'SALES' || seesSales);
  const driver = drivers.find((one) => one.driver === query.driver)?.driver ?? drivers[0]?.driver ?? null;
  const today = localDay(clock.now(), place.time_zone);
  const from = addDays(query.day ?? today, -DAYS_BEFORE);
  const dates = Array.from({ length: DAYS_BEFORE + DAYS_AFTER }, (_, index) => addDays(from, index));
  const rows = driver === null ? [] : await findTotals(db, [place.id], driver, { from, currency: place.currency });
  const totals = new Map(rows.map(({ day, total }) => [day, total]));
  return {
    today,
    currency: place.currency,
    drivers,
    driver,
    days: driver === null ? [] : dates.map((day) => ({ day, actual: totals.get(day) ?? null })),
    may: { edit: grant.holds('EDIT_SCHEDULE'), approve: grant.holds('PUBLISH_SCHEDULE'), see_sales: seesSales },
  };
});
