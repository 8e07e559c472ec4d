import { findBrandNames } from '@hearth/domains/core/service';
import { failure } from '@hearth/kit/failure';
import type { Tx } from '@hearth/platform/database';
import { EARLIEST_DAY } from '@hearth/kit/schema';
import { findNames } from '@hearth/domains/identity/service';
import type { Context } from '@hearth/platform/module';
import type { Employment, EmploymentEvent, EmploymentTerm } from '../../../contract/employment-schemas.ts';
import { NOT_YOUR_OWN } from '../../../contract/failures.ts';
import { lockEmployeeVersion, payAsOf } from '../../access.ts';
import { localToday } from '../../actions/record-change.ts';
import type { EmployeeRow } from '../../queries/employee.ts';
import type { EventRow } from '../../queries/employment-event.ts';
import { findPeriods, type PeriodRow } from '../../queries/period.ts';
import { findPositionNames } from '../../queries/position.ts';
import { findRateRows } from '../../queries/rate.ts';
import { findTerms, type TermRow } from '../../queries/term.ts';

type Caller = Pick<Context<'brand'>, 'db' | 'clock' | 'grant' | 'actor'>;

/** Loads and locks an employee as their editor saw them. Nobody changes their own employment. */
export async function lockOther(caller: Caller, employeeId: string, version: number): Promise<EmployeeRow> {
  const { db, clock, grant, actor } = caller;
  const now = clock.now();
  const row = await lockEmployeeVersion(db, caller, employeeId, version, payAsOf(grant, now), now);
  if (row.user_id !== null && row.user_id === actor.userId) throw failure(NOT_YOUR_OWN);
  return row;
}

const LATEST = '9999-12-31';

/** Everything dated about an employee, as the caller may read it. */
export async function presentEmployment({ db, clock, grant }: Caller, row: EmployeeRow): Promise<Employment> {
  const today = await localToday(db, row.location_id, clock.now());
  const [terms, periods, rates] = await Promise.all([
    findTerms(db, row.id),
    findPeriods(db, row.id),
    grant.holds('VIEW_PAY') ? findRateRows(db, [row.id], LATEST) : [],
  ]);
  const whole = [...terms, ...presentTerms(row, terms)];
  const { positions, places } = await findTermNames(db, whole, rates);
  const managed = grant.holds('MANAGE_TEAM');
  return {
    employee_id: row.id,
    version: row.version,
    today,
    periods: presentPeriods(row, periods, managed),
    terms: whole.map((term): EmploymentTerm => {
      const names = term.part === 'PLACES' ? places : positions;
      return {
        part: term.part,
        from: term.from_day <= EARLIEST_DAY ? null : term.from_day,
        state: stateOf(term, whole, today),
        location: named(places, term.location_id),
        position: named(positions, term.position_id),
        further: term.further_ids.flatMap((id) => named(names, id) ?? []),
        minutes_per_week: term.minutes_per_week,
        pattern: term.pattern,
      };
    }),
    rates: rates.map((rate) => ({
      position: named(positions, rate.position_id),
      location: named(places, rate.location_id),
      from: rate.effective_from,
      state: stateOfRate(rate, rates, today),
      rate: rate.amount === null || rate.currency === null ? null : { amount: rate.amount, currency: rate.currency },
    })),
  };
}

type Names = ReadonlyMap<string, string>;

function named(names: Names, id: string | null): { id: string; name: string } | null {
  const name = id === null ? undefined : names.get(id);
  return id === null || name === undefined ? null : { id, name };
}

/** The names of everything that terms and pay point to. */
async function findTermNames(
  db: Tx,
  terms: readonly TermRow[],
  rates: readonly AnyRate[],
): Promise<{ readonly positions: Names; readonly places: Names }> {
  const idsOf = (part: TermRow['part'], column: 'position_id' | 'location_id'): string[] => [
    ...terms.filter((term) => term.part === part).flatMap((term) => [term[column] ?? [], term.further_ids].flat()),
    ...rates.flatMap((rate) => rate[column] ?? []),
  ];
  return {
    positions: await findPositionNames(db, idsOf('POSITIONS', 'position_id')),
    places: await findBrandNames(db, idsOf('PLACES', 'location_id')),
  };
}

/** Employments in the order of time, the present one last; reasons only for whoever manages the team. */
function presentPeriods(
  { hire_date: hired, end_date: end }: EmployeeRow,
  periods: readonly PeriodRow[],
  managed: boolean,
): Employment['periods'] {
  const last = periods.find(({ ends_on: day }) => day === end);
  return [
    ...periods.filter((period) => period !== last),
    { starts_on: hired, ends_on: end, reason: last?.reason ?? null, note: last?.note ?? '' },
  ].map(({ starts_on, ends_on, reason, note }) => ({
    starts_on,
    ends_on,
    reason: managed ? reason : null,
    note: managed ? note : '',
  }));
}

/** What the columns say of parts that have no terms: it has always been so. */
function presentTerms(row: EmployeeRow, terms: readonly TermRow[]): TermRow[] {
  const base = { employee_id: row.id, from_day: EARLIEST_DAY, pattern: null };
  const empty = { location_id: null, position_id: null, further_ids: [], minutes_per_week: null };
  const all: TermRow[] = [
    { ...base, ...empty, part: 'PLACES', location_id: row.location_id, further_ids: row.secondary_location_ids },
    { ...base, ...empty, part: 'POSITIONS', position_id: row.position_id, further_ids: row.further_position_ids },
    { ...base, ...empty, part: 'CONTRACT', minutes_per_week: row.contract_minutes_per_week },
  ];
  return all.filter(({ part }) => !terms.some((term) => term.part === part));
}

function stateOf(term: TermRow, all: readonly TermRow[], today: string): EmploymentTerm['state'] {
  if (term.from_day > today) return 'COMING';
  const isReplaced = all.some(
    (other) => other.part === term.part && other.from_day > term.from_day && other.from_day <= today,
  );
  return isReplaced ? 'PAST' : 'CURRENT';
}

type AnyRate = Awaited<ReturnType<typeof findRateRows>>[number];

function stateOfRate(rate: AnyRate, all: readonly AnyRate[], today: string): EmploymentTerm['state'] {
  if (rate.effective_from > today) return 'COMING';
  const isReplaced = all.some(
    (other) =>
      other.position_id === rate.position_id &&
      other.location_id === rate.location_id &&
      other.effective_from > rate.effective_from &&
      other.effective_from <= today,
  );
  return isReplaced ? 'PAST' : 'CURRENT';
}

/** Lines of the record of changes. Reasons of an end are for whoever manages the team. */
export async function presentEvents(
  tx: Tx,
  rows: readonly EventRow[],
  { managed }: { readonly managed: boolean },
): Promise<EmploymentEvent[]> {
  const names = await findNames(
    tx,
    rows.flatMap((row) => row.by_user_id ?? []),
  );
  return rows.map(({ id, deed, from_day: from, detail, by_user_id: by, at }) => ({
    id,
    deed,
    from,
    what: detail.what ?? [],
    minutes_per_week: detail.minutes_per_week ?? null,
    reason: managed ? (detail.reason ?? null) : null,
    rate: detail.rate ?? null,
    at: at.toISOString(),
    by: by === null ? '' : (names.get(by) ?? ''),
  }));
}
