import { implement } from '@hearth/platform/module';
import { listNotices as contract } from '../../contract/endpoints.ts';
import { findWithheld } from '../lost-rights.ts';
import { countUnread, findNotices } from '../queries/notice.ts';
import { readDeliveries } from '../read-deliveries.ts';

const PAGE = 30;

export const listNotices = implement(contract, async ({ query }, { db, actor, clock }) => {
  const withheld = await findWithheld(db, [actor.userId], { now: clock.now(), range: 'LISTED' });
  const rows = await findNotices(db, actor.userId, {
    before: query.before,
    unread: query.unread === true,
    limit: PAGE + 1,
    withheld,
  });
  const page = rows.slice(0, PAGE);
  const sent = await readDeliveries(
    db,
    actor.userId,
    page.map(({ id }) => id),
  );
  return {
    notices: page.map(({ id, kind, title, body, link, at, read_at: readAt }) => ({
      id,
      kind,
      title,
      text: body,
      link,
      at: at.toISOString(),
      read: readAt !== null,
      sent: sent.get(id) ?? [],
    })),
    unread: (await countUnread(db, actor.userId, withheld)).unread,
    next: rows.length > PAGE ? (page.at(-1)?.id ?? null) : null,
  };
});
