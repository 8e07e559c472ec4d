import type { HeldRule, WorkRule } from '@hearth/domains/laws/schemas';
import { isSummer } from '@hearth/domains/laws/rules';
import { longestRun, minutesPerDay, shortenLast } from './conflict-days.ts';
import { endAt, startAt, unassign } from './conflict-fixes.ts';
import type { PersonWeek, Report, RuleShift } from './conflict-report.ts';
import { paidMinutes, wallMinutes } from '../shift.ts';
import { dateOfDay, formatTime, parseMinutes } from '../hours/time.ts';

const MS_PER_MINUTE = 60_000;
const OF_AGE = 18;
const WEEK_DAYS = 7;
const DAY_MINUTES = 1440;
/** What begins before this belongs to the night. */
const NIGHT_UNTIL = 300;

type RuleOf<Kind extends WorkRule['kind']> = Extract<WorkRule, { kind: Kind }>;

/** A law that holds, with its rule and what findings have in common. */
interface Asked<Kind extends WorkRule['kind']> {
  readonly held: HeldRule;
  readonly rule: RuleOf<Kind>;
  readonly said: {
    readonly level: WorkRule['level'];
    readonly law: { readonly name: string; readonly paragraph: string };
  };
}

/** What the laws of a place ask of one person’s week: rests, hours, days, breaks, and times of day of minors. */
export function checkLaws(week: PersonWeek, report: Report): void {
  const { laws } = week.frame;
  if (laws === undefined || laws.rules.length === 0) return;
  let perDay: number[] | undefined;
  const days = (): number[] => (perDay ??= minutesPerDay(week.shifts, week.frame));
  let isAsked = false;
  for (const held of laws.rules) {
    const { rule } = held;
    if (rule.ages !== undefined) {
      // Of whom the age is not known the rules for adults are checked, and it is said that others may hold.
      if (week.person.age === null && rule.ages.below !== undefined && !isAsked) {
        isAsked = true;
        askForAge(held, week, report);
      }
      const age = week.person.age ?? OF_AGE;
      if (age < (rule.ages.from ?? 0) || age >= (rule.ages.below ?? Infinity)) continue;
    }
    const said = { level: rule.level, law: { name: held.law, paragraph: held.paragraph } };
    switch (rule.kind) {
      case 'REST':
        checkRest({ held, rule, said }, week, report);
        break;
      case 'DAILY':
        checkDaily({ held, rule, said }, week, report);
        break;
      case 'WEEKLY':
        checkWeekly({ held, rule, said }, week, days(), report);
        break;
      case 'DAYS_IN_A_ROW':
        checkRun({ held, rule, said }, week, report);
        break;
      case 'WEEKLY_REST':
        checkWeeklyRest({ held, rule, said }, week, report);
        break;
      case 'BREAK':
        checkBreaks({ held, rule, said }, week, report);
        break;
      case 'HOURS_OF_DAY':
        checkTimes({ held, rule, said }, week, report);
        break;
    }
  }
}

/** Whether a law holds on the day of a shift: counts and laws change within weeks. */
function holdsFor({ from, until }: HeldRule, { shift }: RuleShift): boolean {
  return from <= shift.date && (until === null || shift.date <= until);
}

function askForAge(held: HeldRule, { shifts, frame }: PersonWeek, report: Report): void {
  const first = shifts.find((worked) => worked.ours && holdsFor(held, worked));
  if (first === undefined) return;
  report.add({
    rule: 'law_age',
    level: 'warn',
    law: { name: held.law, paragraph: held.paragraph },
    anchor: frame.week,
    shifts: [first],
    day: first.day,
    actual: 0,
    limit: 0,
    fixes: [],
  });
}

function checkRest({ held, rule, said }: Asked<'REST'>, { shifts, frame }: PersonWeek, report: Report): void {
  let latest: RuleShift | undefined;
  for (const current of shifts) {
    if (latest !== undefined && (latest.ours || current.ours) && !isOneWorkingDay(latest, current, rule.minutes)) {
      const gap = (current.start - latest.end) / MS_PER_MINUTE;
      if (gap >= 0 && gap < rule.minutes && holdsFor(held, latest.ours ? latest : current))
        report.add({
          ...said,
          rule: 'law_rest',
          anchor: `${held.id}+${[latest.shift.id, current.shift.id].sort().join('+')}`,
          shifts: [latest, current],
          day: current.ours ? current.day : latest.day,
          actual: gap,
          limit: rule.minutes,
          fixes: [
            ...(current.ours ? startAt(current.shift, latest.end + rule.minutes * MS_PER_MINUTE, frame.zone) : []),
            ...(latest.ours ? endAt(latest.shift, current.start - rule.minutes * MS_PER_MINUTE, frame.zone) : []),
            unassign(current.ours ? current.shift : latest.shift),
          ],
        });
    }
    if (latest === undefined || current.end > latest.end) latest = current;
  }
}

/**
 * Two shifts that begin on one date are a day’s work in two parts, unless the first ends a night: it begins before five, and with the
 * second there is no such rest within 24 hours.
 */
function isOneWorkingDay(first: RuleShift, second: RuleShift, rest: number): boolean {
  if (first.day !== second.day) return false;
  const long = (second.end - first.start) / MS_PER_MINUTE;
  return parseMinutes(first.shift.start) >= NIGHT_UNTIL || long <= DAY_MINUTES - rest;
}

function checkDaily({ held, rule, said }: Asked<'DAILY'>, { shifts: all, frame }: PersonWeek, report: Report): void {
  // A law means working days: a night is one, however the location counts its hours.
  for (const [day, shifts] of Map.groupBy(
    all.filter(({ inWeek }) => inWeek),
    (worked) => worked.day,
  )) {
    const minutes = shifts.reduce((sum, { shift }) => sum + paidMinutes(shift), 0);
    if (minutes <= rule.minutes) continue;
    const hasSchool = frame.laws?.school_days.includes(dateOfDay(day)) === true;
    if (rule.days !== 'ALL' && (rule.days === 'SCHOOL') !== hasSchool) continue;
    if (!shifts.some((worked) => worked.ours && holdsFor(held, worked))) continue;
    const fixes = shortenLast(shifts, minutes - rule.minutes, frame.zone);
    const anchor = `${held.id}+${dateOfDay(day)}`;
    report.add({ ...said, rule: 'law_daily', anchor, shifts, day, actual: minutes, limit: rule.minutes, fixes });
  }
}

function checkWeekly(
  { held, rule, said }: Asked<'WEEKLY'>,
  { shifts, frame }: PersonWeek,
  perDay: readonly number[],
  report: Report,
): void {
  let minutes = 0;
  for (const day of perDay) minutes += day;
  if (minutes <= rule.minutes) return;
  const hasSchool = (frame.laws?.school_days.length ?? 0) > 0;
  if (rule.weeks !== 'ALL' && (rule.weeks === 'SCHOOL') !== hasSchool) return;
  const ofWeek = shifts.filter((worked) => worked.inWeek);
  const last = ofWeek.findLast((worked) => worked.ours && holdsFor(held, worked));
  if (last === undefined) return;
  const fixes = shortenLast(ofWeek, minutes - rule.minutes, frame.zone);
  const anchor = `${held.id}+${frame.week}`;
  report.add({
    ...said,
    rule: 'law_weekly',
    anchor,
    shifts: ofWeek,
    day: last.day,
    actual: minutes,
    limit: rule.minutes,
    fixes,
  });
}

function checkRun({ held, rule, said }: Asked<'DAYS_IN_A_ROW'>, { shifts, frame }: PersonWeek, report: Report): void {
  const run = longestRun(shifts, rule.days);
  if (run === undefined || !holdsFor(held, run.last)) return;
  report.add({
    ...said,
    rule: 'law_days',
    anchor: `${held.id}+${frame.week}`,
    shifts: run.shifts,
    day: run.last.day,
    actual: run.days,
    limit: rule.days,
    unit: 'days',
    fixes: [unassign(run.last.shift)],
  });
}

/** The longest time off that touches the week, wherever it began: before the first and after the last known shift there is no end to it. */
function checkWeeklyRest(
  { held, rule, said }: Asked<'WEEKLY_REST'>,
  { shifts, frame }: PersonWeek,
  report: Report,
): void {
  const ours = shifts.filter((worked) => worked.ours);
  const last = ours.findLast((worked) => holdsFor(held, worked));
  // Only whoever works on most days can be short of it.
  if (last === undefined || shifts.length < WEEK_DAYS - 2) return;
  // Whoever works on all seven days has no time off but between them, whatever was before and comes after.
  const isFull = new Set(shifts.filter(({ inWeek }) => inWeek).map(({ day }) => day)).size === WEEK_DAYS;
  let longest = 0;
  let until: number | undefined;
  let before = Number.NEGATIVE_INFINITY;
  for (const worked of shifts) {
    const touches = isFull
      ? worked.inWeek && before >= frame.firstDay
      : worked.day >= frame.firstDay && before <= frame.lastDay;
    if (touches) longest = Math.max(longest, until === undefined ? Infinity : (worked.start - until) / MS_PER_MINUTE);
    until = Math.max(until ?? worked.end, worked.end);
    before = worked.day;
  }
  if ((before <= frame.lastDay && !isFull) || longest >= rule.minutes) return;
  report.add({
    ...said,
    rule: 'law_week_rest',
    anchor: `${held.id}+${frame.week}`,
    shifts: ours,
    day: last.day,
    actual: Math.max(0, longest),
    limit: rule.minutes,
    fixes: [unassign(last.shift)],
  });
}

function checkBreaks({ held, rule, said }: Asked<'BREAK'>, { shifts }: PersonWeek, report: Report): void {
  for (const worked of shifts) {
    if (!worked.ours || !holdsFor(held, worked)) continue;
    const { shift } = worked;
    if (paidMinutes(shift) <= rule.over_minutes) continue;
    const paid = rule.unpaid === true ? 0 : (shift.paid_break_minutes ?? 0);
    const breaks = shift.unpaid_break_minutes + paid;
    if (breaks >= rule.minutes) continue;
    report.add({
      ...said,
      rule: 'law_break',
      anchor: `${held.id}+${shift.id}`,
      shifts: [worked],
      day: worked.day,
      actual: breaks,
      limit: rule.minutes,
      fixes: [],
    });
  }
}

function checkTimes({ held, rule, said }: Asked<'HOURS_OF_DAY'>, { shifts }: PersonWeek, report: Report): void {
  const [earliest, latest] = [parseMinutes(rule.from), parseMinutes(rule.until)];
  for (const worked of shifts) {
    const { shift } = worked;
    if (!worked.ours || !holdsFor(held, worked)) continue;
    if (rule.season !== 'ALL' && (rule.season === 'SUMMER') !== isSummer(shift.date)) continue;
    const from = parseMinutes(shift.start);
    const until = from + wallMinutes(shift);
    const outside = Math.max(0, earliest - from) + Math.max(0, until - latest);
    if (outside === 0) continue;
    report.add({
      ...said,
      rule: 'law_time',
      anchor: `${held.id}+${shift.id}`,
      shifts: [worked],
      day: worked.day,
      actual: outside,
      limit: 0,
      fixes: [
        ...(until > latest && from < latest
          ? [{ kind: 'end_at' as const, shift_id: shift.id, time: formatTime(latest) }]
          : []),
        ...(from < earliest && until > earliest
          ? [{ kind: 'start_at' as const, shift_id: shift.id, time: formatTime(earliest) }]
          : []),
        unassign(shift),
      ],
    });
  }
}
