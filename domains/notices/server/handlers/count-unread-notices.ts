import { implement } from '@hearth/platform/module';
import { countUnreadNotices as contract } from '../../contract/endpoints.ts';
import { countUnread } from '../queries/notice.ts';

export const countUnreadNotices = implement(contract, async (_input, { db, actor }) => {
  const { unread, newest } = await countUnread(db, actor.userId);
  return { unread, newest: newest?.toISOString() ?? null };
});
