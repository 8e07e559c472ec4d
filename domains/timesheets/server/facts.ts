import { matchShift, pairPunches } from '@hearth/domains/clock/rules';
import { readPunches } from '@hearth/domains/clock/service';
import type { EffectivePunch } from '@hearth/domains/clock/service';
import { addDays } from '@hearth/domains/scheduling/rules';
import { findPublishedShifts, findTimeOff } from '@hearth/domains/scheduling/service';
import type { PublishedRow } from '@hearth/domains/scheduling/service';
import { findOwedPremiums } from '@hearth/domains/laws/service';
import { loadRates } from '@hearth/domains/team/service';
import type { StaffRow } from '@hearth/domains/team/service';
import type { Tx } from '@hearth/platform/database';
import type { DayInput, DayShift } from '../rules/outlook/day-outlook.ts';
import { countLeave } from '../rules/leave-days.ts';
import { worthOf } from '../rules/money.ts';
import { termsOfPack } from '../rules/overtime/pack.ts';
import type { PayPeriod } from '../rules/pay-period.ts';
import type { BreakSpan, SheetInput, WorkSpan } from '../rules/sheet-input.ts';
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
  /** A day of somebody as it stands: the work that goes on, and the shifts that begin on it. */
  dayOf(person: StaffRow, day: string, now: Date): Pick<DayInput, 'open' | 'shifts'>;
  inputOf(person: StaffRow, period: PayPeriod, policy: SheetPolicy): SheetInput;
  /** What somebody would have worked by other punches than those that count. */
  workOf(person: StaffRow, punches: readonly EffectivePunch[], paidBreak: number): Pick<SheetInput, 'work' | 'breaks'>;
  /** Minutes by the day on which shifts begin, without unpaid breaks. */
  plannedByDay(employeeId: string, period: PayPeriod): ReadonlyMap<string, number>;
}

type Pairing = ReturnType<typeof pairPunches>;
type Book = Awaited<ReturnType<typeof loadRates>>;

/** What was read of one person. */
interface PersonFacts {
  readonly paired: Pairing;
  readonly shifts: readonly PublishedRow[];
  readonly absences: Awaited<ReturnType<typeof findTimeOff>>;
  readonly tips: Awaited<ReturnType<typeof findTips>>;
  readonly premiums: Awaited<ReturnType<typeof findOwedPremiums>>;
}
const NOTHING: PersonFacts = {
  paired: { spans: [], odd: [], folded: [] },
  shifts: [],
  absences: [],
  tips: [],
  premiums: [],
};

/** Reads what was worked and planned, leave, rates and tips of people on some days, in a constant number of statements, wherever they are paid. */
export async function loadFacts(
  tx: Tx<'system'>,
  payerOf: (person: StaffRow) => string,
  people: readonly StaffRow[],
  days: PayPeriod,
  now: Date,
): Promise<Facts> {
  const ids = people.map(({ id }) => id);
  const facts = await readFacts(tx, ids, days);
  // A day more on each side: zones lie apart.
  const book = await loadRates(tx, ids, { from: addDays(days.from, -1), to: addDays(days.until, 1) });
  const locations = [...facts.values()].flatMap(({ paired }) => paired.spans.map((span) => span.location_id));
  const zones = new Map((await findPlaces(tx, locations)).map((one) => [one.id, one.time_zone]));
  const of = (id: string): PersonFacts => facts.get(id) ?? NOTHING;
  const work = new Map(people.map((person) => [person.id, listWork(person, of(person.id), now)]));
  return {
    inputOf: (person, period, policy) => ({
      ...toInput(person, of(person.id), { period, policy }),
      asOf: now.getTime(),
      zones,
      work: work.get(person.id) ?? [],
      rateOf: rateIn(book, person, payerOf(person)),
      premiums: listPremiums(of(person.id).premiums, rateIn(book, person, payerOf(person))),
    }),
    dayOf: (person, day, at) => readDay(person, of(person.id), day, at),
    workOf: (person, punches, paidBreak) => {
      const paired = pairPunches(punches);
      const worked = listWork(person, { ...of(person.id), paired }, now);
      return { work: worked, breaks: listBreaks(paired.spans, paidBreak) };
    },
    plannedByDay: (employeeId, period) => sumPlanned(of(employeeId).shifts, period),
  };
}

async function readFacts(
  tx: Tx<'system'>,
  ids: readonly string[],
  days: PayPeriod,
): Promise<ReadonlyMap<string, PersonFacts>> {
  // A day more on each side: work crosses midnight, and zones lie apart.
  const from = new Date(`${addDays(days.from, -1)}T00:00:00Z`);
  const punches = await readPunches(tx, ids, from, new Date(`${addDays(days.until, 3)}T00:00:00Z`));
  const around = { from: addDays(days.from, -1), to: addDays(days.until, 1) };
  const shifts = Map.groupBy(await findPublishedShifts(tx, ids, around), ({ employee_id: id }) => id ?? '');
  const off = await findTimeOff(tx, ids, { from: days.from, to: days.until });
  const absences = Map.groupBy(off, ({ employee_id: id }) => id);
  const tips = Map.groupBy(await findTips(tx, ids, days), ({ employee_id: id }) => id);
  const premiums = Map.groupBy(await findOwedPremiums(tx, ids, days), ({ employee_id: id }) => id);
  return new Map(
    ids.map((id) => [
      id,
      {
        paired: pairPunches(punches.get(id) ?? []),
        shifts: shifts.get(id) ?? [],
        absences: absences.get(id) ?? [],
        tips: tips.get(id) ?? [],
        premiums: premiums.get(id) ?? [],
      },
    ]),
  );
}

/** Work with its position: that of the punch, of the shift that it belongs to, or the person’s own. */
function listWork(person: StaffRow, { paired, shifts }: PersonFacts, now: Date): readonly WorkSpan[] {
  const own = shifts.map(toMatchable);
  return [
    ...paired.spans
      .filter(({ start, end }) => end !== null || now.getTime() - start > GOES_ON_MS)
      .map((span) => ({
        from: span.start,
        until: span.end,
        locationId: span.location_id,
        positionId: span.position_id ?? matchShift(span, own)?.position_id ?? person.position_id,
      })),
    // An end without a beginning is as incomplete as the other way round.
    ...paired.odd
      .filter(({ what }) => what === 'MISSING_IN')
      .map(({ at }) => ({ from: at, until: null, locationId: person.location_id, positionId: person.position_id })),
  ];
}

function readDay(
  person: StaffRow,
  { paired, shifts }: PersonFacts,
  day: string,
  now: Date,
): Pick<DayInput, 'open' | 'shifts'> {
  const own = shifts.map(toMatchable);
  const span = paired.spans.findLast(({ start, end }) => end === null && now.getTime() - start <= GOES_ON_MS);
  const under = span === undefined ? undefined : matchShift(span, own);
  const done = new Set(paired.spans.flatMap((one) => (one === span ? [] : (matchShift(one, own)?.id ?? []))));
  const pause = span?.breaks.at(-1);
  return {
    open:
      span === undefined
        ? null
        : {
            from: span.start,
            positionId: span.position_id ?? under?.position_id ?? person.position_id,
            locationId: span.location_id,
            pausedSince: pause?.end === null ? pause.start : null,
          },
    shifts: shifts
      .filter((shift) => shift.local_date === day)
      .map((shift): DayShift => ({
        from: shift.starts_at.getTime(),
        until: shift.ends_at.getTime(),
        unpaidBreakMinutes: shift.unpaid_break_minutes,
        locationId: shift.location_id,
        positionId: shift.position_id ?? person.position_id,
        work: under?.id === shift.id ? 'OPEN' : done.has(shift.id) ? 'DONE' : 'NONE',
      })),
  };
}

function rateIn(book: Book, person: StaffRow, payerId: string): SheetInput['rateOf'] {
  return (position, location, day) => book.rateFor(person.id, position ?? person.position_id, location ?? payerId, day);
}

function toInput(
  person: StaffRow,
  facts: PersonFacts,
  { period, policy }: { readonly period: PayPeriod; readonly policy: SheetPolicy },
): Omit<SheetInput, 'zones' | 'work' | 'rateOf' | 'asOf' | 'premiums'> {
  const { rules, contract_minutes: contract } = policy;
  return {
    period,
    taken: policy.taken ?? [],
    timeZone: policy.time_zone,
    weekStart: policy.week_start,
    dayStart: rules.day_start,
    breaks: listBreaks(facts.paired.spans, rules.paid_break),
    planned: facts.shifts.map((shift) => ({
      from: shift.starts_at.getTime(),
      until: shift.ends_at.getTime(),
      unpaidBreakMinutes: shift.unpaid_break_minutes,
      locationId: shift.location_id,
    })),
    leave: countLeave(facts.absences, period, {
      dayMinutes: contract === null ? rules.leave_day : Math.round(contract / WEEK_DAYS),
      isPaid: rules.pays_leave,
    }),
    tips: facts.tips.map(({ day, amount, currency, is_declared: isDeclared }) => ({
      day,
      amount,
      currency,
      isDeclared,
    })),
    contractMinutes: contract,
    lastDay: person.end_date,
    rounding: rules.rounding,
    farFromPlan: rules.far_from_plan,
    termsOn: (day) => termsOfPack(rules.pack, day),
  };
}

/** What laws ask for late changes of shifts, as it was owed then; what depended on pay that nobody knew is worked out by what is known now. */
function listPremiums(owed: PersonFacts['premiums'], rateOf: SheetInput['rateOf']): SheetInput['premiums'] {
  return owed.map(
    ({ on_day: day, rule: label, location_id: place, position_id: position, paid_minutes: minutes, ...made }) => {
      const rate = rateOf(position, place, day);
      const amount = made.amount ?? (rate === null || minutes === null ? null : worthOf(rate.amount, minutes));
      const currency = (made.amount === null ? rate?.currency : null) ?? made.currency;
      // Such pay is a penalty for the change, not for work: no rate of overtime counts it in.
      return { day, label, amount, currency, isInRegularRate: false };
    },
  );
}

function toMatchable(shift: PublishedRow) {
  const { id, location_id, position_id, starts_at, ends_at } = shift;
  return { id, location_id, position_id, start: starts_at.getTime(), end: ends_at.getTime() };
}

function listBreaks(spans: Pairing['spans'], paidUpTo: number): BreakSpan[] {
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
