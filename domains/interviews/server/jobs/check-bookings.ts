import { SYSTEM } from '@hearth/platform/database';
import type { FreeWork, Job } from '@hearth/platform/module';
import { checkBookings, type BookingQuery } from '../check.ts';

const DAYS_AHEAD = 70;
const DAY_MS = 86_400_000;

/** Checks booked interviews in batches, each in its own transaction. */
export async function checkAll(work: FreeWork, look: BookingQuery): Promise<void> {
  let after: string | null | undefined;
  while (after !== null && !work.signal.aborted) {
    const from = after;
    after = await work.run(SYSTEM, (means) => checkBookings(means, look, from));
  }
}

/** Returns the span from now until the last bookable time. */
export function bookableSpan(now: Date): Pick<BookingQuery, 'from' | 'to'> {
  return { from: now, to: new Date(now.getTime() + DAYS_AHEAD * DAY_MS) };
}

/** Checks all bookings, for changes without an event such as expired rights. */
export const checkAllBookings: Job = {
  name: 'interviews.checkBookings',
  cron: '17 * * * *',
  run: (_data, work) => checkAll(work, bookableSpan(work.clock.now())),
};
