export { departmentRank } from './departments.ts';
export { addDays, dayNumber, startOfWeek, weekdayOf } from './hours/time.ts';
export { awayLength, awayTimes } from './hours/away.ts';
export { findRequestProblem } from './time-off.ts';
