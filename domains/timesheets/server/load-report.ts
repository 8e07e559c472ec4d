import { decodeCursor, encodeCursor, findLocationList, sortKey } from '@hearth/domains/core/service';
import type { ListedLocation } from '@hearth/domains/core/service';
import { addDays, startOfWeek } from '@hearth/domains/scheduling/rules';
import { findEmployees, findEmployeesOf } from '@hearth/domains/team/service';
import type { StaffRow } from '@hearth/domains/team/service';
import type { BrandGrant } from '@hearth/kit/access';
import { failure } from '@hearth/kit/failure';
import { daysBetween } from '@hearth/kit/local-day';
import { uuid } from '@hearth/kit/schema';
import { inScope, SYSTEM } from '@hearth/platform/database';
import type { Tx } from '@hearth/platform/database';
import { z } from 'zod';
import { REPORT_REVERSED } from '../contract/failures.ts';
import { LOCATIONS_AT_ONCE, MOST_REPORT_DAYS } from '../rules/limits.ts';
import type { PayPeriod } from '../rules/pay-period.ts';
import { sumHours } from '../rules/report/sum-hours.ts';
import type { HoursSum, PersonHours, ReportBy, ReportSheet } from '../rules/report/sum-hours.ts';
import { workOutSheet } from '../rules/sheet.ts';
import { loadFacts } from './facts.ts';
import type { Facts } from './facts.ts';
import { isLocked, policyOf } from './load-sheets.ts';
import { loadSheetPlaces } from './place.ts';
import type { SheetPlace } from './place.ts';
import { findLockedAt, findSheets } from './queries/sheet.ts';
import type { SheetRow } from './queries/sheet.ts';

/** What a report is about. */
export interface ReportFilter extends PayPeriod {
  readonly by: ReportBy;
}

/** Where a location stands in the list. */
export type ReportPlace = Pick<ListedLocation, 'id' | 'sort_name'>;

/** A row with the location that it is of. */
export interface ReportRow extends HoursSum {
  readonly locationName: string;
}

interface ReportPortion {
  readonly rows: readonly ReportRow[];
  /** The last location of it; null where none follows. */
  readonly last: ReportPlace | null;
}

const cursorShape = z.tuple([sortKey, uuid]);

export function readReportCursor(cursor: string | undefined): ReportPlace | undefined {
  const place = decodeCursor(cursorShape, cursor);
  return place === undefined ? undefined : { sort_name: place[0], id: place[1] };
}

export function writeReportCursor(place: ReportPlace | null): string | null {
  return place === null ? null : encodeCursor([place.sort_name, place.id]);
}

/** Refuses days that are none, or more than a report covers. */
export function requireReportDays({ from, until }: PayPeriod): void {
  if (until < from || daysBetween(from, until) >= MOST_REPORT_DAYS) throw failure(REPORT_REVERSED);
}

/** The hours of the next locations that a grant reaches, by name. */
export async function readReport(
  tx: Tx<'tenant'>,
  grant: BrandGrant,
  { by, ...days }: ReportFilter,
  { after, now }: { readonly after: ReportPlace | undefined; readonly now: Date },
): Promise<ReportPortion> {
  const window = { after, limit: LOCATIONS_AT_ONCE + 1 };
  const found = await findLocationList(tx, grant, { words: [], includeArchived: false }, window);
  const places = found.slice(0, LOCATIONS_AT_ONCE);
  const names = new Map(places.map(({ id, name }) => [id, name]));
  const locationIds = [...names.keys()];
  const people = await inScope(tx, SYSTEM, (system) =>
    loadPeople(system, { groupId: grant.groupId, locationIds }, days, now),
  );
  return {
    rows: sumHours(people, { locationIds, days, by }).map((row) => ({
      ...row,
      locationName: names.get(row.locationId) ?? '',
    })),
    last: found.length > places.length ? (places.at(-1) ?? null) : null,
  };
}

/** Everybody whom some locations pay on some days, in a constant number of statements. The caller decides who may know. */
async function loadPeople(
  tx: Tx<'system'>,
  of: { readonly groupId: string; readonly locationIds: readonly string[] },
  days: PayPeriod,
  now: Date,
): Promise<PersonHours[]> {
  const places = await loadSheetPlaces(tx, of.locationIds, now);
  const own = await findEmployeesOf(tx, of.locationIds, { from: days.from, to: days.until });
  const known = new Set(own.map(({ id }) => id));
  const moved = (await findLockedAt(tx, of, days)).filter((id) => !known.has(id));
  const people = moved.length === 0 ? own : [...own, ...(await findEmployees(tx, moved))];
  // Overtime follows from whole weeks, wherever a location begins them.
  const read = { from: addDays(days.from, -6), until: addDays(days.until, 6) };
  const sheets = Map.groupBy(
    await findSheets(
      tx,
      people.map(({ id }) => id),
      read,
    ),
    ({ employee_id: id }) => id,
  );
  const around = { from: addDays(read.from, -1), until: read.until };
  const facts = await loadFacts(tx, ({ location_id: id }) => id, people, around, now);
  return people.map((person) =>
    toHours(person, { days, facts, place: places.get(person.location_id), sheets: sheets.get(person.id) ?? [] }),
  );
}

function toHours(
  person: StaffRow,
  {
    days,
    facts,
    place,
    sheets,
  }: {
    readonly days: PayPeriod;
    readonly facts: Facts;
    readonly place: SheetPlace | undefined;
    readonly sheets: readonly SheetRow[];
  },
): PersonHours {
  const stored = sheets.map(toReportSheet);
  return {
    id: person.id,
    name: `${person.first_name} ${person.last_name}`.trim(),
    number: person.employee_number,
    payerId: person.location_id,
    sheets: stored,
    // Who has moved away has only what is locked here; the rest counts where they are paid now.
    derived: place === undefined ? [] : deriveLines(person, { days, facts, place, sheets: stored }),
    plannedByDay: facts.plannedByDay(person.id, days),
  };
}

function toReportSheet({ location_id: locationId, state, content, ...row }: SheetRow): ReportSheet {
  const locked = isLocked(state) ? (content?.lines ?? []) : null;
  return { from: row.period_from, until: row.period_until, locationId, state, locked };
}

function deriveLines(
  person: StaffRow,
  of: {
    readonly days: PayPeriod;
    readonly facts: Facts;
    readonly place: SheetPlace;
    readonly sheets: readonly ReportSheet[];
  },
): PersonHours['derived'] {
  const { days, facts, place } = of;
  const weeks = {
    from: startOfWeek(days.from, place.week_start),
    until: addDays(startOfWeek(days.until, place.week_start), 6),
  };
  const taken = of.sheets.filter(({ locked }) => locked !== null).map(({ from, until }) => ({ from, until }));
  return workOutSheet(facts.inputOf(person, weeks, { ...policyOf(person, place), taken })).lines;
}
