import { hasPermissionAtOrBelow, useBrand } from '@hearth/client/person';
import { useSend } from '@hearth/client/query';
import { Button } from '@hearth/ui/button';
import { Icon } from '@hearth/ui/icon';
import { toasts } from '@hearth/ui/toast';
import { MessageSquare } from 'lucide-react';
import { useNavigate } from 'react-router';
import { openStaffConversation } from '../../../contract/staff-endpoints.ts';
import { staffPath } from '../../staff-key.ts';
import { useStaffWords } from './words.ts';

/** Opens the conversation with somebody who works here, for those who may write in the location's name. */
export function WriteToEmployee({ employeeId }: { employeeId: string }) {
  const { t, problem } = useStaffWords();
  const brand = useBrand();
  const navigate = useNavigate();
  const open = useSend(openStaffConversation, {
    onSuccess: ({ id, location_id: placeId }) => void navigate(staffPath({ placeId, conversationId: id })),
  });
  if (!hasPermissionAtOrBelow(brand, 'SEND_MESSAGES')) return null;
  return (
    <section className="border-t border-line pt-5">
      <Button
        icon={<Icon of={MessageSquare} />}
        busy={open.isPending}
        onClick={() =>
          open.mutate(
            { params: { id: brand.id, employee_id: employeeId } },
            { onError: (error) => toasts.show({ message: problem(error), tone: 'bad' }) },
          )
        }
      >
        {t('write')}
      </Button>
    </section>
  );
}
