import { EmptyState } from '@hearth/ui/empty-state';
import { Icon } from '@hearth/ui/icon';
import { Users } from 'lucide-react';
import { useSchedule } from '../editor/use-schedule.ts';

/** Why there is no person in the grid: none works here, or none matches. */
export default function EmptyGrid() {
  const { snapshot, phrases } = useSchedule();
  const { t } = phrases;
  const isEmpty = snapshot.week.people.length === 0;
  return (
    <div className="pointer-events-none absolute inset-x-0 top-24 flex justify-center">
      <EmptyState icon={<Icon of={Users} size={24} />} title={t(isEmpty ? 'grid.noPeople' : 'grid.empty')}>
        {isEmpty && t('grid.noPeopleNote')}
      </EmptyState>
    </div>
  );
}
