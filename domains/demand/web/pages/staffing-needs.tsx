import { useBrand } from '@hearth/client/person';
import { useCall } from '@hearth/client/query';
import { Button } from '@hearth/ui/button';
import { Card } from '@hearth/ui/card';
import { EmptyState } from '@hearth/ui/empty-state';
import { PageHeader } from '@hearth/ui/page-header';
import { PageTitle } from '@hearth/ui/page-title';
import { Resource } from '@hearth/ui/resource';
import { useState } from 'react';
import { listStaffingNeeds } from '../../contract/staffing-need-endpoints.ts';
import type { StaffingNeed } from '../../contract/staffing-need-schemas.ts';
import { StaffingNeedDialog } from '../components/staffing-needs/staffing-need-dialog.tsx';
import { StaffingNeedRow } from '../components/staffing-needs/staffing-need-row.tsx';
import { useStaffingNeedWords } from '../components/staffing-needs/words.ts';

/** How many people a location needs in which position, and when. */
export function Component() {
  const { t, problem } = useStaffingNeedWords();
  const brand = useBrand();
  const [open, setOpen] = useState<StaffingNeed | 'new' | null>(null);
  const list = useCall(listStaffingNeeds, { params: { id: brand.id } });
  const positions = list.data?.positions ?? [];
  const nameOf = (id: string): string => positions.find((one) => one.id === id)?.name ?? '';
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-5">
      <PageTitle>{t('title')}</PageTitle>
      <PageHeader
        title={t('title')}
        note={t('note')}
        actions={
          <Button variant="primary" onClick={() => setOpen('new')}>
            {t('add')}
          </Button>
        }
      />
      <Card flush>
        <Resource
          of={list}
          rows={4}
          failed={t('failed')}
          problem={problem}
          isEmpty={(data) => data.staffing_needs.length === 0}
          empty={<EmptyState title={t('emptyTitle')}>{t('emptyText')}</EmptyState>}
        >
          {(data) => (
            <ul className="divide-y divide-line">
              {data.staffing_needs
                .toSorted((one, other) => nameOf(one.position_id).localeCompare(nameOf(other.position_id)))
                .map((item) => (
                  <StaffingNeedRow
                    key={item.id}
                    staffingNeed={item}
                    positionName={nameOf(item.position_id)}
                    onOpen={() => setOpen(item)}
                  />
                ))}
            </ul>
          )}
        </Resource>
      </Card>
      {open !== null && (
        <StaffingNeedDialog
          staffingNeed={open === 'new' ? null : open}
          positions={positions}
          onClose={() => setOpen(null)}
        />
      )}
    </div>
  );
}
