import { defineModule } from '@hearth/platform/module';
import { eraseOwnData, exportOwnData, getOwnData } from './handlers/own-data.ts';
import { getRetention, setRetention } from './handlers/retention.ts';
import { forgetDue } from './jobs/forget-due.ts';

/** What candidates sent: how long it is kept, and how they get at it and rid of it. */
export const privacy = defineModule({
  name: 'privacy',
  endpoints: [getRetention, setRetention, getOwnData, exportOwnData, eraseOwnData],
  jobs: [forgetDue],
});
