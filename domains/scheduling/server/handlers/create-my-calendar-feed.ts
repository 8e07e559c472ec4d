import { randomBytes } from 'node:crypto';
import { implement } from '@hearth/platform/module';
import * as contract from '../../contract/endpoints.ts';
import { hashOfToken } from '../calendar.ts';
import { putFeed } from '../queries/calendar-feed.ts';

const TOKEN_BYTES = 32;

/** 256 random bits; only their hash is kept. */
export const createMyCalendarFeed = implement(contract.createMyCalendarFeed, async (_input, { db, clock, actor }) => {
  const token = randomBytes(TOKEN_BYTES).toString('base64url');
  const now = clock.now();
  await putFeed(db, actor.userId, hashOfToken(token), now);
  return { path: `/ical/${token}.ics`, created_at: now.toISOString() };
});
