import { JobEditorPage } from '@hearth/domains/jobs/widgets';
import { lazy, Suspense } from 'react';

/** Where the installation works with job boards; it asks for itself. */
const BoardsOfJob = lazy(async () => ({ default: (await import('@hearth/domains/job-boards/widgets')).BoardsOfJob }));

/** Whom the job is for, and what a referral to it brings. */
const Audience = lazy(async () => ({ default: (await import('@hearth/domains/sourcing/widgets')).AudienceOfJob }));

/** A job's editor, with whom it is for and how it stands at job boards: three domains on one page. */
export function Component() {
  return (
    <JobEditorPage
      beside={({ id, status, audience }) => (
        <>
          <Suspense fallback={null}>
            <Audience jobId={id} />
          </Suspense>
          <Suspense fallback={null}>
            <BoardsOfJob jobId={id} isLive={status === 'LIVE' && audience === 'PUBLIC'} />
          </Suspense>
        </>
      )}
    />
  );
}
