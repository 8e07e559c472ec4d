import { seedAnnouncements as insert } from '@hearth/domains/announcements/seed';
import type { Work } from '@hearth/platform/module';
import { requireId } from './group.ts';
import type { SeededGroup } from './group.ts';

const HOUR_MS = 3_600_000;

/** Seeds recent announcements of the enterprise and the Lisbon restaurant. */
export function seedNews(work: Work, { groupId, places, people }: SeededGroup): Promise<void> {
  const told = (hours: number) => new Date(work.clock.now().getTime() - hours * HOUR_MS);
  return insert(work.db, groupId, [
    {
      brandId: groupId,
      authorId: requireId(people, 'owen'),
      at: told(50),
      title: 'Year in review on Thursday',
      body: 'All locations join by video at 15:00 Lisbon time. If you’re on shift, you’ll find the recording here on Friday.',
    },
    {
      brandId: requireId(places, 'HH-001'),
      authorId: requireId(people, 'leonor'),
      at: told(20),
      title: 'New coffee machine',
      body: 'It arrives on Tuesday morning. Please come in 10 minutes early for a quick introduction.\nWe’ll keep the old one as a spare.',
    },
  ]);
}
