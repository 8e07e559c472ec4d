export { departmentRank } from './departments.ts';
export {
  addDays,
  datesOfWeek,
  dayNumber,
  formatTime,
  parseMinutes,
  startOfDay,
  startOfWeek,
  toInstant,
  toWallClock,
  weekdayOf,
} from './hours/time.ts';
export { awayLength, awayTimes } from './hours/away.ts';
export { findRequestProblem } from './time-off.ts';
export { findClash } from './availability.ts';
export { newConflicts } from './conflicts/compare-conflicts.ts';
export { checkPerson } from './conflicts/conflicts.ts';
export type { CheckScope, PlacedShift, RulePerson } from './conflicts/conflict-report.ts';
export { findBreaks } from './hours/breaks.ts';
export { costOfShift, type PaidPerson } from './hours/hours.ts';
export { findShiftProblem, instantsAt, paidMinutes, wallMinutes } from './shift.ts';
export { DEFAULT_RULES } from './limits.ts';
