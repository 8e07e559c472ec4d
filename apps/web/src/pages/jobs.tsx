import { ApplicantCounts } from '@hearth/domains/applications/widgets';
import { JobsPage } from '@hearth/domains/jobs/widgets';
import { SkeletonRows } from '@hearth/ui/skeleton';
import { Suspense } from 'react';
import type { ComponentProps } from 'react';

const applicants: ComponentProps<typeof JobsPage>['applicants'] = (jobIds, draw) => (
  <Suspense fallback={draw(() => null)}>
    <ApplicantCounts jobIds={jobIds}>{draw}</ApplicantCounts>
  </Suspense>
);

/** The jobs with how many applied for each: two domains on one page. */
export function Component() {
  return (
    <Suspense fallback={<SkeletonRows rows={8} />}>
      <JobsPage applicants={applicants} />
    </Suspense>
  );
}
