import { useFormat } from '@hearth/i18n/use-format';
import { use } from 'react';
import { Link } from 'react-router';
import type { JobListItem } from '../../contract/schemas.ts';
import { daysOpen } from '../../rules/days-open.ts';
import { useWords } from '../words.ts';
import { ApplicantsOfJob } from './applicants.tsx';
import { JobMenu } from './job-menu.tsx';
import { StatusBadge } from './status-badge.tsx';

/** One job of the list: what, where, its state with its next date, how many were hired. */
export function JobRow({
  job,
  now,
  onMore,
}: {
  readonly job: JobListItem;
  readonly now: string;
  /** Asked to post it at further locations; absent where nobody may. */
  readonly onMore?: ((job: JobListItem) => void) | undefined;
}) {
  const { t } = useWords();
  const format = useFormat();
  const applicants = use(ApplicantsOfJob);
  const openDays = daysOpen(job, now);
  const where = [job.position_name, job.location_name, job.location_city].filter(
    (part, index, all) => part !== '' && part !== job.title && all.indexOf(part) === index,
  );
  return (
    <li className="relative grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-4 gap-y-2 border-b border-line px-4 py-3 last:border-b-0 hover:bg-surface-2 md:grid-cols-[minmax(0,2fr)_minmax(0,3fr)_minmax(0,1fr)_auto] md:px-5">
      <div className="min-w-0 md:col-start-1 md:row-start-1">
        <Link to={`/hiring/jobs/${job.id}`} className="font-bold after:absolute after:inset-0 hover:text-accent-ink">
          {job.title === '' ? <i className="text-ink-3">{t('list.untitled')}</i> : <bdi>{job.title}</bdi>}
        </Link>
        <p className="truncate text-dense text-ink-2">
          <bdi>{where.join(' · ')}</bdi>
        </p>
      </div>
      <div className="col-start-1 flex flex-wrap items-center gap-x-3 gap-y-1 text-dense text-ink-2 md:col-start-2 md:row-start-1">
        <StatusBadge status={job.status} />
        <NextDate job={job} now={now} />
        {openDays !== null && <span>{t('list.openDays', { count: openDays })}</span>}
        {applicants(job.id)}
      </div>
      <p className="text-end text-dense text-ink-2 max-md:hidden md:col-start-3 md:row-start-1">
        {job.evergreen
          ? t('list.evergreen')
          : t('list.hired', { hires: format.number(job.hires), target: format.number(job.hires_target) })}
      </p>
      <div className="relative col-start-2 row-start-1 -me-2 md:col-start-4">
        <JobMenu job={job} withEdit onMore={onMore && (() => onMore(job))} />
      </div>
    </li>
  );
}

function NextDate({ job, now }: { readonly job: JobListItem; readonly now: string }) {
  const { t } = useWords();
  const format = useFormat();
  if (job.status === 'SCHEDULED' && job.publish_on !== null)
    return t('list.opens', { date: format.date(job.publish_on, 'short') });
  if (job.status === 'LIVE' && job.closes_on !== null)
    return t('list.closes', { date: format.date(job.closes_on, 'short') });
  return t('list.changed', { when: format.relative(job.updated_at, now) });
}
