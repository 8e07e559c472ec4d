export { addDays, dayNumber, startOfWeek, weekdayOf } from './hours/time.ts';
