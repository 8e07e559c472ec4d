import { contribute } from '@hearth/client/slots';
import { JOB_ASIDE } from '@hearth/domains/jobs/slots';

/** What job boards add to the editor of a job. */
export const contributions = [
  contribute(JOB_ASIDE, { order: 20, load: async () => (await import('./components/boards-of-job.tsx')).BoardsOfJob }),
];
