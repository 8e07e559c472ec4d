import { JobsPage } from '@hearth/domains/jobs/widgets';
import { lazy, Suspense } from 'react';
import type { ComponentProps } from 'react';

/** Who applied for each: it comes once the jobs stand. */
const ApplicantCounts = lazy(async () => ({
  default: (await import('@hearth/domains/applications/widgets')).ApplicantCounts,
}));

const applicants: ComponentProps<typeof JobsPage>['applicants'] = (jobIds, draw) => (
  <Suspense fallback={draw(() => null)}>
    <ApplicantCounts jobIds={jobIds}>{draw}</ApplicantCounts>
  </Suspense>
);

/** The jobs with how many applied for each: two domains on one page. */
export function Component() {
  return <JobsPage applicants={applicants} />;
}
