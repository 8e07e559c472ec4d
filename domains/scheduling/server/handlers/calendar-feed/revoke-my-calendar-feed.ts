import { implement } from '@hearth/platform/module';
import * as contract from '../../../contract/endpoints.ts';
import { deleteOwnFeed } from '../../queries/calendar-feed.ts';

/** The link stops working at once. */
export const revokeMyCalendarFeed = implement(contract.revokeMyCalendarFeed, async (_input, { db }) => ({
  revoked: await deleteOwnFeed(db),
}));
