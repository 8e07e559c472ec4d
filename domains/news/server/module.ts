import { defineModule } from '@hearth/platform/module';
import { listMyNews } from './handlers/list-my-news.ts';
import { markNewsSeen } from './handlers/mark-news-seen.ts';
import { tellNews } from './handlers/tell-news.ts';
import { withdrawNews } from './handlers/withdraw-news.ts';

/** What whoever leads a place tells to those who work there. */
export const news = defineModule({ name: 'news', endpoints: [listMyNews, markNewsSeen, tellNews, withdrawNews] });
