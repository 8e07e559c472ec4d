import { findHolders } from '@hearth/domains/access/service';
import { findEngagements } from '@hearth/domains/scheduling/service';
import { findEmploymentsIn } from '@hearth/domains/team/service';
import type { Tx } from '@hearth/platform/database';
import { dateAt } from '../rules/place-time.ts';
import type { Host } from '../rules/slots.ts';

const DAY_MS = 86_400_000;

/** A host's commitments other than interviews. */
export type HostTime = Pick<Host, 'id' | 'shifts' | 'daysOff' | 'hasLeft'>;

/**
 * Reads what some people do between two moments: published shifts anywhere in the group, approved time off, and whether they
 * may still see applications at the location. A number of statements that does not depend on how many they are.
 */
export async function loadHosts(
  tx: Tx,
  at: { readonly groupId: string; readonly locationId: string },
  userIds: readonly string[],
  between: { readonly from: Date; readonly to: Date },
  now: Date,
): Promise<ReadonlyMap<string, HostTime>> {
  const holders = new Set(
    await findHolders(tx, { groupId: at.groupId, brandId: at.locationId }, 'VIEW_APPLICATIONS', now),
  );
  const employments = await findEmploymentsIn(tx, at.groupId, userIds);
  // A day more on both sides: a place may be a day ahead, and a night shift reaches into the next day.
  const engaged = await findEngagements(
    tx,
    employments.map(({ id }) => id),
    {
      from: dateAt(between.from.getTime() - DAY_MS, 'UTC'),
      to: dateAt(between.to.getTime() + DAY_MS, 'UTC'),
    },
  );
  const today = dateAt(now.getTime(), 'UTC');
  return new Map(
    userIds.map((id) => {
      const own = employments.filter((employment) => employment.user_id === id);
      const mine = ({ employee_id: employeeId }: { readonly employee_id: string }): boolean =>
        own.some((employment) => employment.id === employeeId);
      const hasEnded = own.length > 0 && own.every(({ end_date: end }) => end !== null && end < today);
      return [
        id,
        {
          id,
          shifts: engaged.shifts
            .filter(mine)
            .map((shift) => ({ start: shift.starts_at.getTime(), end: shift.ends_at.getTime() })),
          daysOff: engaged.days_off.filter(mine).map((off) => ({ from: off.starts_on, to: off.ends_on })),
          hasLeft: hasEnded || !holders.has(id),
        },
      ];
    }),
  );
}
