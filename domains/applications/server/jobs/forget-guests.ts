import { forgetUnproven } from '@hearth/domains/identity/service';
import { SYSTEM } from '@hearth/platform/database';
import type { Job } from '@hearth/platform/module';
import { UNPROVEN_KEPT_MS } from '../../rules/limits.ts';
import { removeGuestFiles } from '../guest-files.ts';
import { findApplicants } from '../queries/application.ts';
import { deleteOldGuests } from '../queries/guest-application.ts';

/**
 * Forgets applications whose address nobody proved in time, with their files, and people who applied without signing in, never proved
 * their address and have no application left.
 */
export const forgetGuests: Job = {
  name: 'applications.forgetGuests',
  cron: '43 3 * * *',
  run: (_data, { run, clock }) =>
    run(SYSTEM, async (work) => {
      const now = clock.now();
      await removeGuestFiles(work, await deleteOldGuests(work.db, now));
      await forgetUnproven(work.db, new Date(now.getTime() - UNPROVEN_KEPT_MS), (ids) => findApplicants(work.db, ids));
    }),
};
