import { createContext, use } from 'react';
import type { ReactNode } from 'react';
import type { JobListItem } from '../../contract/schemas.ts';

/** Counts who applied for some jobs, and draws a list with what is to be said of each; another domain knows. */
export type ApplicantsOf = (
  jobIds: readonly string[],
  draw: (of: (jobId: string) => ReactNode) => ReactNode,
) => ReactNode;

/** How the page counts who applied. */
export const ApplicantsContext = createContext<ApplicantsOf>((_ids, draw) => draw(() => null));

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
  const applicants = use(ApplicantsContext);
  return applicants(
    jobs.map(({ id }) => id),
    (of) => <ApplicantsOfJob value={of}>{children}</ApplicantsOfJob>,
  );
}
