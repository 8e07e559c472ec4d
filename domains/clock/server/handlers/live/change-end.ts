import { changeEnd as changeShiftEnd, requireLocation } from '@hearth/domains/scheduling/service';
import { failure } from '@hearth/kit/failure';
import { inScope, SYSTEM } from '@hearth/platform/database';
import { implement } from '@hearth/platform/module';
import { LIVE_RULE, LIVE_SHIFT_CHANGED } from '../../../contract/failures.ts';
import { changeEnd as contract } from '../../../contract/live-act-endpoints.ts';
import { requirePossible, rulesOf, toOrder } from '../../actions/order-end.ts';
import { findPeople, requireOther, requireShiftAt } from '../../actions/own-shift.ts';
import { tellOfDay } from '../../actions/tell-of-day.ts';

/** Whoever works longer agreed to it; whoever goes earlier by their own wish is owed nothing for it. */
export const changeEnd = implement(contract, async ({ params, body }, work) => {
  const place = await requireLocation(work.db, work.grant);
  const { userId } = work.actor;
  return inScope(work.db, SYSTEM, async (db) => {
    const shift = await requireShiftAt(db, place, params.shift_id);
    const isSeen = shift.employee_id === body.employee_id && shift.ends_at.toISOString() === body.seen_ends_at;
    if (!isSeen) throw failure(LIVE_SHIFT_CHANGED);
    const [person] = await findPeople(db, [shift.employee_id]);
    if (person === undefined) throw failure(LIVE_SHIFT_CHANGED);
    await requireOther(db, place, [person], { userId, now: work.clock.now() });
    const goesEarlier = Date.parse(body.ends_at) < shift.ends_at.getTime();
    const order = toOrder(shift, body.ends_at, body.is_own_wish && goesEarlier ? 'EMPLOYEE_REQUEST' : 'EMPLOYER');
    const judged = requirePossible(await changeShiftEnd({ ...work, db }, order, { userId, consent: body.reason }));
    const blocking = rulesOf(judged).filter(({ level }) => level === 'block');
    if (blocking.length > 0) throw failure(LIVE_RULE, { rules: blocking.map(({ rule }) => rule) });
    const endsAt = new Date(judged.after.ends_at);
    const what = endsAt > shift.ends_at ? 'EXTENDED' : 'SHORTENED';
    const isTold = await tellOfDay({ ...work, db }, place, {
      shift,
      person,
      what,
      by: userId,
      endsAt,
      note: body.reason,
    });
    return { ends_at: endsAt.toISOString(), is_told: isTold };
  });
});
