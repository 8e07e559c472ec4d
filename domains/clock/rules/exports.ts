export { matchShift, matchShifts } from './match.ts';
export type { MatchableShift, MatchableWork } from './match.ts';
export { pairPunches, stateAt, workedMs } from './pair.ts';
export type { EffectivePunch, OddPunch, PairedPunches, WorkBreak, WorkSpan } from './pair.ts';
