import { SYSTEM } from '@hearth/platform/database';
import type { Job } from '@hearth/platform/module';
import { EXPIRED_INVITATION_KEPT_MS } from '../../rules/invitation.ts';
import { deleteExpiredInvitations } from '../queries/invitation.ts';

/** Forgets addresses that were invited, did not answer, and were not asked again. */
export const forgetInvitations: Job = {
  name: 'access.forgetInvitations',
  cron: '52 3 * * *',
  run: async (_data, { run, clock }) => {
    const before = new Date(clock.now().getTime() - EXPIRED_INVITATION_KEPT_MS);
    await run(SYSTEM, ({ db }) => deleteExpiredInvitations(db, before));
  },
};
