import { implement } from '@hearth/platform/module';
import { markAnnouncementsSeen as contract } from '../../contract/endpoints.ts';
import { upsertSeen } from '../queries/seen.ts';

/** Marks announcements as seen, never beyond the present moment. */
export const markAnnouncementsSeen = implement(contract, async ({ body }, { db, actor, clock }) => {
  const until = new Date(Math.min(new Date(body.until).getTime(), clock.now().getTime()));
  return { until: (await upsertSeen(db, actor.userId, until)).toISOString() };
});
