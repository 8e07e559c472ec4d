import { matchShift, pairPunches } from '@hearth/domains/clock/rules';
import { readPunches } from '@hearth/domains/clock/service';
import { addDays } from '@hearth/domains/scheduling/rules';
import { findPublishedShifts, findTimeOff } from '@hearth/domains/scheduling/service';
import type { PublishedRow } from '@hearth/domains/scheduling/service';
import { loadRates } from '@hearth/domains/team/service';
import type { StaffRow } from '@hearth/domains/team/service';
import type { Tx } from '@hearth/platform/database';
import { countLeave } from '../rules/leave-days.ts';
import { termsOfPack } from '../rules/overtime/pack.ts';
import type { PayPeriod } from '../rules/pay-period.ts';
import type { BreakSpan, SheetInput, WorkSpan } from '../rules/sheet-input.ts';
import type { SheetPlace } from './place.ts';
import { findPlaces } from './queries/place.ts';
import { findTips } from './queries/tip.ts';
import type { SheetPolicy } from './stored-sheet.ts';

const MS_PER_MINUTE = 60_000;
/** Work that began less long ago may go on: its end is not missing yet. */
const GOES_ON_MS = 16 * 60 * MS_PER_MINUTE;
/** The days of a week over which contract hours are spread for leave. */
const WEEK_DAYS = 5;

/** All that sheets of some people follow from. */
export interface Facts {
  inputOf(person: StaffRow, period: PayPeriod, policy: SheetPolicy): SheetInput;
  /** Minutes by the day on which shifts begin, without unpaid breaks. */
  plannedByDay(employeeId: string, period: PayPeriod): ReadonlyMap<string, number>;
}

/** Reads what was worked and planned, leave, rates and tips of people on some days, in a constant number of statements. */
export async function loadFacts(
  tx: Tx<'system'>,
  place: SheetPlace,
  people: readonly StaffRow[],
  days: PayPeriod,
  now: Date,
): Promise<Facts> {
  const ids = people.map(({ id }) => id);
  // A day more on each side: work crosses midnight, and zones lie apart.
  const from = new Date(`${addDays(days.from, -1)}T00:00:00Z`);
  const punches = await readPunches(tx, ids, from, new Date(`${addDays(days.until, 3)}T00:00:00Z`));
  const around = { from: addDays(days.from, -1), to: addDays(days.until, 1) };
  const shifts = Map.groupBy(await findPublishedShifts(tx, ids, around), ({ employee_id: id }) => id ?? '');
  const absences = Map.groupBy(
    await findTimeOff(tx, ids, { from: days.from, to: days.until }),
    ({ employee_id: id }) => id,
  );
  const tips = Map.groupBy(await findTips(tx, ids, days), ({ employee_id: id }) => id);
  const book = await loadRates(tx, ids, { from: addDays(days.from, -1), to: addDays(days.until, 1) });
  const paired = new Map(ids.map((id) => [id, pairPunches(punches.get(id) ?? [])]));
  const locations = [...paired.values()].flatMap(({ spans }) => spans.map((span) => span.location_id));
  const zones = new Map((await findPlaces(tx, locations)).map((one) => [one.id, one.time_zone]));
  const readWork = (person: StaffRow): readonly WorkSpan[] => {
    const { spans, odd } = paired.get(person.id) ?? { spans: [], odd: [] };
    const own = (shifts.get(person.id) ?? []).map(toMatchable);
    return [
      ...spans
        .filter(({ start, end }) => end !== null || now.getTime() - start > GOES_ON_MS)
        .map((span) => ({
          from: span.start,
          until: span.end,
          locationId: span.location_id,
          positionId: span.position_id ?? matchShift(span, own)?.position_id ?? person.position_id,
        })),
      // An end without a beginning is as incomplete as the other way round.
      ...odd
        .filter(({ what }) => what === 'MISSING_IN')
        .map(({ at }) => ({ from: at, until: null, locationId: person.location_id, positionId: person.position_id })),
    ];
  };
  const work = new Map(people.map((person) => [person.id, readWork(person)]));
  return {
    inputOf: (person, period, policy) => ({
      period,
      timeZone: policy.time_zone,
      zones,
      weekStart: policy.week_start,
      dayStart: policy.rules.day_start,
      work: work.get(person.id) ?? [],
      breaks: listBreaks(paired.get(person.id)?.spans ?? [], policy.rules.paid_break),
      planned: (shifts.get(person.id) ?? []).map((shift) => ({
        from: shift.starts_at.getTime(),
        until: shift.ends_at.getTime(),
        unpaidBreakMinutes: shift.unpaid_break_minutes,
        locationId: shift.location_id,
      })),
      leave: countLeave(absences.get(person.id) ?? [], period, {
        dayMinutes:
          policy.contract_minutes === null ? policy.rules.leave_day : Math.round(policy.contract_minutes / WEEK_DAYS),
        isPaid: policy.rules.pays_leave,
      }),
      premiums: [],
      tips: (tips.get(person.id) ?? []).map(({ day, amount, currency, is_declared: isDeclared }) => ({
        day,
        amount,
        currency,
        isDeclared,
      })),
      contractMinutes: policy.contract_minutes,
      lastDay: person.end_date,
      rounding: policy.rules.rounding,
      farFromPlan: policy.rules.far_from_plan,
      termsOn: (day) => termsOfPack(policy.rules.pack, day),
      rateOf: (position, location, day) =>
        book.rateFor(person.id, position ?? person.position_id, location ?? place.id, day),
    }),
    plannedByDay: (employeeId, period) => sumPlanned(shifts.get(employeeId) ?? [], period),
  };
}

function toMatchable(shift: PublishedRow) {
  const { id, location_id, position_id, starts_at, ends_at } = shift;
  return { id, location_id, position_id, start: starts_at.getTime(), end: ends_at.getTime() };
}

type Paused = ReturnType<typeof pairPunches>['spans'][number];

function listBreaks(spans: readonly Paused[], paidUpTo: number): BreakSpan[] {
  return spans.flatMap(({ breaks, end: workEnds }) =>
    breaks.flatMap(({ start, end }) => {
      const until = end ?? workEnds;
      if (until === null) return [];
      return [{ from: start, until, isPaid: until - start <= paidUpTo * MS_PER_MINUTE }];
    }),
  );
}

function sumPlanned(shifts: readonly PublishedRow[], { from, until }: PayPeriod): ReadonlyMap<string, number> {
  const minutes = new Map<string, number>();
  for (const { local_date: day, starts_at: starts, ends_at: ends, unpaid_break_minutes: unpaid } of shifts) {
    if (day < from || day > until) continue;
    const long = Math.round((ends.getTime() - starts.getTime()) / MS_PER_MINUTE) - unpaid;
    minutes.set(day, (minutes.get(day) ?? 0) + long);
  }
  return minutes;
}
