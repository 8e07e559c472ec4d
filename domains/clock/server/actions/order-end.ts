import { presentTouched } from '@hearth/domains/deals/service';
import { toWallClock } from '@hearth/domains/scheduling/rules';
import type { JudgedEnd, OrderedEnd, PublishedRow } from '@hearth/domains/scheduling/service';
import { failure } from '@hearth/kit/failure';
import { LIVE_SHIFT_CHANGED, LIVE_TIME } from '../../contract/failures.ts';
import { MS_PER_DAY } from '../../rules/limits.ts';

type PossibleEnd = Extract<JudgedEnd, { can: true }>;

/** Another end of a shift as scheduling takes it: a time of day, within a day of the start. */
export function toOrder(shift: PublishedRow, endsAt: string, reason: OrderedEnd['reason']): OrderedEnd {
  const at = Date.parse(endsAt);
  const start = shift.starts_at.getTime();
  if (at <= start || at - start >= MS_PER_DAY) throw failure(LIVE_TIME);
  return {
    locationId: shift.location_id,
    shiftId: shift.id,
    employeeId: shift.employee_id,
    seenEnd: shift.end_time.slice(0, 5),
    end: toWallClock(at, shift.time_zone).time,
    reason,
  };
}

/** What another end comes to, where it is possible at all. */
export function requirePossible(judged: JudgedEnd): PossibleEnd {
  if (!judged.can) throw failure(judged.why === 'TIME' ? LIVE_TIME : LIVE_SHIFT_CHANGED);
  return judged;
}

/** The rules that it would break. */
export function rulesOf({ conflicts }: PossibleEnd) {
  return presentTouched(conflicts).map(({ rule, level }) => ({ rule, level }));
}
