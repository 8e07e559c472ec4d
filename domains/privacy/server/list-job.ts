import { defineJob } from '@hearth/platform/jobs/job-contract';

/**
 * Writes queued erasures to the list. Defined apart from its work, which itself deletes data. It stands apart from
 * its work, which forgets once more what the list says, too.
 */
export const WRITE_ERASURES = defineJob('privacy.writeErasures', {}, { isKeyed: true });
