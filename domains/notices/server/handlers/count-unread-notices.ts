import { implement } from '@hearth/platform/module';
import { countUnreadNotices as contract } from '../../contract/endpoints.ts';
import { findWithheld } from '../lost-rights.ts';
import { countUnread } from '../queries/notice.ts';

export const countUnreadNotices = implement(contract, async (_input, { db, actor, clock }) => {
  const withheld = await findWithheld(db, [actor.userId], { now: clock.now(), range: 'UNREAD' });
  const { unread, newest } = await countUnread(db, actor.userId, withheld);
  return { unread, newest: newest?.toISOString() ?? null };
});
