import { getBrand } from '@hearth/domains/core/service';
import { addDays } from '@hearth/domains/scheduling/rules';
import { findClosedDays } from '@hearth/domains/workplace/service';
import { holdsOn } from '@hearth/domains/workplace/rules';
import { localDay } from '@hearth/kit/local-day';
import { SYSTEM } from '@hearth/platform/database';
import type { FreeWork, Work } from '@hearth/platform/module';
import { FORECAST_CHANGED } from '../../contract/events.ts';
import type { Driver } from '../../rules/actuals/drivers.ts';
import { FORECAST_DAYS, type ForecastOrder } from '../../rules/forecasting/forecast-driver.ts';
import { holidaysOf } from '../../rules/forecasting/holidays.ts';
import { forecasting } from '../forecast-thread.ts';
import { type ActualsAt, findKnownDrivers, findTotals } from '../queries/actual.ts';
import { findLenders, findQuartered, writeForecast } from '../queries/forecast.ts';

/** Three years: what is older says nothing that these do not. */
const DAYS_BACK = 1096;
const PROFILE_DAYS = 70;
const MOST_LENDERS = 12;

interface LoadedPlace extends ActualsAt {
  readonly today: string;
  readonly country: string | null;
}

/** Forecasts all drivers of a location anew: reads, works in a thread without a transaction, writes. */
export async function makeForecasts(work: FreeWork, locationId: string): Promise<void> {
  const place = await work.run(SYSTEM, ({ db, clock }) => loadPlace(db, locationId, clock.now()));
  const drivers = await work.run(SYSTEM, ({ db }) => findKnownDrivers(db, place));
  for (const { driver } of drivers) {
    if (work.signal.aborted) return;
    if (driver === 'EVENTS') continue;
    const { order, lenders } = await work.run(SYSTEM, ({ db }) => loadOrder(db, place, driver));
    const forecast = await forecasting.run(order);
    if (forecast === undefined) continue;
    await work.run(SYSTEM, async ({ db, clock, emit }) => {
      await writeForecast(db, place, driver, forecast, { at: clock.now(), lenders, known: order.own.length });
      await emit(
        FORECAST_CHANGED.of({
          group_id: place.group_id,
          topics: [`brand:${place.id}`],
          data: { location_id: place.id },
        }),
      );
    });
  }
}

async function loadPlace(db: Work<'system'>['db'], locationId: string, now: Date): Promise<LoadedPlace> {
  const brand = await getBrand(db, locationId);
  const { groupId, currency, country, timeZone } = brand;
  return { id: brand.id, group_id: groupId, currency, country, today: localDay(now, timeZone) };
}

async function loadOrder(db: Work<'system'>['db'], place: LoadedPlace, driver: Driver) {
  const since = addDays(place.today, -DAYS_BACK);
  const { currency, today } = place;
  const lenders = await findLenders(db, place, driver, { since, most: MOST_LENDERS });
  const totals = Map.groupBy(
    await findTotals(db, [place.id, ...lenders], driver, { from: since, currency }),
    (row) => row.brand_id,
  );
  const closed = (await findClosedDays(db, [place.id])).get(place.id) ?? [];
  const ahead = Array.from({ length: FORECAST_DAYS }, (_, index) => addDays(today, index));
  const year = Number(today.slice(0, 4));
  const order: ForecastOrder = {
    today,
    own: totals.get(place.id) ?? [],
    lenders: lenders.map((id) => totals.get(id) ?? []),
    quartered: (await findQuartered(db, place.id, driver, addDays(today, -PROFILE_DAYS)))
      .filter(({ day }) => day < today)
      .map(({ day, quarters }) => ({ day, quarters })),
    holidays: holidaysOf(place.country, [year - 3, year - 2, year - 1, year, year + 1]),
    closed: ahead.filter((day) => closed.some((one) => holdsOn(one, day))),
  };
  return { order, lenders: lenders.length };
}
