import { useBrand } from '@hearth/client/person';
import { useCall } from '@hearth/client/query';
import { useReadAgainOn } from '@hearth/client/use-read-again';
import { Button } from '@hearth/ui/button';
import { Card } from '@hearth/ui/card';
import { EmptyState } from '@hearth/ui/empty-state';
import { Icon } from '@hearth/ui/icon';
import { PageHeader } from '@hearth/ui/page-header';
import { PageTitle } from '@hearth/ui/page-title';
import { Resource } from '@hearth/ui/resource';
import { ChartLine, Upload } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { FORECAST_CHANGED } from '../../contract/events.ts';
import { getDemand } from '../../contract/forecast-endpoints.ts';
import type { Driver } from '../../rules/actuals/drivers.ts';
import { ShownDemand } from '../components/forecast/shown-demand.tsx';
import { useForecastWords } from '../components/forecast/words.ts';

const ImportDialog = lazy(async () => ({
  default: (await import('../components/actuals/import-dialog.tsx')).ImportDialog,
}));
/** What there was to do at a location, and what is expected. */
export function Component() {
  const { t, problem } = useForecastWords();
  const brand = useBrand();
  const [driver, setDriver] = useState<Driver | undefined>(undefined);
  const [isImporting, setImporting] = useState(false);
  const demand = useCall(getDemand, { params: { id: brand.id }, query: driver === undefined ? {} : { driver } });
  useReadAgainOn([FORECAST_CHANGED], [getDemand], ({ data }) => data['location_id'] === brand.id);
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
        {(data) => data.driver !== null && <ShownDemand demand={data} driver={data.driver} onDriver={setDriver} />}
      </Resource>
      <Suspense fallback={null}>{isImporting && <ImportDialog onClose={() => setImporting(false)} />}</Suspense>
    </div>
  );
}
