import { defineJob } from '@hearth/platform/job-contract';

/** Writes what was forgotten to the list. It stands apart from its work, which forgets once more what the list says, too. */
export const WRITE_ERASURES = defineJob('privacy.writeErasures', {}, { isKeyed: true });
