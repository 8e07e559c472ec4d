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
      title: 'The year in review, on Thursday',
      body: 'All houses join by video at 15:00 Lisbon time. Whoever is on shift finds the recording here on Friday.',
    },
    {
      brandId: requireId(places, 'HH-001'),
      authorId: requireId(people, 'leonor'),
      at: told(20),
      title: 'New coffee machine',
      body: 'It is set up on Tuesday morning. Please come ten minutes early for a short introduction.\nThe old one stays as a spare.',
    },
  ]);
}
