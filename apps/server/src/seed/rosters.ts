import { seedDemand } from '@hearth/domains/demand/seed';
import { seedWeekTemplate } from '@hearth/domains/rosters/seed';
import { seedReceipts } from '@hearth/domains/scheduling/seed';
import { seedDayNotes, seedStations } from '@hearth/domains/workplace/seed';
import type { Work } from '@hearth/platform/module';
import { plusDays, startOfWeek } from './days.ts';
import { requireId } from './group.ts';
import type { SeededGroup } from './group.ts';

/** Seeds two templates of the Lisbon restaurant, one that the enterprise shares, who has seen the published weeks, stations, and notes on days. */
export async function seedTemplates(work: Work, group: SeededGroup, thisWeek: string): Promise<void> {
  const { groupId, places, people } = group;
  const locationId = requireId(places, 'HH-001');
  const by = { at: work.clock.now(), userId: requireId(people, 'leonor') };
  const base = { groupId, locationId, brandId: locationId, monday: plusDays(thisWeek, -7), weeks: 1 };
  await seedWeekTemplate(work.db, { ...base, name: 'Usual week' }, by);
  await seedWeekTemplate(work.db, { ...base, name: 'Early and late in turn', weeks: 2 }, by);
  await seedWeekTemplate(work.db, { ...base, brandId: groupId, name: 'House standard' }, by);
  await seedReceipts(work.db, groupId, thisWeek);
  await seedNotes(work, group, thisWeek);
}

/** Christmas is closed everywhere; the Lisbon restaurant has an event this week, and notes in the next one. */
async function seedNotes(work: Work, { groupId, places, people }: SeededGroup, thisWeek: string): Promise<void> {
  const userId = requireId(people, 'leonor');
  const year = thisWeek.slice(0, 4);
  const on = (day: number) => ({
    starts_on: plusDays(thisWeek, day),
    ends_on: plusDays(thisWeek, day),
    is_yearly: false,
  });
  const christmas = { starts_on: `${year}-12-25`, ends_on: `${year}-12-25`, is_yearly: true } as const;
  await seedDayNotes(work, { groupId, brandId: groupId, userId }, [
    { ...christmas, kind: 'CLOSED', audience: 'STAFF', content: 'Christmas Day' },
  ]);
  const locationId = requireId(places, 'HH-001');
  await seedStations(work, { groupId, locationId, userId }, [
    { name: 'Pass', department: 'KITCHEN', cost_centre: '4100' },
    { name: 'Long bar', department: 'BAR', cost_centre: '4200' },
    { name: 'Terrace', department: 'FLOOR', cost_centre: '4310' },
    { name: 'Dining room', department: 'FLOOR', cost_centre: '4300' },
  ]);
  await seedDayNotes(work, { groupId, brandId: locationId, userId }, [
    { ...on(4), kind: 'EVENT', audience: 'STAFF', content: 'Fado night, 60 guests booked' },
    { ...on(8), kind: 'NOTE', audience: 'MANAGERS', content: 'Owner visits at noon' },
    { ...on(9), kind: 'NOTE', audience: 'STAFF', content: 'Cellar delivery at 10:00' },
    { ...on(13), kind: 'EVENT', audience: 'STAFF', content: 'Derby on the terrace screen' },
  ]);
}

/** Seeds what the Lisbon restaurant sold, what is expected of it, and a Saturday that its owner knows better. */
export async function seedPastDemand(work: Work<'system'>, group: SeededGroup, today: string): Promise<void> {
  const saturday = plusDays(startOfWeek(new Date(`${today}T12:00:00Z`)), 12);
  await seedDemand(work, {
    groupId: group.groupId,
    locationId: requireId(group.places, 'HH-001'),
    userId: requireId(group.people, 'leonor'),
    currency: 'EUR',
    country: 'PT',
    today,
    adjusted: { day: saturday, reason: 'Derby on the terrace screen' },
  });
}
