import { contribute } from '@hearth/client/slots';
import { JOB_APPLICANTS } from '@hearth/domains/jobs/slots';

/** What applications add to pages of lower domains. */
export const contributions = [
  contribute(JOB_APPLICANTS, { load: async () => (await import('./components/applicant-counts.tsx')).ApplicantCounts }),
];
