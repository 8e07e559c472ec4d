import { SYSTEM } from '@hearth/platform/database';
import type { Job } from '@hearth/platform/module';
import { deleteOldAttempts } from '../queries/attempt.ts';

/** Clears away tries whose time is over. */
export const forgetAttempts: Job = {
  name: 'federation.forget-attempts',
  cron: '41 * * * *',
  run: (_data, { run, clock }) => run(SYSTEM, ({ db }) => deleteOldAttempts(db, clock.now())),
};
