import { defineEvent } from '@hearth/kit/event';
import { uuid } from '@hearth/kit/schema';

/** The state of a job at a board changed. Sent to its location. */
export const POSTING_CHANGED = defineEvent('jobBoards.posting_changed', { job_id: uuid });
