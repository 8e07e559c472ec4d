export { ageOn, isSummer } from './dates.ts';
