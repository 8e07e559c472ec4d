import { requireLocation } from '@hearth/domains/scheduling/service';
import { failure } from '@hearth/kit/failure';
import { inScope, SYSTEM } from '@hearth/platform/database';
import { implement } from '@hearth/platform/module';
import { LIVE_SHIFT_CHANGED } from '../../../contract/failures.ts';
import { listReplacements as contract } from '../../../contract/live-act-endpoints.ts';
import { findReplacements, requireToday, restOf } from '../../actions/call-in.ts';
import { requireShiftAt } from '../../actions/own-shift.ts';

export const listReplacements = implement(contract, async ({ params }, { db, grant, clock }) => {
  const place = await requireLocation(db, grant);
  const now = clock.now();
  return inScope(db, SYSTEM, async (system) => {
    const shift = await requireShiftAt(system, place, params.shift_id);
    requireToday(shift, place.time_zone, now);
    const rest = restOf(shift, now);
    if (rest === undefined) throw failure(LIVE_SHIFT_CHANGED);
    const people = await findReplacements(system, shift, rest, now);
    return {
      starts_at: rest.startsAt.toISOString(),
      ends_at: rest.endsAt.toISOString(),
      people,
    };
  });
});
