import { brand, endpoint, signedIn } from '@hearth/kit/endpoint';
import { instant, line, text, uuid } from '@hearth/kit/schema';
import { z } from 'zod';
import { announcement } from './schemas.ts';

const service = 'communication';

export const listMyAnnouncements = endpoint({
  id: 'announcements.listMine',
  method: 'GET',
  path: '/v1/my/news',
  service,
  summary:
    'Lists announcements for the signed-in person, newest first: those at or above the locations where they work, and anywhere they have access.',
  access: signedIn(),
  whileActing: 'allowed',
  query: z.strictObject({ before: uuid.optional() }),
  answer: z.strictObject({ news: z.array(announcement), next: uuid.nullable() }),
});

export const markAnnouncementsSeen = endpoint({
  id: 'announcements.markSeen',
  method: 'PUT',
  path: '/v1/my/news/seen',
  service,
  summary: 'Marks announcements as seen up to a moment; never moves it back.',
  access: signedIn(),
  whileActing: 'refused',
  body: z.strictObject({ until: instant }),
  answer: z.strictObject({ until: instant }),
});

export const publishAnnouncement = endpoint({
  id: 'announcements.publish',
  method: 'POST',
  path: '/v1/brands/{id}/news',
  service,
  summary: 'Posts an announcement to everyone who works at a brand or below it, under the author’s name.',
  access: brand('id', 'MANAGE_TEAM'),
  whileActing: 'refused',
  params: z.strictObject({ id: uuid }),
  body: z.strictObject({ title: line(120), body: text(4000) }),
  answer: announcement,
  changes: () => [listMyAnnouncements],
});

export const withdrawAnnouncement = endpoint({
  id: 'announcements.withdraw',
  method: 'DELETE',
  path: '/v1/brands/{id}/news/{news_id}',
  service,
  summary: 'Removes an announcement of a brand. No one can see it after that.',
  access: brand('id', 'MANAGE_TEAM'),
  whileActing: 'refused',
  params: z.strictObject({ id: uuid, news_id: uuid }),
  answer: z.strictObject({ withdrawn: z.literal(true) }),
  changes: () => [listMyAnnouncements],
});
