import { EmptyState } from '@hearth/ui/empty-state';
import { Icon } from '@hearth/ui/icon';
import { Users } from 'lucide-react';
import { useDesk } from '../editor/desk.ts';

/** Why no person stands in the grid: nobody works here, or nobody matches. */
export default function NobodyHere() {
  const { snapshot, words } = useDesk();
  const { t } = words;
  const nobody = snapshot.week.people.length === 0;
  return (
    <div className="pointer-events-none absolute inset-x-0 top-24 flex justify-center">
      <EmptyState icon={<Icon of={Users} size={24} />} title={t(nobody ? 'grid.noPeople' : 'grid.empty')}>
        {nobody && t('grid.noPeopleNote')}
      </EmptyState>
    </div>
  );
}
