import { changeStation as changeShiftStation, requireLocation } from '@hearth/domains/scheduling/service';
import { failure } from '@hearth/kit/failure';
import { inScope, SYSTEM } from '@hearth/platform/database';
import { implement } from '@hearth/platform/module';
import { LIVE_SHIFT_CHANGED, LIVE_STATION } from '../../../contract/failures.ts';
import { changeStation as contract } from '../../../contract/live-act-endpoints.ts';
import { findPeople, requireOther, requireShiftAt } from '../../actions/own-shift.ts';
import { tellOfDay } from '../../actions/tell-of-day.ts';

/** Where somebody works from now on: hours and pay follow from their position, not from that. */
export const changeStation = implement(contract, async ({ params, body }, work) => {
  const place = await requireLocation(work.db, work.grant);
  const { userId } = work.actor;
  return inScope(work.db, SYSTEM, async (db) => {
    const shift = await requireShiftAt(db, place, params.shift_id);
    const [person] = await findPeople(db, [shift.employee_id]);
    if (person === undefined || person.id !== body.employee_id) throw failure(LIVE_SHIFT_CHANGED);
    await requireOther(db, place, [person], { userId, now: work.clock.now() });
    const order = {
      locationId: place.id,
      shiftId: shift.id,
      employeeId: person.id,
      seenStation: body.seen_station,
      station: body.station,
    };
    const changed = await changeShiftStation({ ...work, db }, order, { userId });
    if (!changed.can) throw failure(changed.why === 'STATION' ? LIVE_STATION : LIVE_SHIFT_CHANGED);
    if (changed.station === shift.station) return { station: changed.station, is_told: null };
    const what = changed.station === '' ? 'STATION_NONE' : 'STATION';
    const news = { shift, person, what, by: userId, station: changed.station } as const;
    return { station: changed.station, is_told: await tellOfDay({ ...work, db }, place, news) };
  });
});
