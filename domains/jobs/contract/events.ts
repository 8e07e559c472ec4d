import { defineEvent } from '@hearth/kit/event';
import { uuid } from '@hearth/kit/schema';
import { jobStatus } from './schemas.ts';

/** A job went live. Sent to its location. */
export const JOB_PUBLISHED = defineEvent('jobs.job_published', { job_id: uuid });

/** The content of a job was edited. Sent to its location. */
export const JOB_EDITED = defineEvent('jobs.job_edited', { job_id: uuid });

/** The status of a job changed. Sent to its location. */
export const JOB_STATUS_CHANGED = defineEvent('jobs.job_status_changed', { job_id: uuid, status: jobStatus });
