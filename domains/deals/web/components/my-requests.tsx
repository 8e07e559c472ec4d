import { useIsWaiting } from '@hearth/client/browser/outbox';
import { useCall, useSend } from '@hearth/client/query';
import { useReadAgainOn } from '@hearth/client/use-read-again';
import { PUBLISHED } from '@hearth/domains/scheduling/events';
import { Alert } from '@hearth/ui/alert';
import { Badge } from '@hearth/ui/badge';
import { Button } from '@hearth/ui/button';
import { Card } from '@hearth/ui/card';
import { EmptyState } from '@hearth/ui/empty-state';
import { Icon } from '@hearth/ui/icon';
import { linkButtonLook } from '@hearth/ui/link-button';
import { Resource } from '@hearth/ui/resource';
import { toasts } from '@hearth/ui/toast';
import { ArrowLeftRight, Clock } from 'lucide-react';
import { Link } from 'react-router';
import { listMyDeals, refuseDeal, takeDeal, withdrawDeal } from '../../contract/endpoints.ts';
import { DEAL_CHANGED } from '../../contract/events.ts';
import type { MyDeal } from '../../contract/schemas.ts';
import { isPending } from '../../rules/deal-states.ts';
import { useDealWords } from '../words.ts';
import { DealBadge, DealMeter } from './deal-meter.tsx';
import { DealNotes } from './deal-notes.tsx';
import { DealWho } from './deal-who.tsx';
import { ShiftText } from './shift-text.tsx';
import { useKeep } from './use-keep.ts';

/** The requests of the signed-in person, and those that are for them, with how far each has come. */
export function MyRequests() {
  const { t, problem } = useDealWords();
  const deals = useCall(listMyDeals, {});
  useReadAgainOn([DEAL_CHANGED, PUBLISHED], [listMyDeals]);
  return (
    <Resource
      of={deals}
      rows={4}
      failed={t('mine.failed')}
      problem={problem}
      isEmpty={(data) => data.deals.length === 0}
      empty={
        <Card>
          <EmptyState
            icon={<Icon of={ArrowLeftRight} size={24} />}
            title={t('mine.none')}
            action={
              <Link to="/my/shifts" className={linkButtonLook('secondary')}>
                {t('mine.shifts')}
              </Link>
            }
          >
            {t('mine.noneNote')}
          </EmptyState>
        </Card>
      }
    >
      {(data) => (
        <ul className="grid gap-3">
          {data.deals.map((deal) => (
            <MyRequest key={deal.id} deal={deal} />
          ))}
        </ul>
      )}
    </Resource>
  );
}

function MyRequest({ deal }: { deal: MyDeal }) {
  const { t } = useDealWords();
  const isOpen = isPending(deal.state);
  return (
    <li>
      <Card>
        <div className="grid gap-3">
          <div className="flex flex-wrap items-start justify-between gap-2">
            <ShiftText shift={deal.shift} whole={deal.whole} place={deal.location.name} />
            <DealBadge state={deal.state} />
          </div>
          <DealWho deal={deal} />
          <DealMeter deal={deal} />
          {isOpen && <p className="text-sm text-ink-2">{t(deal.my_part === 'GIVER' ? 'stillYours' : 'notYetYours')}</p>}
          <DealNotes deal={deal} />
          <Actions deal={deal} />
        </div>
      </Card>
    </li>
  );
}

/** What the person can say now: yes, no, or never mind. */
function Actions({ deal }: { deal: MyDeal }) {
  const { t, problem } = useDealWords();
  const keep = useKeep(deal.shift);
  const isWaiting = useIsWaiting(deal.shift.shift_id);
  const told = { untilRead: true, readWhenRefused: true } as const;
  const take = useSend(takeDeal, {
    ...told,
    keep: keep('TAKE'),
    onSuccess: ({ state }) => toasts.show({ message: t(state === 'APPROVED' ? 'sheet.done' : 'taken'), tone: 'ok' }),
  });
  const refuse = useSend(refuseDeal, {
    ...told,
    keep: keep('REFUSE'),
    onSuccess: () => toasts.show({ message: t('refused') }),
  });
  const withdraw = useSend(withdrawDeal, {
    ...told,
    keep: keep('WITHDRAW'),
    onSuccess: () => toasts.show({ message: t('withdrawn') }),
  });
  const error = take.error ?? refuse.error ?? withdraw.error;
  const busy = take.isPending || refuse.isPending || withdraw.isPending;
  const input = { params: { deal_id: deal.id }, body: { version: deal.version } };
  return (
    <>
      {error !== null && (
        <Alert tone="bad" urgent>
          {problem(error)}
        </Alert>
      )}
      {isWaiting && (
        <p>
          <Badge tone="info" icon={<Icon of={Clock} size={14} />}>
            {t('later.waits')}
          </Badge>
        </p>
      )}
      {deal.may.length > 0 && !isWaiting && (
        <div className="flex flex-wrap gap-2">
          {deal.may.includes('TAKE') && (
            <Button variant="primary" busy={busy} onClick={() => take.mutate(input)}>
              {t('accept')}
            </Button>
          )}
          {deal.may.includes('REFUSE') && (
            <Button busy={busy} onClick={() => refuse.mutate({ ...input, body: { ...input.body, note: '' } })}>
              {t(deal.state === 'TAKEN' ? 'stepBack' : 'refuse')}
            </Button>
          )}
          {deal.may.includes('WITHDRAW') && (
            <Button busy={busy} onClick={() => withdraw.mutate(input)}>
              {t('cancelRequest')}
            </Button>
          )}
        </div>
      )}
    </>
  );
}
