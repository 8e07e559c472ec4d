import { requireLocation, type ScheduleLocation } from '@hearth/domains/scheduling/service';
import type { BrandGrant } from '@hearth/kit/access';
import { failure } from '@hearth/kit/failure';
import { localDay } from '@hearth/kit/local-day';
import type { Work } from '@hearth/platform/module';
import { FORECAST_CHANGED } from '../contract/events.ts';
import { FORECAST_DAY_OVER, SALES_NOT_ALLOWED } from '../contract/failures.ts';
import type { Driver } from '../rules/actuals/drivers.ts';

type Means = Pick<Work, 'db' | 'clock'> & { readonly grant: BrandGrant };

/** The location of a forecast that the caller may see; sales are for whoever may see those. */
export async function requireForecast(
  { db, grant }: Pick<Means, 'db' | 'grant'>,
  driver: Driver,
): Promise<ScheduleLocation> {
  if (driver === 'SALES' && !grant.holds('VIEW_SALES')) throw failure(SALES_NOT_ALLOWED);
  return requireLocation(db, grant);
}

/** Refuses days that are over at the location. */
export function requireComing(
  { clock }: Pick<Means, 'clock'>,
  { time_zone: zone }: ScheduleLocation,
  day: string,
): void {
  if (day < localDay(clock.now(), zone)) throw failure(FORECAST_DAY_OVER);
}

/** Tells whoever looks at the demand of the location. */
export function tellForecast({ emit, grant }: Pick<Work, 'emit'> & { readonly grant: BrandGrant }): Promise<void> {
  const { groupId, brandId } = grant;
  return emit(FORECAST_CHANGED.of({ group_id: groupId, topics: [`brand:${brandId}`], data: { location_id: brandId } }));
}
