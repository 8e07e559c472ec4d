export { departmentRank } from './departments.ts';
export { addDays, dayNumber, startOfDay, startOfWeek, toInstant, toWallClock, weekdayOf } from './hours/time.ts';
export { awayLength, awayTimes } from './hours/away.ts';
export { findRequestProblem } from './time-off.ts';
