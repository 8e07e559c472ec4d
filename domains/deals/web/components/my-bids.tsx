import { useCall, useSend } from '@hearth/client/query';
import { useReadAgainOn } from '@hearth/client/use-read-again';
import { PUBLISHED } from '@hearth/domains/scheduling/events';
import { useFormat } from '@hearth/i18n/use-format';
import { Alert } from '@hearth/ui/alert';
import { Badge } from '@hearth/ui/badge';
import { Button } from '@hearth/ui/button';
import { Card } from '@hearth/ui/card';
import { EmptyState } from '@hearth/ui/empty-state';
import { Icon } from '@hearth/ui/icon';
import { Resource } from '@hearth/ui/resource';
import { toasts } from '@hearth/ui/toast';
import { Ban, CircleCheck, Clock, Hand, Undo2 } from 'lucide-react';
import { listMyBids, withdrawBid } from '../../contract/bid-endpoints.ts';
import type { MyBid } from '../../contract/bid-schemas.ts';
import { BIDDING_CHANGED } from '../../contract/events.ts';
import { useDealWords } from '../words.ts';
import { ShiftText, useShiftText } from './shift-text.tsx';
import { useKeep } from './use-keep.ts';

/** The bids of the signed-in person: those that still count first, then what became of the others, and why. */
export function MyBids() {
  const { t, problem } = useDealWords();
  const bids = useCall(listMyBids, {});
  useReadAgainOn([BIDDING_CHANGED, PUBLISHED], [listMyBids]);
  return (
    <Resource
      of={bids}
      rows={4}
      failed={t('bids.failed')}
      problem={problem}
      isEmpty={(data) => data.bids.length === 0}
      empty={
        <Card>
          <EmptyState icon={<Icon of={Hand} size={24} />} title={t('bids.none')}>
            {t('bids.noneNote')}
          </EmptyState>
        </Card>
      }
    >
      {(data) => (
        <ul className="grid gap-3">
          {data.bids.map((bid) => (
            <Bid key={bid.id} bid={bid} />
          ))}
        </ul>
      )}
    </Resource>
  );
}

const LOOKS = {
  PLACED: { tone: 'info', icon: Clock },
  WITHDRAWN: { tone: 'neutral', icon: Undo2 },
  WON: { tone: 'ok', icon: CircleCheck },
  LOST: { tone: 'neutral', icon: Ban },
} as const;

function Bid({ bid }: { bid: MyBid }) {
  const { t } = useDealWords();
  const format = useFormat();
  const { tone, icon } = LOOKS[bid.state];
  return (
    <li>
      <Card>
        <div className="grid gap-3">
          <div className="flex flex-wrap items-start justify-between gap-2">
            <ShiftText shift={bid.shift} place={bid.location.name} />
            <Badge tone={tone} icon={<Icon of={icon} size={14} />}>
              {t(`bids.state.${bid.state}`)}
            </Badge>
          </div>
          {bid.result !== null && <p>{t(`bids.result.${bid.result}`)}</p>}
          {bid.state === 'PLACED' && (
            <>
              <div className="grid gap-0.5 text-ink-2">
                <p>{t(`bids.order.${bid.order}`)}</p>
                <p>{t('bids.closes', { time: format.instant(bid.closes_at, bid.shift.time_zone) })}</p>
              </div>
              <WithdrawBid bid={bid} shift={bid.shift} />
            </>
          )}
        </div>
      </Card>
    </li>
  );
}

/** Takes a bid back, and says so. */
export function WithdrawBid({ bid, shift }: { bid: Pick<MyBid, 'id' | 'version'>; shift: MyBid['shift'] }) {
  const { t, problem } = useDealWords();
  const text = useShiftText();
  const keep = useKeep(shift);
  const send = useSend(withdrawBid, {
    untilRead: true,
    readWhenRefused: true,
    keep: keep('WITHDRAW_BID'),
    onSuccess: () => toasts.show({ message: t('bids.withdrawn') }),
  });
  return (
    <div className="grid justify-items-start gap-2">
      {send.isError && (
        <Alert tone="bad" urgent>
          {problem(send.error)}
        </Alert>
      )}
      <Button
        busy={send.isPending}
        onClick={() => send.mutate({ params: { bid_id: bid.id }, body: { version: bid.version } })}
      >
        {t('bids.withdraw')}
        <span className="sr-only"> {text(shift)}</span>
      </Button>
    </div>
  );
}
