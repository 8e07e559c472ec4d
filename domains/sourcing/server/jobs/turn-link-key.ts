import { SYSTEM } from '@hearth/platform/database';
import type { Job } from '@hearth/platform/module';
import { LINK_DAYS } from '../../contract/limits.ts';
import { rotateKeys } from '../queries/link-key.ts';

const TURN_DAYS = 30;

/**
 * Rotates the signing key every 30 days; old keys verify until their links expire. One of before opens what it signed
 * until the last such link has run out.
 */
export const turnLinkKey: Job = {
  name: 'sourcing.turnLinkKey',
  cron: '29 3 * * *',
  run: async (_data, { run }) => {
    await run(SYSTEM, ({ db }) => rotateKeys(db, { turnDays: TURN_DAYS, keptDays: LINK_DAYS + TURN_DAYS }));
  },
};
