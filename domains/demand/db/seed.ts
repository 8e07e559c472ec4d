import { addDays } from '@hearth/domains/scheduling/rules';
import type { Work } from '@hearth/platform/module';
import { newId } from '@hearth/kit/id';
import type { DayValues } from '../rules/actuals/drivers.ts';
import { totalOf } from '../rules/actuals/drivers.ts';
import { dayOf, weekdayOf } from '../rules/engine/calendar.ts';
import { forecastDriver } from '../rules/forecasting/forecast-driver.ts';
import { holidaysOf } from '../rules/forecasting/holidays.ts';
import { lockForecastDays, writeForecast, writeForecastChange } from '../server/queries/forecast.ts';
import { takeValues } from '../server/write-values.ts';

const WEEKDAYS = [0.62, 0.66, 0.74, 0.9, 1.35, 1.6, 1.13];
const DAYS = 300;
/** Guests of a usual day, and what each of them leaves, in minor units. */
const COVERS = 190;
const SPENT = 2_740;

/** A number from 0 to 1 that is the same for the same day, so that every start shows the same past. */
function unrest(day: number, salt: number): number {
  const wave = Math.sin(day * 12.9898 + salt * 78.233) * 43_758.5453;
  return wave - Math.floor(wave);
}

/** Lunch and dinner, as shares of a quarter hour. */
function shareAt(quarter: number, weekday: number): number {
  const bell = (middle: number, width: number): number => Math.exp(-(((quarter - middle) / width) ** 2));
  if (quarter < 46 || quarter > 93) return 0;
  return (weekday >= 5 ? 0.9 : 0.7) * bell(53, 5) + 1.2 * bell(82, 6) + 0.06;
}

function dayValues(date: string, currency: string): DayValues[] {
  const day = dayOf(date) ?? 0;
  const weekday = weekdayOf(day);
  const season = 1 + 0.18 * Math.sin(((day % 365) / 365) * 2 * Math.PI - 1.2);
  const total = COVERS * (WEEKDAYS[weekday] ?? 1) * season * (0.88 + 0.24 * unrest(day, 1));
  const shares = Array.from({ length: 96 }, (_, quarter) => shareAt(quarter, weekday));
  const whole = totalOf(shares);
  const covers = shares.map((share, quarter) => Math.floor((total * share) / whole + unrest(day * 96 + quarter, 2)));
  const spent = SPENT * (0.94 + 0.12 * unrest(day, 3));
  const base = { day: date, step_minutes: 15 } as const;
  return [
    { ...base, driver: 'COVERS', counts: covers, currency: null },
    { ...base, driver: 'SALES', counts: covers.map((count) => Math.round(count * spent)), currency },
  ];
}

/** Some months of a restaurant’s covers and sales, their forecast, and a day that its manager has adjusted. */
export async function seedDemand(
  { db, clock }: Work<'system'>,
  place: {
    readonly groupId: string;
    readonly locationId: string;
    readonly currency: string;
    readonly country: string;
    readonly today: string;
    readonly userId: string;
    readonly adjusted: { readonly day: string; readonly reason: string };
  },
): Promise<void> {
  const at = { id: place.locationId, group_id: place.groupId, currency: place.currency };
  const now = clock.now();
  const days = Array.from({ length: DAYS }, (_, index) =>
    dayValues(addDays(place.today, index - DAYS), place.currency),
  ).flat();
  await takeValues(db, at, days, { source: 'FILE', fileName: null, userId: place.userId, at: now });
  const year = Number(place.today.slice(0, 4));
  for (const driver of ['COVERS', 'SALES'] as const) {
    const own = days.filter((one) => one.driver === driver);
    const forecast = forecastDriver({
      today: place.today,
      own: own.map(({ day, counts }) => ({ day, total: totalOf(counts) })),
      lenders: [],
      quartered: own.slice(-70).map(({ day, counts }) => ({ day, quarters: counts })),
      holidays: holidaysOf(place.country, [year - 1, year, year + 1]),
      closed: [],
    });
    if (forecast !== undefined)
      await writeForecast(db, at, driver, forecast, { at: now, lenders: 0, known: own.length });
  }
  const { day, reason } = place.adjusted;
  const [row] = await lockForecastDays(db, at, 'COVERS', { from: day, to: day });
  if (row === undefined) return;
  const total = row.total + 60;
  await writeForecastChange(
    db,
    row,
    { adjusted: total, reason, adjusted_by: place.userId },
    { id: newId(now.getTime()), action: 'ADJUSTED', total_after: total, reason, actor_id: place.userId, at: now },
  );
}
