import { SYSTEM } from '@hearth/platform/database';
import type { Job } from '@hearth/platform/module';
import { deleteOldDrafts } from '../queries/draft.ts';

export const FORGET_DRAFTS = 'applications.forgetDrafts';

/**
 * Deletes abandoned drafts. Their links expire on time, whenever this runs. Their links are good for nothing from the
 * very moment on, whenever this runs.
 */
export const forgetDrafts: Job = {
  name: FORGET_DRAFTS,
  cron: '40 3 * * *',
  run: (_data, work) => work.run(SYSTEM, ({ db, clock }) => deleteOldDrafts(db, clock.now())),
};
