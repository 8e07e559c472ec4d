import { useFormat } from '@hearth/i18n/use-format';
import { Badge } from '@hearth/ui/badge';
import { Icon } from '@hearth/ui/icon';
import { MapPin } from 'lucide-react';
import { Fragment } from 'react';
import type { PublicJobListItem } from '../../../contract/schemas.ts';
import { jobPath, pathWithSource } from '@hearth/domains/jobs/rules';
import { usePlaceWords } from '../../components/places/words.ts';
import { useTimeWords } from '../../components/times/words.ts';
import { useAddresses } from '../addresses.tsx';
import { placeName } from '../further-places.tsx';
import { useJobWords, usePayWords } from '@hearth/domains/jobs/widgets';
import { useWords } from '../words.ts';

/** One result: title, location and pay. The whole card is a link. */
export function JobCard({
  job,
  now,
  withSite,
  source,
}: {
  readonly job: PublicJobListItem;
  readonly now: string;
  readonly withSite: boolean;
  /** Where the visit began. */
  readonly source: string;
}) {
  const { t } = useWords();
  const { t: tJobs } = useJobWords();
  const times = useTimeWords();
  const pay = usePayWords();
  const format = useFormat();
  const { to } = useAddresses();
  const { place } = job;
  // Many places are called after their brand: saying both would say it twice.
  const employer = withSite && !place.name.startsWith(job.employer) ? job.employer : '';
  const where = [employer, place.name, place.city].filter(
    (part, index, all) => part !== '' && all.indexOf(part) === index,
  );
  return (
    <li className="relative rounded-lg border border-line bg-surface p-4 transition-colors hover:border-line-field sm:flex sm:items-start sm:gap-6 sm:p-5">
      <div className="min-w-0 flex-1">
        <h3 className="text-lg leading-snug">
          <a
            href={to(pathWithSource(jobPath(job.site.slug, job.slug), source))}
            className="after:absolute after:inset-0 after:rounded-lg"
          >
            <bdi lang={job.language}>{job.title}</bdi>
          </a>
        </h3>
        <p className="mt-1 flex items-center gap-1.5 text-dense text-ink-2">
          <Icon of={MapPin} size={14} className="text-ink-3" />
          <bdi>{where.join(' · ')}</bdi>
          {job.distance_km !== null && (
            <span className="text-ink-3">
              ·{' '}
              {t('career.kmAway', {
                km: format.number(job.distance_km, { maximumFractionDigits: job.distance_km < 10 ? 1 : 0 }),
              })}
            </span>
          )}
        </p>
        <FurtherLinks job={job} source={source} />
        <p className="mt-3 flex flex-wrap items-center gap-2">
          <Badge>{tJobs(`employment.${job.employment_type}`)}</Badge>
          {job.weekly_hours !== null && <Badge>{tJobs('hours.aWeek', { hours: pay.hours(job.weekly_hours) })}</Badge>}
          {job.shift_times.map((time) => (
            <Badge key={time}>{times.t(`time.${time}`)}</Badge>
          ))}
          <span className="text-sm text-ink-3">
            {t('career.posted', { when: format.relative(job.published_at, now) })}
          </span>
        </p>
      </div>
      <p className="mt-3 sm:mt-0 sm:max-w-60 sm:text-end">
        {job.pay === null ? (
          <span className="text-dense text-ink-2">{t('career.payHidden')}</span>
        ) : (
          <>
            <b className="text-lg sm:block sm:text-xl">
              <bdi>{pay.amount(job.pay)}</bdi>
            </b>{' '}
            <span className="text-dense text-ink-2">{pay.unit(job.pay)}</span>
          </>
        )}
      </p>
    </li>
  );
}

/** Links to a few other locations of the same job. */
function FurtherLinks({ job, source }: { readonly job: PublicJobListItem; readonly source: string }) {
  const { t, rich } = usePlaceWords();
  const { to } = useAddresses();
  const { also = [], also_total: total = 0 } = job;
  if (also.length === 0) return null;
  const places = also.map((place, index) => (
    <Fragment key={place.id}>
      {index > 0 && ' · '}
      <a
        href={to(pathWithSource(jobPath(job.site.slug, place.slug), source))}
        className="relative z-1 inline-flex min-h-6 items-center text-accent-ink underline decoration-line-strong underline-offset-3"
      >
        <bdi>{placeName(place)}</bdi>
      </a>
    </Fragment>
  ));
  return (
    <p className="mt-1 text-dense text-ink-2">
      {rich('in', { places: <>{places}</> })}
      {total > also.length && <> · {t('more', { count: total - also.length })}</>}
    </p>
  );
}
