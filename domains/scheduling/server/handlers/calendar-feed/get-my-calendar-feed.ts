import { implement } from '@hearth/platform/module';
import * as contract from '../../../contract/endpoints.ts';
import { findOwnFeed } from '../../queries/calendar-feed.ts';

/** The link itself is not kept and cannot be shown again. */
export const getMyCalendarFeed = implement(contract.getMyCalendarFeed, async (_input, { db }) => {
  const feed = await findOwnFeed(db);
  return {
    created_at: feed?.created_at.toISOString() ?? null,
    last_read_at: feed?.last_read_at?.toISOString() ?? null,
  };
});
