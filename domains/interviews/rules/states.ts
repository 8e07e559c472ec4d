import { LATE_FROM_MS, LATE_UNTIL_MS } from './limits.ts';

type State = 'INVITED' | 'BOOKED' | 'CANCELLED' | 'DONE' | 'NO_SHOW';
interface BookingState {
  readonly state: State;
  readonly startsAt: number | null;
}

/** Returns whether an interview can be booked, moved or cancelled: it has not begun. */
export function isChangeable({ state, startsAt }: BookingState, now: number): boolean {
  return state === 'INVITED' || (state === 'BOOKED' && startsAt !== null && now < startsAt);
}

/** Returns whether the outcome can be recorded: the interview has begun. It can be corrected. A slip can be mended. */
export function canRecordOutcome({ state, startsAt }: BookingState, now: number): boolean {
  return (state === 'BOOKED' || state === 'DONE' || state === 'NO_SHOW') && startsAt !== null && startsAt <= now;
}

/** Returns whether a delay can be reported: two hours before until 30 minutes after the start. */
export function canReportDelay({ state, startsAt }: BookingState, now: number): boolean {
  return state === 'BOOKED' && startsAt !== null && now >= startsAt - LATE_FROM_MS && now <= startsAt + LATE_UNTIL_MS;
}
