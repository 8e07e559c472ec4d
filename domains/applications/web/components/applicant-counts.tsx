import { hasPermission, useBrand } from '@hearth/client/person';
import { useCall } from '@hearth/client/query';
import { useReadAgainOn } from '@hearth/client/use-read-again';
import { countApplicants } from '@hearth/domains/applications/contract';
import { usePhrases } from '@hearth/i18n/phrases';
import { Skeleton } from '@hearth/ui/skeleton';
import { TEXT_LINK } from '@hearth/ui/link-button';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { APPLICATION_RECEIVED, HIRED, STAGE_CHANGED } from '../../contract/events.ts';
import type { ApplicantCount } from '../../contract/schemas.ts';
import en from '../en.json' with { type: 'json' };

/** How many applied for each of some jobs, for a list that somebody else draws: a link to the job's board. */
export function ApplicantCounts(props: {
  readonly jobIds: readonly string[];
  readonly children: (of: (jobId: string) => ReactNode) => ReactNode;
}) {
  const { jobIds, children } = props;
  const brand = useBrand();
  const maySee = hasPermission(brand, 'VIEW_APPLICATIONS');
  const { data, isLoading } = useCall(
    countApplicants,
    { params: { id: brand.id }, query: { job_id: [...jobIds] } },
    { enabled: maySee && jobIds.length > 0, keepPrevious: true },
  );
  useReadAgainOn([APPLICATION_RECEIVED, STAGE_CHANGED, HIRED], [countApplicants]);
  return children((jobId) => {
    // As wide as what comes, so that the row keeps its height.
    if (isLoading) return <Skeleton className="h-4 w-48" />;
    return data === undefined ? null : <Count jobId={jobId} count={data.jobs.find((one) => one.job_id === jobId)} />;
  });
}

function Count({ jobId, count }: { jobId: string; count: ApplicantCount | undefined }) {
  const { t } = usePhrases('applications', en);
  const { applied = 0, waiting = 0 } = count ?? {};
  return (
    <span className="flex flex-wrap gap-x-2">
      <Link to={`/dashboard/hiring?job=${jobId}`} className={`${TEXT_LINK} relative`}>
        {t('perJob.applicants', { count: applied })}
      </Link>
      {waiting > 0 && <span className="text-bad">{t('perJob.waiting', { count: waiting })}</span>}
    </span>
  );
}
