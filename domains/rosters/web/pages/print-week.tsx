import { useTemporal } from '@hearth/client/browser/temporal';
import { hasPermission, useBrand } from '@hearth/client/person';
import { useCall } from '@hearth/client/query';
import { getSchedule } from '@hearth/domains/scheduling/contract';
import { Alert } from '@hearth/ui/alert';
import { Button } from '@hearth/ui/button';
import { TEXT_LINK } from '@hearth/ui/link-button';
import { PageHeader } from '@hearth/ui/page-header';
import { Icon } from '@hearth/ui/icon';
import { PageTitle } from '@hearth/ui/page-title';
import { PendingRead } from '@hearth/ui/resource/pending-read';
import { SkeletonRows } from '@hearth/ui/skeleton';
import { Link2 } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { Link, Navigate, useSearchParams } from 'react-router';
import { PrintWeek } from '../components/print/print-week.tsx';
import { useWords } from '../words.ts';

const TeamLinkDialog = lazy(async () => ({
  default: (await import('../components/team-link/team-link-dialog.tsx')).TeamLinkDialog,
}));
const DATE = /^\d{4}-\d{2}-\d{2}$/;

/** A week of the location in view, laid out for the wall: by person, by day or by department. */
export function Component() {
  const { t } = useWords();
  const brand = useBrand();
  const [search] = useSearchParams();
  const [sharing, setSharing] = useState(false);
  const asked = search.get('date') ?? '';
  const date = DATE.test(asked) ? asked : null;
  const back = date === null ? '/schedule' : `/schedule?date=${date}`;
  // Above locations the schedule asks for one.
  if (brand.type !== 'LOCATION') return <Navigate to={back} replace />;
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <PageTitle>{t('print.title')}</PageTitle>
      <PageHeader
        title={t('print.title')}
        above={
          <Link to={back} className={`${TEXT_LINK} justify-self-start`}>
            {t('print.back')}
          </Link>
        }
        actions={
          hasPermission(brand, 'PUBLISH_SCHEDULE') && (
            <Button icon={<Icon of={Link2} />} onClick={() => setSharing(true)}>
              {t('print.teamLink')}
            </Button>
          )
        }
      />
      {sharing && (
        <Suspense fallback={null}>
          <TeamLinkDialog location={brand} onClose={() => setSharing(false)} />
        </Suspense>
      )}
      <Sheets locationId={brand.id} date={date} />
    </div>
  );
}

function Sheets({ locationId, date }: { readonly locationId: string; readonly date: string | null }) {
  const { t, problem } = useWords();
  const read = useCall(getSchedule, {
    params: { id: locationId },
    query: date === null ? {} : { week: date },
  });
  const { data, error, refetch } = read;
  const mayCount = useTemporal();
  if (data !== undefined && mayCount) return <PrintWeek key={data.week} week={data} />;
  if (error === null)
    return (
      <PendingRead of={read}>
        <SkeletonRows rows={8} />
      </PendingRead>
    );
  return (
    <Alert
      tone="bad"
      urgent
      title={t('print.failed')}
      action={<Button onClick={() => void refetch()}>{t('print.again')}</Button>}
    >
      {problem(error)}
    </Alert>
  );
}
