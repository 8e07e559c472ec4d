export { evaluate } from './evaluate.ts';
export type { Verdict } from './evaluate.ts';
export type { Roster, RosterProblem } from './problem.ts';
export { readInstance } from './read-instance.ts';
export { readRoster, rosterText } from './roster-text.ts';
export { search } from './search/plan.ts';
