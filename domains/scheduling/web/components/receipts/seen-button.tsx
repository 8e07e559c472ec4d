import { useCall } from '@hearth/client/query';
import { Button } from '@hearth/ui/button';
import { Icon } from '@hearth/ui/icon';
import { Eye } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { listPublicationReceipts } from '../../../contract/receipt-endpoints.ts';
import { useSchedule } from '../editor/use-schedule.ts';
import { useReceiptWords } from './words.ts';

const SeenDialog = lazy(() => import('./seen-dialog.tsx'));

/** How many have seen what was published of the week on the screen; opens who. */
export function SeenButton() {
  const { week } = useSchedule().snapshot;
  const { t } = useReceiptWords();
  const [open, setOpen] = useState(false);
  const input = { params: { id: week.location.id }, query: { week: week.week } };
  const { data } = useCall(listPublicationReceipts, input, {
    enabled: week.may.publish && week.publication_number > 0,
  });
  if (data === undefined || data.asked_count === 0) return null;
  return (
    <>
      <Button variant="ghost" size="sm" icon={<Icon of={Eye} />} onClick={() => setOpen(true)}>
        {t('button', { seen: data.seen_count, total: data.asked_count })}
      </Button>
      {open && (
        <Suspense fallback={null}>
          <SeenDialog receipts={data.people} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
