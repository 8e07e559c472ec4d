import { SYSTEM } from '@hearth/platform/database';
import type { Job } from '@hearth/platform/module';
import { deleteOldAssertions } from '../queries/assertion.ts';
import { deleteOldAttempts } from '../queries/attempt.ts';

/** Clears away tries and assertions whose time is over. */
export const forgetAttempts: Job = {
  name: 'federation.forget-attempts',
  cron: '41 * * * *',
  run: (_data, { run, clock }) =>
    run(SYSTEM, async ({ db }) => {
      await deleteOldAttempts(db, clock.now());
      await deleteOldAssertions(db, clock.now());
    }),
};
