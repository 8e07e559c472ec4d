import { addDays, startOfWeek, toWallClock } from '@hearth/domains/scheduling/rules';
import { writeNightLines, writeOvertimeLines, writeWorkLines } from './lines.ts';
import type { SheetLine } from './lines.ts';
import { compareDays, findOddities, plannedMinutes } from './oddities.ts';
import type { ComparedDay, Oddity } from './oddities.ts';
import { findNight } from './overtime/night.ts';
import { findOvertime } from './overtime/overtime.ts';
import { worthOf } from './money.ts';
import { roundWork, splitWork, tidyWork } from './segments.ts';
import type { Segment } from './segments.ts';
import type { SheetInput } from './sheet-input.ts';

/** Sums of a sheet: minutes, and pay in minor units. Pay is null where a part of it is not known. */
export interface SheetTotals {
  readonly planned: number;
  /** Paid breaks are part of it. */
  readonly worked: number;
  readonly paid_break: number;
  /** Extra hours, also those that only go beyond a contract. */
  readonly overtime: number;
  readonly leave: number;
  readonly pay: number | null;
  readonly tips: number;
  readonly declared_tips: number;
  readonly currency: string | null;
  /** What rounding added to (or took from) the minutes worked. */
  readonly rounding: number;
}

export interface Sheet {
  readonly lines: readonly SheetLine[];
  readonly totals: SheetTotals;
  readonly oddities: readonly Oddity[];
}

const ORDER = ['WORK', 'OVERTIME', 'NIGHT', 'LEAVE', 'PREMIUM', 'TIPS', 'DECLARED_TIPS'];

/**
 * Works out a sheet. The same input gives the same sheet, in whatever order it comes. Hours count in the period of their workday; the
 * supplement for overtime of a week counts in the period in which that week ends, when all of it is known.
 */
export function workOutSheet(input: SheetInput): Sheet {
  const { period } = input;
  const tidy = tidyWork(input.work);
  const asClocked = splitWork(tidy.spans, input);
  const segments = input.rounding === null ? asClocked : splitWork(roundWork(tidy.spans, input.rounding), input);
  const isIn = ({ day }: { readonly day: string }): boolean =>
    day >= period.from && day <= period.until && !isTaken(input, day);
  const own = segments.filter(isIn);
  const lines = orderLines([
    ...writeWorkLines(own, input.rateOf),
    ...listWeeks(input, segments).flatMap((week) =>
      writeOvertimeLines(findOvertime(week, input.termsOn, input.contractMinutes), week, input.rateOf),
    ),
    ...writeNightLines(
      findNight(segments, input.termsOn, (id) => input.zones.get(id) ?? input.timeZone).filter(({ segment }) =>
        isIn(segment),
      ),
      input.rateOf,
    ),
    ...input.leave.filter(isIn).map((leave) => writeLeave(leave, input)),
    ...input.premiums.filter(isIn).map((premium) => amountLine('PREMIUM', premium, premium.label)),
    ...input.tips.filter(isIn).map((tip) => amountLine(tip.isDeclared ? 'DECLARED_TIPS' : 'TIPS', tip, '')),
  ]);
  const planned = input.planned.filter((shift) =>
    isIn({ day: toWallClock(shift.from, input.zones.get(shift.locationId) ?? input.timeZone).date }),
  );
  return {
    lines,
    totals: {
      ...sumLines(lines),
      planned: sum(planned, plannedMinutes),
      paid_break: sum(
        own.filter(({ isBreak }) => isBreak),
        minutesOf,
      ),
      rounding: sum(own, minutesOf) - sum(asClocked.filter(isIn), minutesOf),
    },
    oddities: findOddities(input, tidy, { lines, workedByDay: minutesBegun(tidy.spans, segments, input) }),
  };
}

/** The days of a period on which somebody worked much more or less than was planned. */
export function findFarDays(input: SheetInput): ComparedDay[] {
  const { spans } = tidyWork(input.work);
  const segments = splitWork(input.rounding === null ? spans : roundWork(spans, input.rounding), input);
  return compareDays(input, minutesBegun(spans, segments, input)).filter(
    ({ kind, day }) => kind === 'FAR_FROM_PLAN' && day >= input.period.from && day <= input.period.until,
  );
}

function isTaken({ taken = [] }: SheetInput, day: string): boolean {
  return taken.some(({ from, until }) => day >= from && day <= until);
}

/** The weeks whose overtime is paid with the period: those that end in it, or in which employment ends. */
function listWeeks(input: SheetInput, segments: readonly Segment[]) {
  const { period, weekStart, lastDay } = input;
  const byWeek = Map.groupBy(segments, ({ day }) => startOfWeek(day, weekStart));
  return [...byWeek].flatMap(([first, ofWeek]) => {
    const last = addDays(first, 6);
    const ends = lastDay !== null && lastDay >= first && lastDay < last ? lastDay : last;
    if (ends < period.from || ends > period.until || isTaken(input, ends)) return [];
    const premiums = input.premiums.filter(({ day }) => day >= first && day <= last);
    return [{ first, segments: ofWeek, premiums, isWeighted: input.termsOn(last).is_weighted }];
  });
}

/** Minutes worked by the day on which the work began, as shifts are planned: a night counts to its evening. */
function minutesBegun(
  spans: readonly { readonly from: number; readonly until: number; readonly locationId: string }[],
  segments: readonly Segment[],
  input: SheetInput,
): Map<string, number> {
  const minutes = new Map<string, number>();
  let begun = '';
  let until = Number.NEGATIVE_INFINITY;
  let next = 0;
  for (const span of spans) {
    if (span.from > until) begun = toWallClock(span.from, input.zones.get(span.locationId) ?? input.timeZone).date;
    ({ until } = span);
    // Both are in order: rounding moves a segment by minutes, not past the work before it.
    while (next < segments.length && (segments[next]?.from ?? until) < until) {
      minutes.set(begun, (minutes.get(begun) ?? 0) + (segments[next]?.minutes ?? 0));
      next += 1;
    }
  }
  return minutes;
}

function writeLeave({ day, kind, minutes, isPaid }: SheetInput['leave'][number], input: SheetInput): SheetLine {
  const rate = isPaid ? input.rateOf(null, null, day) : null;
  return {
    kind: 'LEAVE',
    day,
    position_id: null,
    location_id: null,
    minutes,
    percent: isPaid ? 100 : 0,
    rate: rate?.amount ?? null,
    amount: isPaid ? (rate === null ? null : worthOf(rate.amount, minutes)) : 0,
    currency: rate?.currency ?? null,
    reason: kind,
  };
}

function amountLine(
  kind: SheetLine['kind'],
  { day, amount, currency }: { readonly day: string; readonly amount: number | null; readonly currency: string | null },
  reason: string,
): SheetLine {
  const nothing = { position_id: null, location_id: null, minutes: 0, percent: 100, rate: null };
  return { kind, day, ...nothing, amount, currency, reason };
}

/** The sums of some lines; what somebody already has from guests is not pay. */
function sumLines(lines: readonly SheetLine[]) {
  const of = (...kinds: SheetLine['kind'][]) => lines.filter(({ kind }) => kinds.includes(kind));
  const paid = of('WORK', 'OVERTIME', 'NIGHT', 'LEAVE', 'PREMIUM');
  const currencies = new Set(lines.flatMap(({ currency }) => currency ?? []));
  const isKnown = currencies.size < 2 && paid.every(({ amount }) => amount !== null);
  return {
    worked: sum(of('WORK'), minutesOf),
    overtime: sum(of('OVERTIME'), minutesOf),
    leave: sum(of('LEAVE'), minutesOf),
    pay: isKnown ? sum(paid, ({ amount }) => amount ?? 0) : null,
    tips: sum(of('TIPS'), ({ amount }) => amount ?? 0),
    declared_tips: sum(of('DECLARED_TIPS'), ({ amount }) => amount ?? 0),
    currency: currencies.size === 1 ? ([...currencies][0] ?? null) : null,
  };
}

/** By day and kind, then in an order that does not depend on the input's. */
function orderLines(lines: readonly SheetLine[]): SheetLine[] {
  return lines
    .map((line) => ({ line, key: `${line.day} ${ORDER.indexOf(line.kind)} ${JSON.stringify(line)}` }))
    .toSorted((a, b) => (a.key === b.key ? 0 : a.key < b.key ? -1 : 1))
    .map(({ line }) => line);
}

const minutesOf = ({ minutes }: { readonly minutes: number }): number => minutes;

function sum<Item>(items: readonly Item[], of: (item: Item) => number): number {
  return items.reduce((total, item) => total + of(item), 0);
}
