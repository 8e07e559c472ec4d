import { SYSTEM } from '@hearth/platform/database';
import type { Job } from '@hearth/platform/module';
import { LINK_DAYS } from '../../contract/limits.ts';
import { turnKeys } from '../queries/link-key.ts';

const TURN_DAYS = 30;

/** Signs new links with a new key every 30 days. One of before opens what it signed until the last such link has run out. */
export const turnLinkKey: Job = {
  name: 'sourcing.turnLinkKey',
  cron: '29 3 * * *',
  run: async (_data, { run }) => {
    await run(SYSTEM, ({ db }) => turnKeys(db, { turnDays: TURN_DAYS, keptDays: LINK_DAYS + TURN_DAYS }));
  },
};
