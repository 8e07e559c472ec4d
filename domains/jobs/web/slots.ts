import { defineSlot } from '@hearth/client/slots';
import type { ReactNode } from 'react';
import type { Job } from '../contract/schemas.ts';

/** Counts who applied for some jobs at once, and draws the list with what is said of each job. */
export const JOB_APPLICANTS = defineSlot<{
  readonly jobIds: readonly string[];
  readonly children: (of: (jobId: string) => ReactNode) => ReactNode;
}>('jobs.applicants');

/** The public page of a post, as candidates will see it. */
export const JOB_PREVIEW = defineSlot<{ readonly job: Job; readonly employer: string }>('job.preview');

/** Beside the editor of a saved job: whom it is for, where else it is published. */
export const JOB_ASIDE = defineSlot<{ readonly jobId: string } & Pick<Job, 'status' | 'audience'>>('job.aside');
