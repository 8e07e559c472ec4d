import { seedWeekTemplate } from '@hearth/domains/rosters/seed';
import { seedReceipts } from '@hearth/domains/scheduling/seed';
import type { Work } from '@hearth/platform/module';
import { plusDays } from './days.ts';
import { requireId } from './group.ts';
import type { SeededGroup } from './group.ts';

/** Seeds two templates of the Lisbon restaurant, one that the enterprise shares, and who has seen the published weeks. */
export async function seedTemplates(work: Work, group: SeededGroup, thisWeek: string): Promise<void> {
  const { groupId, places, people } = group;
  const locationId = requireId(places, 'HH-001');
  const by = { at: work.clock.now(), userId: requireId(people, 'leonor') };
  const base = { groupId, locationId, brandId: locationId, monday: plusDays(thisWeek, -7), weeks: 1 };
  await seedWeekTemplate(work.db, { ...base, name: 'Usual week' }, by);
  await seedWeekTemplate(work.db, { ...base, name: 'Early and late in turn', weeks: 2 }, by);
  await seedWeekTemplate(work.db, { ...base, brandId: groupId, name: 'House standard' }, by);
  await seedReceipts(work.db, groupId, thisWeek);
}
