import { requireLocation } from '@hearth/domains/scheduling/service';
import { failure } from '@hearth/kit/failure';
import { inScope, SYSTEM } from '@hearth/platform/database';
import { implement } from '@hearth/platform/module';
import { LIVE_SHIFT_CHANGED, REPLACEMENT_GONE } from '../../../contract/failures.ts';
import { callIn as contract } from '../../../contract/live-act-endpoints.ts';
import { findReplacements, giveRest, requireToday, restOf } from '../../actions/call-in.ts';
import { findPeople, requireOther, requireShiftAt } from '../../actions/own-shift.ts';
import { tellOfDay } from '../../actions/tell-of-day.ts';

/** Whoever comes is one of those who can; whoever held the shift is told as well. */
export const callIn = implement(contract, async ({ params, body }, work) => {
  const place = await requireLocation(work.db, work.grant);
  const now = work.clock.now();
  const { userId } = work.actor;
  return inScope(work.db, SYSTEM, async (db) => {
    const shift = await requireShiftAt(db, place, params.shift_id);
    requireToday(shift, place.time_zone, now);
    const rest = restOf(shift, now);
    if (rest === undefined || shift.employee_id !== body.holder_id) throw failure(LIVE_SHIFT_CHANGED);
    const found = await findReplacements(db, shift, rest, now);
    if (!found.some(({ employee_id: id }) => id === body.employee_id)) throw failure(REPLACEMENT_GONE);
    const [comes, held] = await findPeople(db, [body.employee_id, body.holder_id]);
    if (comes === undefined) throw failure(REPLACEMENT_GONE);
    await requireOther(db, place, [comes, held], { userId, now });
    const { startsAt, endsAt } = await giveRest({ ...work, db }, shift, {
      to: comes.id,
      userId,
      consent: body.consent,
    });
    const times = { startsAt, endsAt };
    const means = { ...work, db };
    const isHolderTold =
      held === undefined
        ? null
        : await tellOfDay(means, place, { shift, person: held, what: 'GIVEN', by: userId, ...times });
    const isTold = await tellOfDay(means, place, { shift, person: comes, what: 'CALLED', by: userId, ...times });
    return {
      starts_at: startsAt.toISOString(),
      ends_at: endsAt.toISOString(),
      is_told: isTold,
      is_holder_told: isHolderTold,
    };
  });
});
