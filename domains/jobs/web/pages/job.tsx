import { SAME_PAGE } from '@hearth/client/browser/same-page';
import { StartPage } from '@hearth/domains/job-library/widgets';
import { Button } from '@hearth/ui/button';
import { ErrorState } from '@hearth/ui/error-state';
import { PendingRead } from '@hearth/ui/resource/pending-read';
import { Loading, SkeletonText } from '@hearth/ui/skeleton';
import { lacksLocation, useBrand } from '@hearth/client/person';
import { lazy, Suspense, useState } from 'react';
import { useLocation, useNavigate, useParams } from 'react-router';
import { useJob, useRequest, useTemplate } from '../api.ts';
import { useWords } from '../words.ts';
import { JobEditor } from '../components/editor/job-editor.tsx';

const NEW = 'new';

/** Asked for by a brand without locations alone: with it come all parts that pages share. */
const FirstLocation = lazy(async () => ({ default: (await import('../components/first-location.ts')).FirstLocation }));

/**
 * The editor of one job. A new job gets its own address with the first save; `?choose` first asks what it starts from, where
 * there is a choice.
 */
export function Component() {
  const { t } = useWords();
  const { jobId = NEW } = useParams();
  const [made, setMade] = useState<string | null>(null);
  const navigate = useNavigate();
  const brand = useBrand();
  const start = useStart(jobId);
  const template = useTemplate(start.get('template'));
  const request = useRequest(start.get('request'));
  const chooses = jobId === NEW && start.has('choose');
  // Whoever comes back to choose again begins another job.
  if (chooses && made !== null) setMade(null);
  if (jobId !== NEW && jobId !== made) return <KnownJob key={jobId} jobId={jobId} />;
  if (lacksLocation(brand))
    return (
      <Suspense>
        <FirstLocation page={t('editor.newTitle')} />
      </Suspense>
    );
  if (chooses)
    return (
      <Suspense fallback={<LoadingJob />}>
        <StartPage title={t('editor.newTitle')} loading={t('editor.loading')} />
      </Suspense>
    );
  const coming = [template, request].find(({ data, fetchStatus }) => data === undefined && fetchStatus !== 'idle');
  if (coming !== undefined)
    return (
      <PendingRead of={coming}>
        <LoadingJob />
      </PendingRead>
    );
  return (
    <JobEditor
      key={`${NEW}?${start.toString()}`}
      job={null}
      template={template.data}
      request={request.data}
      onCreated={(job) => {
        setMade(job.id);
        void navigate(`/hiring/jobs/${job.id}`, SAME_PAGE);
      }}
    />
  );
}

/** What a new job starts from, as its address says until the job has one of its own. */
function useStart(jobId: string): URLSearchParams {
  const { search } = useLocation();
  const [start, setStart] = useState(search);
  if (jobId === NEW && search !== start) setStart(search);
  return new URLSearchParams(start);
}

function LoadingJob() {
  const { t } = useWords();
  return (
    <Loading label={t('editor.loading')}>
      <SkeletonText lines={8} />
    </Loading>
  );
}

function KnownJob({ jobId }: { readonly jobId: string }) {
  const { t, problem } = useWords();
  const read = useJob(jobId);
  const { data: job, error, refetch } = read;
  if (job !== undefined) return <JobEditor job={job} onCreated={() => undefined} />;
  if (error !== null) {
    return (
      <ErrorState title={t('editor.failed')} action={<Button onClick={() => void refetch()}>{t('list.retry')}</Button>}>
        {problem(error)}
      </ErrorState>
    );
  }
  return (
    <PendingRead of={read}>
      <LoadingJob />
    </PendingRead>
  );
}
