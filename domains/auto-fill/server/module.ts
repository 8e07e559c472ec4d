import { defineModule } from '@hearth/platform/module';
import { acceptAutoFill } from './handlers/accept-auto-fill.ts';
import { dropAutoFill } from './handlers/drop-auto-fill.ts';
import { getAutoFill } from './handlers/get-auto-fill.ts';
import { getMyWorkShare } from './handlers/get-my-work-share.ts';
import { getWorkShare } from './handlers/get-work-share.ts';
import { startAutoFill } from './handlers/start-auto-fill.ts';
import { stopAutoFill } from './handlers/stop-auto-fill.ts';
import { deleteOldRuns } from './jobs/delete-old-runs.ts';
import { fillWeek } from './jobs/fill-week.ts';

/** Finds people for the open shifts of a week, and says how work is shared. */
export const autoFill = defineModule({
  name: 'auto-fill',
  endpoints: [getAutoFill, startAutoFill, stopAutoFill, acceptAutoFill, dropAutoFill, getMyWorkShare, getWorkShare],
  jobs: [fillWeek, deleteOldRuns],
});
