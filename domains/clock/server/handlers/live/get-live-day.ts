import { requireLocation } from '@hearth/domains/scheduling/service';
import { findPlannedStations } from '@hearth/domains/workplace/service';
import { localDay } from '@hearth/kit/local-day';
import { implement } from '@hearth/platform/module';
import { getLiveDay as contract } from '../../../contract/live-endpoints.ts';
import { loadLiveDay } from '../../live-day.ts';

/** Of some departments only, where the right is narrowed to them. */
export const getLiveDay = implement(contract, async ({ query }, { db, grant, clock, actor }) => {
  const place = await requireLocation(db, grant);
  const now = clock.now();
  const date = query.date ?? localDay(now, place.time_zone);
  const { people, isClocked, openShifts, breaks } = await loadLiveDay(db, {
    place,
    grant,
    date,
    now,
    userId: actor.userId,
    // As birth dates themselves are shown.
    seesAges: grant.holds('VIEW_TEAM') && actor.impersonatorId === undefined && actor.token === undefined,
  });
  return {
    date,
    now: now.toISOString(),
    time_zone: place.time_zone,
    people,
    open_shifts: openShifts,
    stations: (await findPlannedStations(db, place.id)).flatMap((one) => (one.is_archived ? [] : one.name)),
    breaks,
    is_clocked: isClocked,
    can_correct: grant.holds('PUBLISH_SCHEDULE'),
  };
});
