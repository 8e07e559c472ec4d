import { hasPermission, hasService, useBrand } from '@hearth/client/person';
import { useCall } from '@hearth/client/query';
import { LIVE_SCHEDULE } from '@hearth/kit/constants';
import { Card } from '@hearth/ui/card';
import { getWorkShare } from '../../../contract/share-endpoints.ts';
import { ShareList } from './share-list.tsx';
import { useShareWords } from './words.ts';

/** On a person's page: what they see of their share themselves. Nothing for those who may not see the schedule. */
export function EmployeeShare({ employeeId }: { readonly employeeId: string }) {
  const { t } = useShareWords();
  const brand = useBrand();
  const { data } = useCall(
    getWorkShare,
    { params: { id: brand.id, employee_id: employeeId } },
    { enabled: hasPermission(brand, 'VIEW_SCHEDULE') && hasService(brand, LIVE_SCHEDULE) },
  );
  if (data === undefined) return null;
  return (
    <Card title={t('theirs')}>
      <ShareList shares={data.shares} />
    </Card>
  );
}
