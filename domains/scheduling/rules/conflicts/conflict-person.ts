import type { AvailabilityKind, NearbyShift } from '../../contract/schemas.ts';
import type { AvailabilityClash } from '../availability.ts';
import { findClash } from '../availability.ts';
import type { MinutesOfDay } from '../hours/away.ts';
import { awayMinutes, isPartOfDay } from '../hours/away.ts';
import { MINUTES_PER_DAY } from '../limits.ts';
import { keepFreePart, unassign } from './conflict-fixes.ts';
import type { PersonWeek, Report, RulePerson, RuleShift } from './conflict-report.ts';
import { crossesMidnight, wallMinutes } from '../shift.ts';
import { dateOfDay, dayNumber, formatTime, parseMinutes } from '../hours/time.ts';

/** Work before the first or after the last day of the employment. */
export function checkEmployment(worked: RuleShift, { person }: PersonWeek, report: Report): void {
  const { date } = worked.shift;
  const early = person.hire_date !== null && date < person.hire_date ? dayNumber(person.hire_date) - worked.day : 0;
  const late = person.end_date !== null && date > person.end_date ? worked.day - dayNumber(person.end_date) : 0;
  if (early === 0 && late === 0) return;
  report.add({
    rule: 'not_employed',
    anchor: worked.shift.id,
    shifts: [worked],
    day: worked.day,
    actual: early + late,
    limit: 0,
    unit: 'days',
    fixes: [unassign(worked.shift)],
  });
}

/** Work on a day on which the location is closed for business. */
export function checkClosedDay(worked: RuleShift, { frame }: PersonWeek, report: Report): void {
  if (!frame.closedDays.includes(worked.shift.date)) return;
  report.add({
    rule: 'closed_day',
    anchor: worked.shift.id,
    shifts: [worked],
    day: worked.day,
    actual: 1,
    limit: 0,
    unit: 'days',
    fixes: [unassign(worked.shift)],
  });
}

/** Work on a day off, or in the hours off of a day, approved or asked for. */
export function checkTimeOff(worked: RuleShift, { person }: PersonWeek, report: Report): void {
  const { shift } = worked;
  for (const absence of person.time_off) {
    if (absence.state !== 'APPROVED' && absence.state !== 'REQUESTED') continue;
    const times = awayMinutes(absence);
    const clash = clashOnDay(shift, times);
    const starts = absence.starts_on <= shift.date && shift.date <= absence.ends_on && clash !== undefined;
    // A close that runs past midnight into a day off is not the same as work on that day, but the person has to agree.
    const runsInto = !starts && dateOfDay(worked.day + 1) === absence.starts_on && runsPastMidnight(shift) > times.from;
    if (!starts && !runsInto) continue;
    const approved = absence.state === 'APPROVED';
    report.add({
      rule: approved ? (starts ? 'time_off' : 'time_off_tail') : 'time_off_requested',
      anchor: `${shift.id}+${absence.id}`,
      shifts: [worked],
      day: worked.day,
      actual: 1,
      limit: 0,
      unit: 'days',
      fixes: [
        ...(runsInto ? [{ kind: 'end_at' as const, shift_id: shift.id, time: formatTime(times.from) }] : []),
        ...(starts && isPartOfDay(absence) ? keepFreePart(shift, clash) : []),
        unassign(shift),
      ],
    });
  }
}

/** How far into the next day a shift goes. */
function runsPastMidnight(shift: NearbyShift): number {
  return crossesMidnight(shift) ? parseMinutes(shift.end) : 0;
}

/** What a shift and an absence share of the day on which the shift starts, or nothing. */
function clashOnDay(shift: NearbyShift, away: MinutesOfDay): AvailabilityClash | undefined {
  const from = parseMinutes(shift.start);
  const to = from + wallMinutes(shift);
  const minutes = Math.min(to, away.to) - Math.max(from, away.from);
  if (minutes <= 0) return undefined;
  if (away.from > from)
    return { minutes, ...(away.to >= Math.min(to, MINUTES_PER_DAY) ? { freeUntil: away.from } : {}) };
  return { minutes, ...(away.to < to ? { freeFrom: away.to } : {}) };
}

/** Work at times that the person cannot, or would rather not, work. */
export function checkAvailability(worked: RuleShift, { person }: PersonWeek, report: Report): void {
  if (person.slots.length === 0 && person.exceptions.length === 0) return;
  addClash('unavailable', 'CANNOT', worked, person, report);
  addClash('not_preferred', 'PREFERS_NOT', worked, person, report);
}

function addClash(
  rule: 'unavailable' | 'not_preferred',
  kind: AvailabilityKind,
  worked: RuleShift,
  person: RulePerson,
  report: Report,
): void {
  const clash = findClash(worked.shift, person, kind);
  if (clash === undefined) return;
  report.add({
    rule,
    anchor: worked.shift.id,
    shifts: [worked],
    day: worked.day,
    actual: clash.minutes,
    limit: 0,
    fixes: [...keepFreePart(worked.shift, clash), unassign(worked.shift)],
  });
}
