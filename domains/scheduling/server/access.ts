import { failure, NOT_FOUND } from '@hearth/kit/failure';
import type { Tx } from '@hearth/platform/database';
import { findMyEmployments, type StaffRow } from '@hearth/domains/team/service';
import { SCHEDULE_NEEDS_LOCATION } from '../contract/failures.ts';
import type { CheckScope } from '../rules/conflicts/conflict-report.ts';
import { startOfWeek } from '../rules/hours/time.ts';
import { loadPlaces, type SchedulingPlace, toScope } from './place-settings.ts';

/** A location whose schedule the caller has a permission for. */
export interface ScheduleLocation extends SchedulingPlace {
  /** The first day of the week that holds a date, as this location counts weeks. */
  weekOf(date: string): string;
  /** What the conflict rules need to check a week here. */
  scope(week: string): CheckScope;
}

/** Loads the location of a grant; throws for brands that have no schedule. */
export async function requireLocation(tx: Tx, grant: { readonly brandId: string }): Promise<ScheduleLocation> {
  const [row] = await loadPlaces(tx, [grant.brandId]);
  if (row === undefined) throw failure(NOT_FOUND);
  if (row.type !== 'LOCATION') throw failure(SCHEDULE_NEEDS_LOCATION);
  return {
    ...row,
    weekOf: (date) => startOfWeek(date, row.week_start),
    scope: (week) => toScope(row, week),
  };
}

/**
 * Loads one of the caller's own employments; anyone else's is NOT_FOUND. Another person's is as unknown as one that
 * does not exist.
 */
export async function requireOwnEmployment(tx: Tx<'self'>, employeeId: string): Promise<StaffRow> {
  const own = (await findMyEmployments(tx)).find((employment) => employment.id === employeeId);
  if (own === undefined) throw failure(NOT_FOUND);
  return own;
}
