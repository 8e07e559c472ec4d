import { uuid } from '@hearth/kit/schema';
import { defineJob } from '@hearth/platform/jobs/job-contract';

/** Seals the next document of a group that everybody has signed: one at a time, so that groups take turns. */
export const SEAL = defineJob('signatures.seal', { group_id: uuid }, { isKeyed: true });
/** Sends to many, in batches. */
export const SEND = defineJob('signatures.send', { sending_id: uuid }, { isKeyed: true });
