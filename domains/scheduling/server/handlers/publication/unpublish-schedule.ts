import { failure } from '@hearth/kit/failure';
import { newId } from '@hearth/kit/id';
import { implement } from '@hearth/platform/module';
import { unpublishSchedule as contract } from '../../../contract/publication-endpoints.ts';
import { NOTHING_TO_WITHDRAW } from '../../../contract/failures.ts';
import { addDays, toWallClock } from '../../../rules/hours/time.ts';
import { diffChanges } from '../../../rules/publication/publish.ts';
import { changesToWithdraw } from '../../../rules/publication/withdraw.ts';
import { requireLocation } from '../../access.ts';
import type { ScheduleLocation } from '../../access.ts';
import { withdrawShifts } from '../../queries/publication.ts';
import { hasPublishedShifts } from '../../queries/published-shift.ts';
import { findShiftsAt, lockShifts } from '../../queries/shift.ts';
import { findWeek, markPublished } from '../../queries/week.ts';
import { loadSchedule } from '../../schedule.ts';
import { beginPublication, recordPublication } from '../../publish.ts';
import type { PublishContext, PublishedWeek } from '../../publish.ts';

export const unpublishSchedule = implement(contract, async ({ body }, context) => {
  const place = await requireLocation(context.db, context.grant);
  const { idempotency_key: key, week, version, reason } = body;
  return withdrawWeek(context, place, { key, week: place.weekOf(week), version, reason });
});

/** A request to take a week back, as it was seen. */
interface WithdrawRequest {
  readonly key: string;
  readonly week: string;
  readonly version: number;
  /** Staff read it. */
  readonly reason: string;
}

/**
 * Takes back from staff what of a week has not started: the working copies become drafts, and it is a version of the week with a
 * number of its own. Like a publication it is made once for a key, and refused for a week that was saved since it was seen.
 */
async function withdrawWeek(
  means: PublishContext,
  place: ScheduleLocation,
  { key, week, version: seen, reason }: WithdrawRequest,
): Promise<PublishedWeek> {
  const { db, clock, actor, grant } = means;
  // Shifts before weeks, as hand-overs do: one under way is waited for, and a later one finds them taken back.
  const seenShifts = await findShiftsAt(db, place.id, { from: week, to: addDays(week, 6) });
  await lockShifts(
    db,
    seenShifts.map(({ id }) => id),
  );
  const begun = await beginPublication(means, place, { key, week, version: seen });
  if ('made' in begun) return begun.made;
  const at = clock.now();
  const schedule = await loadSchedule(db, place, week, grant);
  const changes = changesToWithdraw(schedule.shifts, week, toWallClock(at.getTime(), place.time_zone));
  if (changes.length === 0) throw failure(NOTHING_TO_WITHDRAW);
  const diff = diffChanges(changes);
  await withdrawShifts(
    db,
    changes.map((change) => change.shift_id),
  );
  const published = await hasPublishedShifts(db, place.id, { from: week, to: addDays(week, 6) });
  const before = await findWeek(db, place.id, week);
  await markPublished(db, place.id, week, {
    number: begun.number,
    at: published ? (before?.published_at ?? null) : null,
  });
  return recordPublication(means, place, {
    row: {
      id: newId(),
      week,
      number: begun.number,
      published_at: at,
      published_by: actor.userId,
      people_count: diff.people_count,
      change_count: diff.change_count,
      key,
      changes,
      withdrawalReason: reason,
    },
    diff,
    version: begun.version,
    wasPublished: true,
  });
}
