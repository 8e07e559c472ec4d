import { datePayBack } from '@hearth/domains/team/seed';
import { seedPool, seedRules, seedSheets } from '@hearth/domains/timesheets/seed';
import type { Work } from '@hearth/platform/module';
import { plusDays } from './days.ts';
import { requireId } from './group.ts';
import type { SeededGroup } from './group.ts';

const TIPS = 184_250;

/**
 * Pay by the week, with what goes beyond contracts shown. In Lisbon the week before the last is locked, and the last one has sheets to
 * approve, submitted and approved ones. The tips of the week before are divided.
 */
export async function seedTimesheets(work: Work<'system'>, group: SeededGroup, thisWeek: string): Promise<void> {
  const { groupId, places, people } = group;
  const userId = requireId(people, 'leonor');
  const lisbon = { groupId, brandId: requireId(places, 'HH-001'), userId };
  // People have been paid since they came, not only since the demonstration began.
  await datePayBack(work.db, groupId, plusDays(thisWeek, -120));
  await seedRules(
    work,
    { ...lisbon, brandId: groupId },
    { length: 'WEEKLY', anchor: thisWeek, pack: 'contract', paid_break: 15 },
  );
  const [before, last] = [plusDays(thisWeek, -14), plusDays(thisWeek, -7)];
  await seedPool(work, lisbon, {
    from: before,
    until: plusDays(before, 6),
    collected: TIPS,
    kept_back: 2150,
    method: 'HOURS',
    weights: [],
  });
  await seedSheets(work, lisbon, before, ['LOCKED']);
  await seedSheets(work, lisbon, last, ['SUBMITTED', 'SUBMITTED', 'APPROVED', 'APPROVED', 'APPROVED', 'OPEN']);
}
