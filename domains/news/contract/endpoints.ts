import { brand, endpoint, signedIn } from '@hearth/kit/endpoint';
import { instant, text, uuid } from '@hearth/kit/schema';
import { z } from 'zod';
import { newsItem } from './schemas.ts';

const service = 'communication';

export const listMyNews = endpoint({
  id: 'news.listMyNews',
  method: 'GET',
  path: '/v1/my/news',
  service,
  summary:
    'News for the signed-in person, newest first: told at or above the places where they work, and anywhere that they hold a right.',
  access: signedIn(),
  whileActing: 'allowed',
  query: z.strictObject({ before: uuid.optional() }),
  answer: z.strictObject({ news: z.array(newsItem), next: uuid.nullable() }),
});

export const markNewsSeen = endpoint({
  id: 'news.markSeen',
  method: 'PUT',
  path: '/v1/my/news/seen',
  service,
  summary: 'Says until when the signed-in person has seen the news; never back to an earlier moment.',
  access: signedIn(),
  whileActing: 'refused',
  body: z.strictObject({ until: instant }),
  answer: z.strictObject({ until: instant }),
});

export const tellNews = endpoint({
  id: 'news.tell',
  method: 'POST',
  path: '/v1/brands/{id}/news',
  service,
  summary: 'Tells something to everybody who works at a brand or below, under the name of whoever tells it.',
  access: brand('id', 'MANAGE_TEAM'),
  whileActing: 'refused',
  params: z.strictObject({ id: uuid }),
  body: z.strictObject({ title: text(120), body: text(4000) }),
  answer: newsItem,
});

export const withdrawNews = endpoint({
  id: 'news.withdraw',
  method: 'DELETE',
  path: '/v1/brands/{id}/news/{news_id}',
  service,
  summary: 'Takes back what was told at a brand: nobody is shown it any more.',
  access: brand('id', 'MANAGE_TEAM'),
  whileActing: 'refused',
  params: z.strictObject({ id: uuid, news_id: uuid }),
  answer: z.strictObject({ withdrawn: z.literal(true) }),
});
