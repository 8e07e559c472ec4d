import { SYSTEM } from '@hearth/platform/database';
import type { Job } from '@hearth/platform/module';
import * as attempts from '../queries/attempt.ts';

/** Deletes abandoned sign-ins. */
export const forgetAttempts: Job = {
  name: 'jobBoards.forgetAttempts',
  cron: '47 * * * *',
  run: (_data, { run, clock }) => run(SYSTEM, ({ db }) => attempts.forgetAttempts(db, clock.now())),
};
