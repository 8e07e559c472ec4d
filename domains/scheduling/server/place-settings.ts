import { findDemandsAt } from '@hearth/domains/qualifications/service';
import { findLawfulPlaces } from '@hearth/domains/laws/service';
import type { HeldLaws } from '@hearth/domains/laws/schemas';
import type { ShiftDemand } from '@hearth/domains/qualifications/schemas';
import type { ClosedForBusiness } from '@hearth/domains/workplace/schemas';
import { holdsOn } from '@hearth/domains/workplace/rules';
import { findClosedDays } from '@hearth/domains/workplace/service';
import { readSettings, readSettingSets } from '@hearth/domains/core/service';
import type { Tx } from '@hearth/platform/database';
import type { BreakStep, DaySetting } from '../contract/setting-schemas.ts';
import type { DealSetting, RuleSet } from '../contract/schemas.ts';
import { AVAILABILITY, BREAKS, DAY, DEALS, MIDDAY, RULES, WEEK } from '../rules/settings.ts';
import { addDays } from '../rules/hours/time.ts';
import { DAYS_PER_WEEK } from '../rules/limits.ts';
import { checkLaws } from '../rules/conflicts/conflict-laws.ts';
import type { CheckScope } from '../rules/conflicts/conflict-report.ts';
import type { PlaceRow } from './queries/place.ts';
import { findPlaces } from './queries/place.ts';

/** A brand with how it schedules. */
export interface SchedulingPlace extends PlaceRow {
  readonly week_start: number;
  readonly rule_set: RuleSet;
  readonly break_steps: readonly BreakStep[];
  readonly day: DaySetting;
  /** What positions demand there. */
  readonly demands: readonly ShiftDemand[];
  /** When it is closed for business. */
  readonly closed: readonly ClosedForBusiness[];
  /** What the law says there in a week; nothing where it is not checked. */
  lawsIn(week: string): HeldLaws;
  /** Whether a law there asks for ages on some days. */
  asksAges(days: { readonly from: string; readonly to: string }): boolean;
}

const NO_LAWS: HeldLaws = { rules: [], school_days: [] };

/** Brands with how they schedule, in a constant number of statements; unknown ids are left out. */
export async function loadPlaces(tx: Tx, ids: readonly string[]): Promise<readonly SchedulingPlace[]> {
  const rows = await findPlaces(tx, ids);
  const settings = await readSettingSets(
    tx,
    rows.map(({ id }) => id),
    { week: WEEK, rules: RULES, breaks: BREAKS, day: DAY },
  );
  const found = rows.map(({ id }) => id);
  const demands = await findDemandsAt(tx, found);
  const closed = await findClosedDays(tx, found);
  const lawful = await findLawfulPlaces(tx, found);
  return rows.map((row) => {
    const set = settings.get(row.id);
    const laws = lawful.get(row.id);
    return {
      ...row,
      week_start: (set?.week.value ?? WEEK.fallback).starts_on,
      rule_set: set?.rules.value ?? RULES.fallback,
      break_steps: (set?.breaks.value ?? BREAKS.fallback).steps,
      day: set?.day.value ?? DAY.fallback,
      demands: demands.get(row.id) ?? [],
      closed: closed.get(row.id) ?? [],
      lawsIn: (week) => laws?.lawsOn({ from: week, to: addDays(week, DAYS_PER_WEEK - 1) }) ?? NO_LAWS,
      asksAges: (days) => laws?.lawsOn(days).rules.some(({ rule }) => rule.ages !== undefined) === true,
    };
  });
}

/** What the conflict rules need to check a week of a location. */
export function toScope(place: SchedulingPlace, week: string): CheckScope {
  const laws = place.lawsIn(week);
  return {
    locationId: place.id,
    zone: place.time_zone,
    week,
    ruleSet: place.rule_set,
    demands: place.demands,
    closedDays: closedDaysOf(place, week),
    ...(laws.rules.length === 0 ? {} : { laws, further: [checkLaws] }),
  };
}

/** The days of a week on which a location is closed for business. */
export function closedDaysOf({ closed }: Pick<SchedulingPlace, 'closed'>, week: string): string[] {
  if (closed.length === 0) return [];
  const dates = Array.from({ length: DAYS_PER_WEEK }, (_, day) => addDays(week, day));
  return dates.filter((date) => closed.some((days) => holdsOn(days, date)));
}

/** The first day of the week at some locations, as far as the scope shows settings: staff see none. */
export async function findWeekStarts(tx: Tx, locationIds: readonly string[]): Promise<ReadonlyMap<string, number>> {
  const settings = await readSettings(tx, locationIds, WEEK);
  return new Map([...settings].map(([id, { value }]) => [id, value.starts_on]));
}

/** What staff may do with published shifts at some locations. For callers who decide who may know: staff see no settings. */
export async function readDealSettings(
  tx: Tx<'system'>,
  locationIds: readonly string[],
): Promise<ReadonlyMap<string, DealSetting>> {
  const settings = await readSettings(tx, locationIds, DEALS);
  return new Map([...settings].map(([id, { value }]) => [id, value]));
}

/** At which of some locations managers approve availability. For callers who decide who may know: staff see no settings. */
export async function findApprovingPlaces(
  tx: Tx<'system'>,
  locationIds: readonly string[],
): Promise<ReadonlySet<string>> {
  const settings = await readSettings(tx, locationIds, AVAILABILITY);
  return new Set([...settings].flatMap(([id, { value }]) => (value.needs_approval ? [id] : [])));
}

/** Where days are halved at some locations. For callers who decide who may know: staff see no settings. */
export async function readMiddays(
  tx: Tx<'system'>,
  locationIds: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  const settings = await readSettings(tx, locationIds, MIDDAY);
  return new Map([...settings].map(([id, { value }]) => [id, value.at]));
}
