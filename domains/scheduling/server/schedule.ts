import type { BrandGrant } from '@hearth/kit/access';
import type { Tx } from '@hearth/platform/database';
import { mapInTurns } from '@hearth/platform/bounded/in-turns';
import {
  findEmployeesAtLocation,
  findPositions,
  loadRates,
  type StaffRow,
  type RateBook,
} from '@hearth/domains/team/service';
import { findPlannedStations } from '@hearth/domains/workplace/service';
import type { Conflict, SchedulePay, SchedulePerson, ScheduleWeek, Shift, ShiftContent } from '../contract/schemas.ts';
import { filterAnswers, withAnswers } from '../rules/answers.ts';
import { checkWeek } from '../rules/conflicts/conflicts.ts';
import { DAYS_PER_WEEK } from '../rules/limits.ts';
import { addDays } from '../rules/hours/time.ts';
import { pickContent } from '../rules/shift.ts';
import type { ScheduleLocation } from './access.ts';
import { loadAnswers } from './answers.ts';
import { type DateRange, loadPeople } from './people.ts';
import { closedDaysOf } from './place-settings.ts';
import { presentShift } from './present.ts';
import { findPlaceNames } from './queries/place.ts';
import { findShiftsAt } from './queries/shift.ts';
import { findWeek } from './queries/week.ts';

/** The first and last date of a week. */
export function weekDays(week: string): DateRange {
  return { from: week, to: addDays(week, DAYS_PER_WEEK - 1) };
}

/** The whole schedule of a location for a week. The number of statements does not depend on how many people work there. */
export async function loadSchedule(
  tx: Tx,
  place: ScheduleLocation,
  week: string,
  grant: BrandGrant,
): Promise<ScheduleWeek> {
  const days = weekDays(week);
  const [state, shiftRows, positions, answers, stations] = await Promise.all([
    findWeek(tx, place.id, week),
    findShiftsAt(tx, place.id, days),
    findPositions(tx, grant.groupId),
    loadAnswers(tx, place.id, days),
    findPlannedStations(tx, place.id),
  ]);
  const shifts = shiftRows.map(presentShift);
  const staff = await findEmployeesAtLocation(tx, place.id, days, collectHolders(shifts));
  const people = await presentPeople(tx, place, week, grant, staff);
  const elsewhere = new Set(people.flatMap((person) => person.nearby.map((shift) => shift.location_id)));
  elsewhere.delete(place.id);
  const names = await findPlaceNames(tx, [...elsewhere]);
  const shown = narrowTo(grant, {
    people,
    shifts,
    departments: new Map(positions.map((one) => [one.id, one.department])),
  });
  return {
    location: { id: place.id, name: place.name, time_zone: place.time_zone, currency: place.currency },
    week,
    week_start: place.week_start,
    version: state?.version ?? 0,
    published_at: state?.published_at?.toISOString() ?? null,
    publication_number: state?.publication_number ?? 0,
    may: {
      edit: grant.holds('EDIT_SCHEDULE'),
      publish: grant.holds('PUBLISH_SCHEDULE'),
      override: grant.holds('OVERRIDE_CONFLICT'),
      see_pay: grant.holds('VIEW_PAY'),
    },
    ...shown,
    answers: filterAnswers(answers, new Set(shown.people.map((one) => one.employee_id))),
    positions,
    elsewhere: [...names.values()].map(({ id, name }) => ({ id, name })),
    rule_set: place.rule_set,
    demands: [...place.demands],
    closed_days: closedDaysOf(place, week),
    laws: place.lawsIn(week),
    stations,
    break_steps: [...place.break_steps],
    day: place.day,
  };
}

/** Collects everyone who holds one of these shifts, or held it when it was published. */
function collectHolders(shifts: readonly Shift[]): string[] {
  const ids = new Set<string>();
  for (const shift of shifts) {
    if (shift.employee_id !== null) ids.add(shift.employee_id);
    if (shift.published !== null && shift.published !== 'same' && shift.published.employee_id !== null)
      ids.add(shift.published.employee_id);
  }
  return [...ids];
}

async function presentPeople(
  tx: Tx,
  place: ScheduleLocation,
  week: string,
  grant: BrandGrant,
  staff: readonly StaffRow[],
): Promise<SchedulePerson[]> {
  const days = weekDays(week);
  const ids = staff.map((person) => person.id);
  const [rulePeople, book] = await Promise.all([
    loadPeople(tx, staff, days, [place]),
    grant.holds('VIEW_PAY') ? loadRates(tx, ids, days) : undefined,
  ]);
  // Ages are for whoever plans or publishes, where a law asks for them; whoever only reads the week has no need of them.
  const seesAge =
    (grant.holds('EDIT_SCHEDULE') || grant.holds('PUBLISH_SCHEDULE')) &&
    place.lawsIn(week).rules.some(({ rule }) => rule.ages !== undefined);
  const demanded = new Set(place.demands.map(({ qualification_id: id }) => id));
  const presented = await mapInTurns(staff, (person) => {
    const found = rulePeople.in(week, person.id);
    if (found === undefined) return [];
    const { age, ...known } = found;
    return {
      ...known,
      ...(seesAge && age !== undefined ? { age } : {}),
      qualifications: known.qualifications.filter(({ qualification_id: id }) => demanded.has(id)),
      employee_number: person.employee_number,
      first_name: person.first_name,
      last_name: person.last_name,
      position_id: person.position_id,
      home_location_id: person.location_id,
      has_login: person.user_id !== null,
      pay: book?.rateFor(person.id, null, null, days.to) ?? null,
      rates: book === undefined ? [] : presentRates(book, person.id, place.id),
      nearby: rulePeople
        .shiftsOf(person.id)
        .filter((shift) => shift.location_id !== place.id || shift.date < days.from || shift.date > days.to)
        .map(({ position_id: _position, ...shift }) => shift),
    };
  });
  return presented.flat();
}

/** What somebody is paid at a location, unless it is one pay on all days. */
function presentRates(book: RateBook, employeeId: string, placeId: string): SchedulePay[] {
  const rates = book
    .ratesOf(employeeId)
    .filter(({ locationId }) => locationId === null || locationId === placeId)
    .map(({ positionId, locationId, from, rate }) => ({
      position_id: positionId,
      location_id: locationId,
      from,
      rate,
    }));
  const isOwnAlone = rates.length === 1 && rates[0]?.position_id === null;
  return isOwnAlone ? [] : rates;
}

/** A right that is narrowed to departments shows their people and shifts only. */
function narrowTo(
  grant: BrandGrant,
  all: { people: SchedulePerson[]; shifts: Shift[]; departments: ReadonlyMap<string, string> },
): { people: SchedulePerson[]; shifts: Shift[] } {
  const { codes } = grant;
  if (codes === null) return { people: all.people, shifts: all.shifts };
  const allowed = (positionId: string | null): boolean =>
    positionId !== null && codes.includes(all.departments.get(positionId) ?? '');
  const people = all.people.filter((person) => allowed(person.position_id));
  return { people, shifts: all.shifts.filter((shift) => allowed(shift.position_id)) };
}

/** Finds the conflicts of a loaded week, most severe first. */
export function findConflicts(schedule: ScheduleWeek, place: ScheduleLocation): Conflict[] {
  const order = { block: 0, consent: 1, warn: 2 };
  const inWeek = schedule.shifts.filter((shift) => place.weekOf(shift.date) === schedule.week);
  const found = [...checkWeek(schedule.people, inWeek, place.scope(schedule.week)).values()].flat();
  return withAnswers(found, schedule.answers).sort((one, other) => order[one.level] - order[other.level]);
}

/** Reads the working copy of a location on some days, without what was removed and what the caller's departments do not cover. */
export async function readPlannedShifts(
  tx: Tx,
  grant: Pick<BrandGrant, 'groupId' | 'codes'>,
  locationId: string,
  days: { readonly from: string; readonly to: string },
): Promise<ShiftContent[]> {
  const { codes } = grant;
  const shifts = (await findShiftsAt(tx, locationId, days))
    .map(presentShift)
    .filter(({ removed, date }) => !removed && date >= days.from && date <= days.to);
  const positions = codes === null ? [] : await findPositions(tx, grant.groupId);
  const own = new Set(positions.filter(({ department }) => codes?.includes(department)).map(({ id }) => id));
  return shifts
    .filter(({ position_id: id }) => codes === null || (id !== null && own.has(id)))
    .map((shift) => pickContent(shift));
}
