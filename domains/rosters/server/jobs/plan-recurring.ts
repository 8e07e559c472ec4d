import { findBrandPlaces, findServicesOf, hasService } from '@hearth/domains/core/service';
import { addDays } from '@hearth/domains/scheduling/rules';
import { lockPlacing, requireLocation } from '@hearth/domains/scheduling/service';
import type { BrandGrant, GrantedBrandId } from '@hearth/kit/access';
import { PLANNING } from '@hearth/kit/constants';
import { SYSTEM } from '@hearth/platform/database';
import type { Job, Work } from '@hearth/platform/module';
import { WEEKS_AHEAD } from '../../rules/limits.ts';
import { insertChange } from '../queries/change.ts';
import { findDueRecurring, lockRecurringShift } from '../queries/recurring-shift.ts';
import { planOn } from '../actions/plan-on.ts';
import { planningDays } from '../actions/recurring-series.ts';

const AT_ONCE = 200;

/**
 * Plans recurring shifts some weeks ahead, each in a transaction of its own: one that fails is tried again within the hour and keeps
 * none waiting. Two nodes at once plan nothing twice, since the second one waits and finds what the first one planned.
 */
export const planRecurring: Job = {
  name: 'rosters.planRecurring',
  cron: '17 * * * *',
  run: async (_data, work) => {
    // The earliest last day of any location's horizon; where weeks begin later, the location itself says.
    const now = work.clock.now();
    const until = addDays(now.toISOString().slice(0, 10), 7 * WEEKS_AHEAD);
    const failed: unknown[] = [];
    let afterId: string | null = null;
    while (!work.signal.aborted) {
      const page: { afterId: string | null; limit: number } = { afterId, limit: AT_ONCE };
      const due = await work.run(SYSTEM, ({ db }) => findDueRecurring(db, until, page));
      for (const at of due)
        try {
          await work.run(SYSTEM, (means) => planOne(means, at));
        } catch (problem) {
          failed.push(problem);
        }
      afterId = due.at(-1)?.id ?? null;
      if (due.length < AT_ONCE) break;
    }
    if (failed.length > 0) throw new AggregateError(failed, 'Some recurring shift could not be planned.');
  },
};

async function planOne(
  work: Work<'system'>,
  { id, location_id: locationId }: { readonly id: string; readonly location_id: string },
): Promise<void> {
  const { db, clock } = work;
  const [brand] = await findBrandPlaces(db, [locationId]);
  if (brand === undefined || brand.status !== 'active') return;
  const services = (await findServicesOf(db, [brand])).get(brand.id);
  // Where schedules are no longer planned, nothing is.
  if (!PLANNING.some((code) => hasService(services ?? [], code, { allowPassive: true }))) return;
  const place = await requireLocation(db, { brandId: locationId });
  await lockPlacing(db, place.id);
  const row = await lockRecurringShift(db, place.id, id);
  const userId = row?.updated_by ?? row?.created_by ?? null;
  const isDue =
    row !== undefined && row.archived_at === null && row.planned_until < planningDays(place, clock.now()).to;
  if (!isDue || userId === null) return;
  const brandId = place.id as GrantedBrandId;
  // It plans what somebody with the permission has written, and overrides nothing.
  const grant: BrandGrant = { brandId, groupId: place.group_id, nodes: [brandId], codes: null, holds: () => false };
  const report = await planOn({ ...work, grant, actor: { userId, sessionId: '', epoch: 0 } }, place, row);
  if (report.opened_count + report.skipped_count === 0) return;
  // Nobody sees the answer: what did not become as it was written is on record.
  const detail = { location_id: place.id, after: row.planned_until, ...report };
  const recurring = { id: row.id, group_id: row.group_id, kind: 'recurring' as const };
  await insertChange(db, recurring, { action: 'PLANNED', by: null, at: clock.now(), detail });
}
