import { SYSTEM } from '@hearth/platform/database';
import type { FreeWork, Job } from '@hearth/platform/module';
import { checkBookings, type Look } from '../check.ts';

const DAYS_AHEAD = 70;
const DAY_MS = 86_400_000;

/** Looks at booked interviews batch by batch, each in a transaction of its own. */
export async function lookAt(work: FreeWork, look: Look): Promise<void> {
  let after: string | null | undefined;
  while (after !== null && !work.signal.aborted) {
    const from = after;
    after = await work.run(SYSTEM, (means) => checkBookings(means, look, from));
  }
}

/** From now on, as far as anything can be booked. */
export function ahead(now: Date): Pick<Look, 'from' | 'to'> {
  return { from: now, to: new Date(now.getTime() + DAYS_AHEAD * DAY_MS) };
}

/** Looks at all of them, for what no event told of: a right that ran out, an employment that ended. */
export const checkAllBookings: Job = {
  name: 'interviews.checkBookings',
  cron: '17 * * * *',
  run: (_data, work) => lookAt(work, ahead(work.clock.now())),
};
