import { forgetNoticesAbout } from '@hearth/domains/notices/service';
import { failure, NOT_FOUND } from '@hearth/kit/failure';
import { inScope, SYSTEM } from '@hearth/platform/database';
import { implement } from '@hearth/platform/module';
import { withdrawAnnouncement as contract } from '../../contract/endpoints.ts';
import { markWithdrawn } from '../queries/item.ts';

export const withdrawAnnouncement = implement(contract, async ({ params }, { db, grant, clock }) => {
  if (!(await markWithdrawn(db, grant, params.news_id, clock.now()))) throw failure(NOT_FOUND);
  await inScope(db, SYSTEM, (system) => forgetNoticesAbout(system, [params.news_id]));
  return { withdrawn: true as const };
});
