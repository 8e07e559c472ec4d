import { hasPermission, useBrand } from '@hearth/client/person';
import { useCall } from '@hearth/client/query';
import { listUnanswered } from '@hearth/domains/applications/contract';
import { getJob, listJobs } from '@hearth/domains/jobs/contract';
import { useFormat } from '@hearth/i18n/use-format';
import { usePhrases } from '@hearth/i18n/phrases';
import { ChoiceField } from '@hearth/ui/choice-field';
import { SearchField } from '@hearth/ui/search-field';
import { SegmentedControl } from '@hearth/ui/segmented-control';
import { lazy, Suspense } from 'react';
import en from '../en.json' with { type: 'json' };

/** Only where somebody waits so. */
const UnansweredPosts = lazy(() => import('./unanswered-posts.tsx'));

const MOST_JOBS = '100';

/** The ways to look at applications. */
export const HIRING_VIEWS = ['board', 'list', 'screen', 'report', 'pool'] as const;
export type HiringView = (typeof HIRING_VIEWS)[number];

/** The title with counts, and the filters by job and name. */
export function BoardHeader({
  people,
  late,
  promisedHours,
  jobId,
  onJob,
  text,
  onText,
  busy,
  view,
  onView,
}: {
  /** Undefined while the board loads. */
  people: number | undefined;
  late: number;
  promisedHours: number;
  jobId: string | null;
  onJob: (jobId: string | null) => void;
  text: string;
  onText: (text: string) => void;
  busy: boolean;
  view: HiringView;
  onView: (view: HiringView) => void;
}) {
  const { t } = usePhrases('applications', en);
  const format = useFormat();
  const brand = useBrand();
  const jobs = useCall(listJobs, { params: { id: brand.id }, query: { status: ['LIVE', 'PAUSED'], limit: MOST_JOBS } });
  const unanswered = useCall(
    listUnanswered,
    { params: { id: brand.id }, query: {} },
    { enabled: hasPermission(brand, 'MANAGE_APPLICATIONS') },
  ).data;
  const options = [
    ...(jobs.data?.jobs ?? []).map((job) => ({ id: job.id, label: job.title, note: job.location_name })),
    ...(unanswered?.posts ?? []).map((post) => ({ id: post.job_id, label: post.title, note: post.location_name })),
  ];
  // A link leads to the people of any post, also of one that is long over.
  const isElsewhere = jobs.data !== undefined && jobId !== null && options.every(({ id }) => id !== jobId);
  const other = useCall(getJob, { params: { id: brand.id, job_id: jobId ?? '' } }, { enabled: isElsewhere }).data;
  if (isElsewhere && other !== undefined) options.push({ id: other.id, label: other.title, note: other.location_name });
  return (
    <>
      <div className="flex flex-wrap items-center gap-x-3 gap-y-2 px-4 pt-4 pb-3 md:px-6">
        <div className="me-auto flex flex-wrap items-baseline gap-x-3">
          <h1 className="text-xl font-bold">{t('board.title')}</h1>
          {people !== undefined && (
            <p className="text-ink-2">
              {t('board.summary', { count: people })}
              {late > 0 && (
                <span className="text-bad">
                  {' · '}
                  {t('board.waiting', { count: late, hours: format.number(promisedHours) })}
                </span>
              )}
            </p>
          )}
        </div>
        <SegmentedControl
          label={t('board.view')}
          value={view}
          onChange={onView}
          segments={HIRING_VIEWS.map((value) => ({ value, label: t(`board.as.${value}`) }))}
        />
        {/* The pool is narrowed by what it knows itself. */}
        {view !== 'pool' && (
          <div className="grid max-w-[30rem] min-w-72 flex-1 grid-cols-2 gap-3 phone:gap-2">
            <ChoiceField
              label={t('board.job')}
              placeholder={t('board.allJobs')}
              labelHidden
              value={jobId ?? ''}
              onChange={(value) => onJob(value === '' ? null : value)}
              options={[{ id: '', label: t('board.allJobs') }, ...options]}
            />
            {/* The figures are of everybody. */}
            {view !== 'report' && (
              <SearchField
                label={t('board.search')}
                placeholder={t('board.search')}
                clearLabel={t('board.clear')}
                value={text}
                onChange={onText}
                busy={busy}
              />
            )}
          </div>
        )}
      </div>
      {unanswered !== undefined && unanswered.total > 0 && (view === 'board' || view === 'list') && (
        <Suspense>
          <UnansweredPosts posts={unanswered.posts} total={unanswered.total} />
        </Suspense>
      )}
    </>
  );
}
