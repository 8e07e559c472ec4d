import { useSend } from '@hearth/client/query';
import { Button } from '@hearth/ui/button';
import { Icon } from '@hearth/ui/icon';
import { toasts } from '@hearth/ui/toast';
import { PenLine } from 'lucide-react';
import { useNavigate } from 'react-router';
import { openMyStaffConversation } from '../../../contract/staff-endpoints.ts';
import type { StaffPlace } from '../../../contract/staff-schemas.ts';
import { staffPath } from '../../staff-key.ts';
import { useStaffWords } from './words.ts';

/** Opens the conversation with the managers of a location where the reader works; of several, the reader selects one. */
export default function WriteToLocation({ places }: { places: readonly StaffPlace[] }) {
  const { t, problem } = useStaffWords();
  const navigate = useNavigate();
  const open = useSend(openMyStaffConversation, {
    onSuccess: ({ id }) => void navigate(staffPath({ placeId: null, conversationId: id })),
  });
  return (
    <div className="flex flex-wrap gap-2 border-b border-line px-4 py-3">
      {places.map(({ location_id: id, location_name: place }) => (
        <Button
          key={id}
          icon={<Icon of={PenLine} />}
          busy={open.isPending && open.variables.body.location_id === id}
          onClick={() =>
            open.mutate(
              { body: { location_id: id } },
              { onError: (error) => toasts.show({ message: problem(error), tone: 'bad' }) },
            )
          }
          className="max-w-full"
        >
          <bdi className="truncate">{t('writeTo', { place })}</bdi>
        </Button>
      ))}
    </div>
  );
}
