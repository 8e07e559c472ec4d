import { defineModule } from '@hearth/platform/module';
import { exportRisks } from './handlers/export-risks.ts';
import { listRisks } from './handlers/list-risks.ts';
import { summarizeRisks } from './handlers/summarize-risks.ts';
import { catchUp } from './jobs/catch-up.ts';
import { checkWeekJob } from './jobs/check-week.ts';
import { followSchedule } from './jobs/follow-schedule.ts';

/** Records schedule rule violations as schedules change. */
export const compliance = defineModule({
  name: 'compliance',
  endpoints: [summarizeRisks, listRisks, exportRisks],
  jobs: [checkWeekJob, catchUp],
  listeners: followSchedule,
});
