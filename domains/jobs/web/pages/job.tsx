import { SAME_PAGE } from '@hearth/client/same-page';
import { FirstLocation, useLacksLocation } from '@hearth/domains/core/widgets';
import { Button } from '@hearth/ui/button';
import { ErrorState } from '@hearth/ui/error-state';
import { Loading, SkeletonText } from '@hearth/ui/skeleton';
import { useState } from 'react';
import { useNavigate, useParams, useSearchParams } from 'react-router';
import { useJob, useRequest, useTemplate } from '../api.ts';
import { useWords } from '../career/words.ts';
import { JobEditor } from '../components/job-editor.tsx';

const NEW = 'new';

/** The editor of one job. A new job gets its own address with the first save. */
export function Component() {
  const { t } = useWords();
  const { jobId = NEW } = useParams();
  const [made, setMade] = useState<string | null>(null);
  const navigate = useNavigate();
  const lacksLocation = useLacksLocation();
  const [address] = useSearchParams();
  const [templateId] = useState(() => address.get('template'));
  const template = useTemplate(templateId);
  const [requestId] = useState(() => address.get('request'));
  const request = useRequest(requestId);
  if (jobId !== NEW && jobId !== made) return <KnownJob key={jobId} jobId={jobId} />;
  if (lacksLocation) return <FirstLocation page={t('editor.newTitle')} />;
  if (template.isLoading || request.isLoading)
    return (
      <Loading label={t('editor.loading')}>
        <SkeletonText lines={8} />
      </Loading>
    );
  return (
    <JobEditor
      key={NEW}
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

function KnownJob({ jobId }: { readonly jobId: string }) {
  const { t, problem } = useWords();
  const { data: job, error, refetch } = useJob(jobId);
  if (job !== undefined) return <JobEditor job={job} onCreated={() => undefined} />;
  if (error !== null) {
    return (
      <ErrorState title={t('editor.failed')} action={<Button onClick={() => void refetch()}>{t('list.retry')}</Button>}>
        {problem(error)}
      </ErrorState>
    );
  }
  return (
    <Loading label={t('editor.loading')}>
      <SkeletonText lines={8} />
    </Loading>
  );
}
