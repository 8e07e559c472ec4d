import { brand, endpoint, signedIn } from '@hearth/kit/endpoint';
import { instant, text, uuid } from '@hearth/kit/schema';
import { z } from 'zod';
import { announcement } from './schemas.ts';

const service = 'communication';

export const listMyAnnouncements = endpoint({
  id: 'announcements.listMine',
  method: 'GET',
  path: '/v1/my/news',
  service,
  summary:
    'News for the signed-in person, newest first: told at or above the places where they work, and anywhere that they hold a right.',
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
  summary: 'Says until when the signed-in person has seen the news; never back to an earlier moment.',
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
  summary: 'Tells something to everybody who works at a brand or below, under the name of whoever tells it.',
  access: brand('id', 'MANAGE_TEAM'),
  whileActing: 'refused',
  params: z.strictObject({ id: uuid }),
  body: z.strictObject({ title: text(120), body: text(4000) }),
  answer: announcement,
});

export const withdrawAnnouncement = endpoint({
  id: 'announcements.withdraw',
  method: 'DELETE',
  path: '/v1/brands/{id}/news/{news_id}',
  service,
  summary: 'Takes back what was told at a brand: nobody is shown it any more.',
  access: brand('id', 'MANAGE_TEAM'),
  whileActing: 'refused',
  params: z.strictObject({ id: uuid, news_id: uuid }),
  answer: z.strictObject({ withdrawn: z.literal(true) }),
});
