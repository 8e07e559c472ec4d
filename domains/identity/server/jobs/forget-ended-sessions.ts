import { SYSTEM } from '@hearth/platform/database';
import type { Job } from '@hearth/platform/module';
import { deleteEndedWindows } from '../queries/attempt.ts';
import { deleteUnusedDevices } from '../queries/known-device.ts';
import { deleteEndedSecrets } from '../queries/mailed-secret.ts';
import { deleteEndedPasskeyChallenges } from '../queries/passkey.ts';
import { deleteEndedSessions } from '../queries/session.ts';
import { deleteEndedChallenges } from '../queries/sign-in-challenge.ts';

const KEPT_MS = 30 * 24 * 60 * 60 * 1000;

/** Deletes sessions a month after they ended, counts of tries whose window is over, and mailed secrets that have run out. */
export const forgetEndedSessions: Job = {
  name: 'identity.forgetEndedSessions',
  cron: '41 3 * * *',
  run: async (_data, { run, clock }) => {
    const now = clock.now();
    await run(SYSTEM, async ({ db }) => {
      await deleteEndedSessions(db, new Date(now.getTime() - KEPT_MS));
      await deleteEndedWindows(db, now);
      await deleteEndedSecrets(db, now);
      await deleteEndedChallenges(db, now);
      await deleteEndedPasskeyChallenges(db, now);
      await deleteUnusedDevices(db, now);
    });
  },
};
