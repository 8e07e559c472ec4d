import { useBrand } from '@hearth/client/person';
import { useCall } from '@hearth/client/query';
import { Button } from '@hearth/ui/button';
import { Card } from '@hearth/ui/card';
import { Disclosure } from '@hearth/ui/disclosure';
import { EmptyState } from '@hearth/ui/empty-state';
import { Icon } from '@hearth/ui/icon';
import { PageHeader } from '@hearth/ui/page-header';
import { PageTitle } from '@hearth/ui/page-title';
import { Resource } from '@hearth/ui/resource';
import { SegmentedControl } from '@hearth/ui/segmented-control';
import { ChartLine, Upload } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { getDemand } from '../../contract/forecast-endpoints.ts';
import type { DemandOfWeeks } from '../../contract/forecast-schemas.ts';
import type { Driver } from '../../rules/actuals/drivers.ts';
import { CorrectionList } from '../components/actuals/correction-list.tsx';
import { useActualsWords } from '../components/actuals/words.ts';
import { useForecastWords } from '../components/forecast/words.ts';

const ImportDialog = lazy(async () => ({
  default: (await import('../components/actuals/import-dialog.tsx')).ImportDialog,
}));
const DemandChart = lazy(async () => ({
  default: (await import('../components/forecast/demand-chart.tsx')).DemandChart,
}));

/** What there is to do at a location, day by day. */
export function Component() {
  const { t, problem } = useForecastWords();
  const brand = useBrand();
  const [driver, setDriver] = useState<Driver | undefined>(undefined);
  const [isImporting, setImporting] = useState(false);
  const demand = useCall(getDemand, { params: { id: brand.id }, query: driver === undefined ? {} : { driver } });
  const mayEdit = demand.data?.may.edit === true;
  const importing = (
    <Button variant="primary" icon={<Icon of={Upload} />} onClick={() => setImporting(true)}>
      {t('import')}
    </Button>
  );
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-5">
      <PageTitle>{t('title')}</PageTitle>
      <PageHeader
        title={t('title')}
        note={t('note')}
        actions={mayEdit && demand.data?.driver !== null ? importing : undefined}
      />
      <Resource
        of={demand}
        rows={6}
        failed={t('failed')}
        problem={problem}
        isEmpty={(data) => data.driver === null}
        empty={
          <Card>
            <EmptyState
              icon={<Icon of={ChartLine} size={24} />}
              title={t('emptyTitle')}
              action={mayEdit ? importing : undefined}
            >
              {mayEdit ? t('emptyText') : t('emptyRead')}
            </EmptyState>
          </Card>
        }
      >
        {(data) => <ShownDemand demand={data} onDriver={setDriver} />}
      </Resource>
      <Suspense fallback={null}>{isImporting && <ImportDialog onClose={() => setImporting(false)} />}</Suspense>
    </div>
  );
}

type ShownProps = { readonly demand: DemandOfWeeks; readonly onDriver: (driver: Driver) => void };

function ShownDemand({ demand, onDriver }: ShownProps) {
  const { t } = useForecastWords();
  const { t: words } = useActualsWords();
  const { driver } = demand;
  if (driver === null) return null;
  return (
    <>
      {demand.drivers.length > 1 && (
        <SegmentedControl
          label={t('driver')}
          segments={demand.drivers.map((one) => ({ value: one.driver, label: words(`drivers.${one.driver}`) }))}
          value={driver}
          onChange={onDriver}
        />
      )}
      <Card>
        <Suspense fallback={<div className="h-60" />}>
          <DemandChart demand={demand} />
        </Suspense>
      </Card>
      <Disclosure title={t('history')}>
        <CorrectionList />
      </Disclosure>
    </>
  );
}
