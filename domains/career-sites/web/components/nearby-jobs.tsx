import { useCall } from '@hearth/client/query';
import { getUserPlace } from '@hearth/domains/core/contract';
import type { AnswerOf } from '@hearth/kit/endpoint';
import { useFormat } from '@hearth/i18n/use-format';
import { Card } from '@hearth/ui/card';
import { TEXT_LINK } from '@hearth/ui/link-button';
import { Loading, SkeletonRows } from '@hearth/ui/skeleton';
import { searchPublicJobs } from '../../contract/endpoints.ts';
import type { PublicJobListItem } from '../../contract/schemas.ts';
import { jobPath } from '@hearth/domains/jobs/rules';
import { usePayWords } from '@hearth/domains/jobs/widgets';
import { useWords } from '../career/words.ts';

const SHOWN = 4;
const WITHIN_KM = '50';
const HOUR_MS = 3_600_000;

/** Open jobs in a town, else around the reader as far as the network says where that is, else the newest of all. */
export function NearbyJobs({
  place,
  except = [],
}: {
  readonly place: string | undefined;
  /** Jobs that the reader has applied for. */
  readonly except?: readonly string[];
}) {
  const { t } = useWords();
  const { isNear, jobs } = useNearby(place, except);
  return (
    <Card
      flush
      title={t(isNear ? 'nearby.near' : 'nearby.newest')}
      action={
        <a href="/careers" className={TEXT_LINK}>
          {t('nearby.all')}
        </a>
      }
    >
      {jobs === undefined ? (
        <Loading label={t('nearby.loading')}>
          <SkeletonRows rows={3} />
        </Loading>
      ) : jobs.length === 0 ? (
        <div className="px-4 py-3">
          <p className="text-base font-bold">{t('nearby.none')}</p>
          <p className="text-ink-2">{t('nearby.noneText')}</p>
        </div>
      ) : (
        <ul className="divide-y divide-line">
          {jobs.map((job) => (
            <Line key={job.id} job={job} />
          ))}
        </ul>
      )}
    </Card>
  );
}

function Line({ job }: { readonly job: PublicJobListItem }) {
  const { t } = useWords();
  const pay = usePayWords();
  const format = useFormat();
  const away =
    job.distance_km === null
      ? ''
      : t('career.kmAway', {
          km: format.number(job.distance_km, { maximumFractionDigits: job.distance_km < 10 ? 1 : 0 }),
        });
  const where = [job.place.name, job.place.city, away].filter((part) => part !== '').join(' · ');
  return (
    <li>
      <a
        href={jobPath(job.site.slug, job.slug)}
        className="flex min-h-14 flex-wrap items-center gap-x-4 px-4 py-2.5 -outline-offset-2 hover:bg-surface-2"
      >
        <span className="min-w-0 flex-1 basis-48">
          <span className="flex text-base font-bold">
            <bdi lang={job.language} className="truncate">
              {job.title}
            </bdi>
          </span>
          <span className="flex text-sm text-ink-2">
            <bdi className="truncate">{where}</bdi>
          </span>
        </span>
        {job.pay !== null && (
          <span className="text-sm">
            <b>
              <bdi>{pay.amount(job.pay)}</bdi>
            </b>{' '}
            <span className="text-ink-2">{pay.unit(job.pay)}</span>
          </span>
        )}
      </a>
    </li>
  );
}

/** The first of the three searches that finds something. */
function useNearby(place: string | undefined, except: readonly string[]) {
  const limit = String(SHOWN + except.length);
  const shown = (data: AnswerOf<typeof searchPublicJobs> | undefined) =>
    data?.jobs.filter(({ id }) => !except.includes(id)).slice(0, SHOWN);
  const inTown = useCall(searchPublicJobs, { query: { place: place ?? '', limit } }, { enabled: place !== undefined });
  const foundInTown = (shown(inTown.data)?.length ?? 0) > 0;
  const noTown = place === undefined || (!inTown.isPending && !foundInTown);
  const point = useCall(getUserPlace, {}, { staleTime: HOUR_MS, enabled: noTown });
  const known = point.data !== undefined && !point.data.is_default;
  const around = useCall(
    searchPublicJobs,
    {
      query: {
        near: `${point.data?.latitude.toFixed(2)},${point.data?.longitude.toFixed(2)}`,
        within_km: WITHIN_KM,
        limit,
      },
    },
    { enabled: noTown && known },
  );
  const foundAround = (shown(around.data)?.length ?? 0) > 0;
  const nowhere =
    noTown && (point.isError || (point.data !== undefined && (!known || (!around.isPending && !foundAround))));
  const newest = useCall(searchPublicJobs, { query: { sort: 'NEWEST', limit } }, { enabled: nowhere });
  if (foundInTown || foundAround) return { isNear: true, jobs: shown((foundInTown ? inTown : around).data) };
  return { isNear: false, jobs: shown(newest.data) };
}
