import { hasPermission, useBrand } from '@hearth/client/person';
import { useCall } from '@hearth/client/query';
import { listUnanswered } from '@hearth/domains/applications/contract';
import { getJob, listJobs } from '@hearth/domains/jobs/contract';
import { useFormat } from '@hearth/i18n/use-format';
import { usePhrases } from '@hearth/i18n/phrases';
import type { AnswerOf } from '@hearth/kit/endpoint';
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

interface BoardFilterProps {
  readonly jobId: string | null;
  readonly onJob: (jobId: string | null) => void;
  readonly text: string;
  readonly onText: (text: string) => void;
  readonly busy: boolean;
}

interface BoardHeaderProps extends BoardFilterProps {
  /** Undefined while the board loads. */
  readonly people: number | undefined;
  readonly late: number;
  readonly promisedHours: number;
  readonly view: HiringView;
  readonly onView: (view: HiringView) => void;
}

/** The title with counts, and the filters by job and name. */
export function BoardHeader({ people, late, promisedHours, view, onView, ...filters }: BoardHeaderProps) {
  const { t } = usePhrases('applications', en);
  const format = useFormat();
  const brand = useBrand();
  const unanswered = useCall(
    listUnanswered,
    { params: { id: brand.id }, query: {} },
    { enabled: hasPermission(brand, 'MANAGE_APPLICATIONS') },
  ).data;
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
          <BoardFilters {...filters} unanswered={unanswered?.posts ?? []} searches={view !== 'report'} />
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

type UnansweredPost = AnswerOf<typeof listUnanswered>['posts'][number];

/** The job posts to filter by: those that are open, those with unanswered people, and the chosen one. */
function useJobOptions(jobId: string | null, unanswered: readonly UnansweredPost[]) {
  const brand = useBrand();
  const jobs = useCall(listJobs, { params: { id: brand.id }, query: { status: ['LIVE', 'PAUSED'], limit: MOST_JOBS } });
  const options = [
    ...(jobs.data?.jobs ?? []).map((job) => ({ id: job.id, label: job.title, note: job.location_name })),
    ...unanswered.map((post) => ({ id: post.job_id, label: post.title, note: post.location_name })),
  ];
  // A link leads to the people of any post, also of one that is long over.
  const isElsewhere = jobs.data !== undefined && jobId !== null && options.every(({ id }) => id !== jobId);
  const other = useCall(getJob, { params: { id: brand.id, job_id: jobId ?? '' } }, { enabled: isElsewhere }).data;
  if (isElsewhere && other !== undefined) options.push({ id: other.id, label: other.title, note: other.location_name });
  return options;
}

interface BoardFilterParts extends BoardFilterProps {
  readonly unanswered: readonly UnansweredPost[];
  readonly searches: boolean;
}

/** Narrows the board to a job post, or to people by name. */
function BoardFilters({ jobId, onJob, text, onText, busy, unanswered, searches }: BoardFilterParts) {
  const { t } = usePhrases('applications', en);
  const options = useJobOptions(jobId, unanswered);
  return (
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
      {searches && (
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
  );
}
