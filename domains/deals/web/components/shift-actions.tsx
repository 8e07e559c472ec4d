import { useIsWaiting } from '@hearth/client/browser/outbox';
import { useCall } from '@hearth/client/query';
import type { MyShift } from '@hearth/domains/scheduling/schemas';
import { Badge } from '@hearth/ui/badge';
import { Button } from '@hearth/ui/button';
import { Icon } from '@hearth/ui/icon';
import { ArrowLeftRight, Clock } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { Link } from 'react-router';
import { listMyDeals } from '../../contract/endpoints.ts';
import { isPending } from '../../rules/deal-states.ts';
import { useDealWords } from '../words.ts';
import { DealBadge } from './deal-meter.tsx';

const DealSheet = lazy(() => import('./deal-sheet.tsx'));

/** What can be done with one's own shift; while a request is pending, its state. Nothing once the shift has begun. */
export function ShiftActions({ shift }: { readonly shift: MyShift }) {
  const { t } = useDealWords();
  const [isOpen, setOpen] = useState(false);
  const [now] = useState(() => Date.now());
  const { data } = useCall(listMyDeals, {});
  const isWaiting = useIsWaiting(shift.id);
  if (Date.parse(shift.starts_at) <= now || data === undefined) return null;
  const pending = data.deals.find(
    (deal) => isPending(deal.state) && (deal.shift.shift_id === shift.id || deal.return_shift?.shift_id === shift.id),
  );
  if (isWaiting) {
    return (
      <p className="mt-2">
        <Badge tone="info" icon={<Icon of={Clock} size={14} />}>
          {t('later.waits')}
        </Badge>
      </p>
    );
  }
  if (pending !== undefined) {
    return (
      <p className="mt-2 grid justify-items-start gap-1">
        <Link to="/my/shifts/requests" className="inline-flex min-h-8 items-center phone:min-h-11">
          <DealBadge state={pending.state} />
        </Link>
        <span className="text-sm text-ink-2">{t('stillYours')}</span>
      </p>
    );
  }
  return (
    <>
      <Button className="mt-2" size="sm" icon={<Icon of={ArrowLeftRight} />} onClick={() => setOpen(true)}>
        {t('sheet.button')}
      </Button>
      {isOpen && (
        <Suspense fallback={null}>
          <DealSheet shift={shift} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
