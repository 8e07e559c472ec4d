import { useBrand } from '@hearth/client/person';
import { useCall } from '@hearth/client/query';
import { Button } from '@hearth/ui/button';
import { Card } from '@hearth/ui/card';
import { EmptyState } from '@hearth/ui/empty-state';
import { Icon } from '@hearth/ui/icon';
import { PageHeader } from '@hearth/ui/page-header';
import { PageTitle } from '@hearth/ui/page-title';
import { Resource } from '@hearth/ui/resource';
import { MapPin, Plus } from 'lucide-react';
import { useState } from 'react';
import { listStations } from '../../contract/station-endpoints.ts';
import type { Station } from '../../contract/schemas.ts';
import { StationDialog } from '../components/stations/station-dialog.tsx';
import { StationList } from '../components/stations/station-list.tsx';
import { useWorkplaceWords } from '../words.ts';

/** The stations of the location in view. */
export function Component() {
  const { t, problem } = useWorkplaceWords();
  const brand = useBrand();
  const [open, setOpen] = useState<Station | 'new' | null>(null);
  const list = useCall(listStations, { params: { id: brand.id } });
  const mayEdit = list.data?.may_edit === true;
  return (
    <div className="grid max-w-3xl grid-cols-[minmax(0,1fr)] gap-5" key={brand.id}>
      <PageTitle>{t('stations.title')}</PageTitle>
      <PageHeader
        title={t('stations.title')}
        note={t('stations.note', { name: brand.name })}
        actions={
          mayEdit && (
            <Button variant="primary" icon={<Icon of={Plus} />} onClick={() => setOpen('new')}>
              {t('stations.add')}
            </Button>
          )
        }
      />
      <Card flush>
        <Resource
          of={list}
          rows={4}
          problem={problem}
          isEmpty={({ stations }) => stations.length === 0}
          empty={
            <EmptyState icon={<Icon of={MapPin} size={24} />} title={t('stations.none')}>
              {t('stations.noneNote')}
            </EmptyState>
          }
        >
          {({ stations }) => <StationList stations={stations} mayEdit={mayEdit} onEdit={setOpen} />}
        </Resource>
      </Card>
      {open !== null && <StationDialog station={open === 'new' ? null : open} onClose={() => setOpen(null)} />}
    </div>
  );
}
