import { JobEditorPage } from '@hearth/domains/jobs/widgets';
import { lazy, Suspense } from 'react';

/** Where the installation works with job boards; it asks for itself. */
const BoardsOfJob = lazy(async () => ({ default: (await import('@hearth/domains/job-boards/widgets')).BoardsOfJob }));

/** A job's editor, with how it stands at job boards: two domains on one page. */
export function Component() {
  return (
    <JobEditorPage
      beside={({ id, status }) => (
        <Suspense fallback={null}>
          <BoardsOfJob jobId={id} isLive={status === 'LIVE'} />
        </Suspense>
      )}
    />
  );
}
