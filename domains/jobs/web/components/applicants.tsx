import { Slot } from '@hearth/client/slots';
import { createContext } from 'react';
import type { ReactNode } from 'react';
import type { JobListItem } from '../../contract/schemas.ts';
import { JOB_APPLICANTS } from '../slots.ts';

/** What is said of who applied for a job of the list around. */
export const ApplicantsOfJob = createContext<(jobId: string) => ReactNode>(() => null);

/** Counts who applied for all jobs of a list at once. */
export function WithApplicants({
  jobs,
  children,
}: {
  readonly jobs: readonly JobListItem[];
  readonly children: ReactNode;
}) {
  const draw = (of: (jobId: string) => ReactNode) => <ApplicantsOfJob value={of}>{children}</ApplicantsOfJob>;
  return (
    <Slot of={JOB_APPLICANTS} with={{ jobIds: jobs.map(({ id }) => id), children: draw }} fallback={draw(() => null)} />
  );
}
