import { hasPermission, useBrand } from '@hearth/client/person';
import { useReadAgainOn } from '@hearth/client/use-read-again';
import { ExportMenu } from '@hearth/domains/exports/widgets';
import type { AnswerOf } from '@hearth/kit/endpoint';
import { useFormat } from '@hearth/i18n/use-format';
import { Button } from '@hearth/ui/button';
import { Card } from '@hearth/ui/card';
import { FilterChips } from '@hearth/ui/chip';
import { EmptyState } from '@hearth/ui/empty-state';
import { ErrorState } from '@hearth/ui/error-state';
import { Icon } from '@hearth/ui/icon';
import { linkButtonLook } from '@hearth/ui/link-button';
import { PageHeader } from '@hearth/ui/page-header';
import { PageTitle } from '@hearth/ui/page-title';
import { PendingRead } from '@hearth/ui/resource/pending-read';
import { SearchField } from '@hearth/ui/search-field';
import { Loading, SkeletonRows } from '@hearth/ui/skeleton';
import { Switch } from '@hearth/ui/switch';
import { Briefcase, Plus, SearchX } from 'lucide-react';
import { lazy, Suspense, useDeferredValue, useEffect, useRef, useState } from 'react';
import { Link, useSearchParams } from 'react-router';
import { JOB_STATUSES } from '../../rules/post-status.ts';
import { exportJobs, listJobs } from '../../contract/endpoints.ts';
import { JOB_EVENTS, toJobFilter, useJobRules, useJobs, useSetJobRules } from '../api.ts';
import { useWords } from '../words.ts';
import { WithApplicants } from '../components/applicants.tsx';
import { JobRow } from '../components/job-row.tsx';
import type { JobListItem, JobStatus } from '../../contract/schemas.ts';

/** Most jobs stand at one location. */
const RolloutRow = lazy(async () => ({
  default: (await import('../components/rollout/rollout-row.tsx')).RolloutRow,
}));
const PlacesDialog = lazy(async () => ({
  default: (await import('../components/rollout/places-dialog.tsx')).PlacesDialog,
}));

/** The jobs of the current brand, with filters with who applied, which another domain counts, and a button for a new one. */
export function Component() {
  const { t } = useWords();
  const brand = useBrand();
  useReadAgainOn(JOB_EVENTS, [listJobs]);
  const { status, words, choose, type } = useJobListFilter();
  const jobs = useJobs({ status, words: useDeferredValue(words) });
  const [posting, setPosting] = useState<JobListItem | null>(null);
  const onMore = hasPermission(brand, 'MANAGE_JOBS') && brand.locationCount > 1 ? setPosting : undefined;
  const isFiltered = words !== '' || status !== null;
  const isEmpty = jobs.data !== undefined && !isFiltered && countAll(jobs.data) === 0;
  return (
    <>
      <PageTitle>{t('menu.jobs')}</PageTitle>
      <PageHeader
        className="mb-4"
        title={t('menu.jobs')}
        actions={
          <>
            {!isEmpty && (
              <ExportMenu endpoint={exportJobs} brandId={brand.id} filter={toJobFilter({ status, words })} />
            )}
            {hasPermission(brand, 'MANAGE_JOBS') && <WaysToJobs isEmpty={isEmpty} />}
          </>
        }
      >
        {!isEmpty && (
          <div className="flex flex-wrap items-center gap-3">
            <StatusChips counts={jobs.data?.counts} status={status} onChoose={choose} />
            <SearchField
              className="w-full sm:ms-auto sm:w-64"
              label={t('list.search')}
              placeholder={t('list.search')}
              clearLabel={t('list.clear')}
              value={words}
              onChange={type}
              busy={jobs.isPlaceholderData}
            />
          </div>
        )}
      </PageHeader>
      <Card flush>
        {jobs.isError ? (
          <ErrorState
            title={t('list.failed')}
            action={<Button onClick={() => void jobs.refetch()}>{t('list.retry')}</Button>}
          />
        ) : jobs.data === undefined ? (
          <PendingRead of={jobs}>
            <Loading label={t('list.loading')}>
              <SkeletonRows rows={6} />
            </Loading>
          </PendingRead>
        ) : jobs.data.jobs.length === 0 ? (
          <Nothing isEmpty={isEmpty} />
        ) : (
          <JobRows jobs={jobs.data} at={jobs.dataUpdatedAt} onMore={onMore} />
        )}
      </Card>
      <ApprovalRule />
      {posting !== null && (
        <Suspense fallback={null}>
          <PlacesDialog job={posting} onClose={() => setPosting(null)} />
        </Suspense>
      )}
    </>
  );
}

type JobList = AnswerOf<typeof listJobs>;

/** How many jobs there are in all states. */
const countAll = ({ counts }: JobList): number => Object.values(counts).reduce((sum, count) => sum + count, 0);

/** The pages beside the list, and the way to a new job, which an empty list offers itself. */
function WaysToJobs({ isEmpty }: { readonly isEmpty: boolean }) {
  const { t } = useWords();
  return (
    <>
      <Link to="/hiring/gaps" className={linkButtonLook('secondary', 'md')}>
        {t('list.gaps')}
      </Link>
      <Link to="/hiring/requests" className={linkButtonLook('secondary', 'md')}>
        {t('list.requests')}
      </Link>
      <Link to="/hiring/templates" className={linkButtonLook('secondary', 'md')}>
        {t('list.templates')}
      </Link>
      {!isEmpty && <NewJob />}
    </>
  );
}

/** Narrows the list to one of the states that jobs are in. */
function StatusChips({
  counts,
  status,
  onChoose,
}: {
  readonly counts: JobList['counts'] | undefined;
  readonly status: JobStatus | null;
  readonly onChoose: (status: string) => void;
}) {
  const { t } = useWords();
  const format = useFormat();
  const offered = JOB_STATUSES.filter((name) => name === status || (counts?.[name] ?? 0) > 0);
  return (
    <FilterChips
      label={t('list.states')}
      chips={offered.map((id) => ({ id, label: t(`status.${id}`), count: format.number(counts?.[id] ?? 0) }))}
      chosen={status === null ? [] : [status]}
      onChange={(chosen) => onChoose(chosen.find((id) => id !== status) ?? '')}
    />
  );
}

/** The lines of the list: posts of one rollout stand together. */
function JobRows({
  jobs: { jobs, rollouts },
  at,
  onMore,
}: {
  readonly jobs: JobList;
  readonly at: number;
  readonly onMore: ((job: JobListItem) => void) | undefined;
}) {
  return (
    <WithApplicants jobs={jobs}>
      <ul>
        {jobs.map((job) => {
          const rollout = rollouts.find((one) => one.rollout_id === job.rollout_id);
          const row = { job, now: new Date(at).toISOString(), onMore };
          return rollout === undefined || rollout.posts < 2 ? (
            <JobRow key={job.id} {...row} />
          ) : (
            <Suspense key={rollout.rollout_id} fallback={<JobRow {...row} />}>
              <RolloutRow rollout={rollout} {...row} />
            </Suspense>
          );
        })}
      </ul>
    </WithApplicants>
  );
}

/** Keeps the list's filters in the address. */
function useJobListFilter() {
  const [parameters, setParameters] = useSearchParams();
  const given = parameters.get('status');
  // The router hands out the address of the last rendering: a second change before the next one would undo the first.
  const latest = useRef(parameters);
  useEffect(() => {
    latest.current = parameters;
  }, [parameters]);
  const change = (name: string, value: string) => {
    const next = new URLSearchParams(latest.current);
    if (value === '') next.delete(name);
    else next.set(name, value);
    latest.current = next;
    setParameters(next, { replace: true, preventScrollReset: true });
  };
  return {
    status: JOB_STATUSES.find((status) => status === given) ?? null,
    words: parameters.get('q') ?? '',
    choose: (chosen: string) => change('status', chosen),
    type: (words: string) => change('q', words),
  };
}

function NewJob() {
  const { t } = useWords();
  return (
    <Link to="/hiring/jobs/new?choose" className={linkButtonLook('primary', 'md')}>
      <Icon of={Plus} />
      {t('list.new')}
    </Link>
  );
}

function Nothing({ isEmpty }: { readonly isEmpty: boolean }) {
  const { t } = useWords();
  const brand = useBrand();
  if (!isEmpty) {
    return (
      <EmptyState icon={<Icon of={SearchX} size={24} />} title={t('list.nothing')}>
        {t('list.nothingHelp')}
      </EmptyState>
    );
  }
  return (
    <EmptyState
      icon={<Icon of={Briefcase} size={24} />}
      title={t('list.emptyTitle')}
      action={hasPermission(brand, 'MANAGE_JOBS') && <NewJob />}
    >
      {t('list.emptyHelp')}
    </EmptyState>
  );
}

/** Lets managers of the whole group require approval of jobs. */
function ApprovalRule() {
  const { t } = useWords();
  const brand = useBrand();
  const rules = useJobRules();
  const send = useSetJobRules();
  const isGroup = brand.id === brand.groupId;
  if (!isGroup || !hasPermission(brand, 'MANAGE_BRAND') || rules.data === undefined) return null;
  return (
    <Switch
      className="mt-6"
      label={t('list.approval')}
      checked={send.variables?.body.approval_required ?? rules.data.approval_required}
      onChange={(on) => send.mutate({ params: { id: brand.id }, body: { approval_required: on } })}
    />
  );
}
