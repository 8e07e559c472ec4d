import { contribute } from '@hearth/client/slots';
import type { Contribution } from '@hearth/client/slots';
import { JOB_PREVIEW } from '@hearth/domains/jobs/slots';

/** What this domain adds to the pages of others. */
export const contributions: readonly Contribution[] = [
  contribute(JOB_PREVIEW, { load: async () => (await import('./components/job-preview.tsx')).JobPreview }),
];
