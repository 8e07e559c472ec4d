import { implement } from '@hearth/platform/module';
import { newToken, tokenHash } from '@hearth/platform/secrets/token';
import * as contract from '../../../contract/endpoints.ts';
import { putFeed } from '../../queries/calendar-feed.ts';

/** 256 random bits; only their hash is kept. */
export const createMyCalendarFeed = implement(contract.createMyCalendarFeed, async (_input, { db, clock, actor }) => {
  const token = newToken();
  const now = clock.now();
  await putFeed(db, actor.userId, tokenHash(token).toString('hex'), now);
  return { path: `/ical/${token}.ics`, created_at: now.toISOString() };
});
