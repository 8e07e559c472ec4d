import { detectLanguage } from '@hearth/kit/installation/host-language';
import { implement } from '@hearth/platform/module';
import { markNoticesRead as contract } from '../../contract/endpoints.ts';
import { emitNoticesChanged } from '../emit-notices-changed.ts';
import { findWithheld } from '../lost-rights.ts';
import { countUnread, markRead } from '../queries/notice.ts';
import { keepLanguage } from '../queries/setting.ts';

export const markNoticesRead = implement(contract, async ({ body }, { db, actor, clock, emit, request }) => {
  const now = clock.now();
  await keepLanguage(db, actor.userId, detectLanguage(request.host));
  const which =
    body.ids === undefined ? { until: body.until === undefined ? now : new Date(body.until) } : { ids: body.ids };
  const changed = await markRead(db, actor.userId, which, body.read ? now : null);
  if (changed > 0) await emitNoticesChanged({ emit }, [actor.userId]);
  const withheld = await findWithheld(db, [actor.userId], { now, range: 'UNREAD' });
  return { unread: (await countUnread(db, actor.userId, withheld)).unread };
});
