import { defineModule } from '@hearth/platform/module';
import { eraseOwnData, exportOwnData, getOwnData } from './handlers/own-data.ts';
import { deleteAsPlanned, keepLonger, openKeepLink, unsubscribeFromKeeping } from './handlers/keep-links.ts';
import { getRetention, setAskDays, setRetention } from './handlers/retention.ts';
import { askToKeepJob } from './jobs/ask-to-keep.ts';
import { forgetDue } from './jobs/forget-due.ts';
import { writeErasures } from './jobs/write-erasures.ts';
import { repeatErasures } from './repeat-erasures.ts';

/** Retention, export and deletion of candidates' data. */
export const privacy = defineModule({
  name: 'privacy',
  endpoints: [
    getRetention,
    setRetention,
    setAskDays,
    getOwnData,
    exportOwnData,
    eraseOwnData,
    openKeepLink,
    keepLonger,
    deleteAsPlanned,
    unsubscribeFromKeeping,
  ],
  jobs: [askToKeepJob, forgetDue, writeErasures],
  beforeServing: repeatErasures,
});
