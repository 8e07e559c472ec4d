import { LATE_FROM_MS, LATE_UNTIL_MS } from './limits.ts';

type State = 'INVITED' | 'BOOKED' | 'CANCELLED' | 'DONE' | 'NO_SHOW';
interface Booked {
  readonly state: State;
  readonly startsAt: number | null;
}

/** Whether a time can be chosen, exchanged or given back, and the interview cancelled: offered, or booked and not begun. */
export function isChangeable({ state, startsAt }: Booked, now: number): boolean {
  return state === 'INVITED' || (state === 'BOOKED' && startsAt !== null && now < startsAt);
}

/** Whether what became of it can be noted: it has begun. A slip can be mended. */
export function canNote({ state, startsAt }: Booked, now: number): boolean {
  return (state === 'BOOKED' || state === 'DONE' || state === 'NO_SHOW') && startsAt !== null && startsAt <= now;
}

/** Whether its candidate can say that they come late: from two hours before until half an hour after it has begun. */
export function canSayLate({ state, startsAt }: Booked, now: number): boolean {
  return state === 'BOOKED' && startsAt !== null && now >= startsAt - LATE_FROM_MS && now <= startsAt + LATE_UNTIL_MS;
}
