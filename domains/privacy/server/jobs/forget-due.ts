import { forgetEndedStaffConversations } from '@hearth/domains/messaging/service';
import { forgetNoticesAbout } from '@hearth/domains/notices/service';
import { SYSTEM } from '@hearth/platform/database';
import type { FreeWork, Job } from '@hearth/platform/module';
import { forgetOne } from '../forget.ts';
import { resolveRetention } from '../keeping.ts';
import { repeatErasures } from '../repeat-erasures.ts';
import { findDueIds, isDue } from '../queries/due.ts';
import type { PlaceRetention } from '../queries/due.ts';
import { findPeriods } from '../queries/period.ts';
import { findPlacesAfter } from '../queries/place.ts';

export const FORGET_DUE = 'privacy.forgetDue';
const PLACES_AT_ONCE = 500;
const AT_ONCE = 100;

/**
 * Deletes overdue applications, each in its own transaction; failures are retried the next night. Each is a
 * transaction of its own: one that fails is left for the next night and holds up none.
 */
export const forgetDue: Job = {
  name: FORGET_DUE,
  cron: '10 2 * * *',
  expireInSeconds: 4 * 3600,
  run: async (_data, work) => {
    // Also where the files could not be reached when the server started.
    await repeatErasures(work);
    for (let after: string | null = null; !work.signal.aborted;) {
      const from: string | null = after;
      const places = await work.run(SYSTEM, async ({ db, clock }) => {
        const rows = await findPlacesAfter(db, from, PLACES_AT_ONCE);
        const periods = await findPeriods(db, [...new Set(rows.map((row) => row.group_id))]);
        return resolveRetention(rows, periods, clock.now());
      });
      const last = places.at(-1);
      if (last === undefined) return;
      await forgetAtPlaces(work, places);
      await forgetStaffAtPlaces(work, places);
      after = last.id;
    }
  },
};

async function forgetAtPlaces(work: FreeWork, places: readonly PlaceRetention[]): Promise<void> {
  const now = work.clock.now();
  for (let after: string | null = null; !work.signal.aborted;) {
    const window: { after: string | null; limit: number } = { after, limit: AT_ONCE };
    const ids = await work.run(SYSTEM, ({ db }) => findDueIds(db, places, now, window));
    for (const id of ids) {
      if (work.signal.aborted) return;
      try {
        await work.run(SYSTEM, (one) => forgetOne(one, id, 'PERIOD', () => isDue(one.db, places, id, now)));
      } catch (err) {
        work.log.error({ err, application: id }, 'an application whose time has run out could not be forgotten');
      }
    }
    const last = ids.at(-1);
    if (last === undefined) return;
    after = last;
  }
}

/** What was written with staff who have left goes by the same period, from their last day or the last word on. */
async function forgetStaffAtPlaces(work: FreeWork, places: readonly PlaceRetention[]): Promise<void> {
  await work.run(SYSTEM, async ({ db, clock }) => {
    const ids = await forgetEndedStaffConversations(db, places, clock.now());
    if (ids.length > 0) await forgetNoticesAbout(db, ids);
  });
}
