import { useFormat } from '@hearth/i18n/use-format';
import { Button } from '@hearth/ui/button';
import { Icon } from '@hearth/ui/icon';
import { Loading, SkeletonRows } from '@hearth/ui/skeleton';
import { ChevronDown, ChevronUp } from 'lucide-react';
import { useId, useState } from 'react';
import type { RolloutCounts } from '../../../contract/rollout-schemas.ts';
import type { JobListItem } from '../../../contract/schemas.ts';
import { JOB_STATUSES } from '../../../rules/post-status.ts';
import { useWords } from '../../words.ts';
import { WithApplicants } from '../applicants.tsx';
import { JobRow } from '../job-row.tsx';
import { useRolloutLines } from './api.ts';
import { useRolloutWords } from './words.ts';

/** The posts of one rollout as one line of the list, counted by state; a press shows each. */
export function RolloutRow({
  job,
  rollout,
  now,
  onMore,
}: {
  /** The post that was changed last. */
  readonly job: JobListItem;
  readonly rollout: RolloutCounts;
  readonly now: string;
  readonly onMore: ((job: JobListItem) => void) | undefined;
}) {
  const { t } = useRolloutWords();
  const { t: jobWords } = useWords();
  const format = useFormat();
  const [open, setOpen] = useState(false);
  const id = useId();
  const lines = useRolloutLines(rollout.rollout_id, open);
  const title = job.title === '' ? jobWords('list.untitled') : job.title;
  return (
    <li className="border-b border-line last:border-b-0">
      <button
        type="button"
        aria-expanded={open}
        aria-controls={open ? id : undefined}
        onClick={() => setOpen(!open)}
        className="grid w-full grid-cols-[minmax(0,1fr)_auto] items-center gap-x-4 gap-y-2 px-4 py-3 text-start hover:bg-surface-2 md:grid-cols-[minmax(0,1fr)_24rem_auto] md:px-5"
      >
        <span className="min-w-0">
          <bdi className="font-bold">{title}</bdi>
          <span className="block text-dense text-ink-2">{t('locations', { count: rollout.posts })}</span>
        </span>
        <span className="col-start-1 flex flex-wrap gap-x-4 gap-y-1 text-dense text-ink-2 md:col-start-2 md:row-start-1">
          {JOB_STATUSES.filter((status) => (rollout.counts[status] ?? 0) > 0).map((status) => (
            <span key={status}>
              {t('inState', {
                status: jobWords(`status.${status}`),
                number: format.number(rollout.counts[status] ?? 0),
              })}
            </span>
          ))}
        </span>
        <Icon of={open ? ChevronUp : ChevronDown} size={20} className="col-start-2 row-start-1 md:col-start-3" />
      </button>
      {open && (
        <div id={id} className="border-t border-line bg-sunken ps-3 md:ps-6">
          {lines.data === undefined ? (
            <Loading label={jobWords('list.loading')}>
              <SkeletonRows rows={3} />
            </Loading>
          ) : (
            lines.data.pages.map((page) => (
              <WithApplicants key={page.jobs[0]?.id} jobs={page.jobs}>
                <ul className="bg-surface">
                  {page.jobs.map((line) => (
                    <JobRow key={line.id} job={line} now={now} onMore={onMore} />
                  ))}
                </ul>
              </WithApplicants>
            ))
          )}
          {lines.hasNextPage && (
            <Button
              size="sm"
              className="m-3"
              busy={lines.isFetchingNextPage}
              onClick={() => void lines.fetchNextPage()}
            >
              {jobWords('list.more')}
            </Button>
          )}
        </div>
      )}
    </li>
  );
}
