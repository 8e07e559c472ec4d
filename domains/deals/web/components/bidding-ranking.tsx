import { useBrand } from '@hearth/client/person';
import { useCall, useSend } from '@hearth/client/query';
import { useRuleNames } from '@hearth/domains/scheduling/widgets';
import { useFormat } from '@hearth/i18n/use-format';
import { Badge } from '@hearth/ui/badge';
import { Button } from '@hearth/ui/button';
import { ConfirmDialog } from '@hearth/ui/confirm-dialog';
import { Resource } from '@hearth/ui/resource';
import { toasts } from '@hearth/ui/toast';
import { useState } from 'react';
import { awardBidding, getBidding } from '../../contract/bid-endpoints.ts';
import type { ListedBidding, RankedBid } from '../../contract/bid-schemas.ts';
import { useDealWords } from '../words.ts';
import { ShiftText } from './shift-text.tsx';

/** Who bids for a shift, in the order in which they would get it now, with what the order goes by; it can be awarded before bids close. */
export default function BiddingRanking({ bidding }: { bidding: ListedBidding }) {
  const { t, problem } = useDealWords();
  const params = { id: useBrand().id, bidding_id: bidding.id };
  const ranking = useCall(getBidding, { params }, { keepPrevious: true });
  const [isAwarding, setAwarding] = useState(false);
  return (
    <Resource
      of={ranking}
      rows={2}
      failed={t('bids.failed')}
      problem={problem}
      isEmpty={({ bids }) => bids.length === 0}
      empty={<p>{t('bidding.noBids')}</p>}
    >
      {({ bids, bidding: now, is_ranked: isRanked }) => (
        <div className="grid justify-items-start gap-3">
          {!isRanked && <p className="text-ink-2">{t('bidding.unranked')}</p>}
          <ol className="w-full divide-y divide-line rounded-md border border-line">
            {bids.map((bid) => (
              <Ranked key={bid.id} bid={bid} zone={bidding.shift.time_zone} />
            ))}
          </ol>
          {now.is_own ? (
            <p className="text-ink-2">{t('left.OWN')}</p>
          ) : (
            <Button disabled={bids.every((bid) => !bid.is_eligible)} onClick={() => setAwarding(true)}>
              {t('bidding.award')}
            </Button>
          )}
          {isAwarding && <AwardDialog bidding={now} onClose={() => setAwarding(false)} />}
        </div>
      )}
    </Resource>
  );
}

function Ranked({ bid, zone }: { bid: RankedBid; zone: string }) {
  const { t } = useDealWords();
  const format = useFormat();
  const ruleName = useRuleNames();
  const facts = [
    t('bidding.placed', { time: format.instant(bid.placed_at, zone) }),
    ...(bid.week_minutes === null ? [] : [t('bidding.hours', { hours: format.duration(bid.week_minutes) })]),
    ...(bid.employed_since === null ? [] : [t('bidding.since', { date: format.date(bid.employed_since) })]),
    ...(bid.cost === null ? [] : [t('bidding.cost', { amount: format.money(bid.cost.amount, bid.cost.currency) })]),
  ];
  return (
    <li className="flex gap-3 p-3">
      <span className="min-w-6 font-bold text-ink-2 tabular-nums">
        {bid.rank === null ? '' : format.number(bid.rank)}
      </span>
      <div className="grid min-w-0 flex-1 gap-1">
        <b className="break-words">
          <bdi>{bid.employee.name}</bdi>
        </b>
        <p className="text-sm text-ink-2 tabular-nums">{facts.join(' · ')}</p>
        {(!bid.is_eligible || bid.touches.length > 0) && (
          <p className="flex flex-wrap gap-2">
            {!bid.is_eligible && <Badge tone="bad">{t('bidding.notEligible')}</Badge>}
            {bid.touches.map(({ rule, level }) => (
              <Badge key={rule} tone={level === 'consent' ? 'warn' : 'neutral'}>
                {ruleName(rule)}
              </Badge>
            ))}
          </p>
        )}
      </div>
    </li>
  );
}

/** Asks before bidding ends early: the best bid gets the shift, and everybody who bid hears of it. */
function AwardDialog({ bidding, onClose }: { bidding: ListedBidding; onClose: () => void }) {
  const { t, problem } = useDealWords();
  const params = { id: useBrand().id, bidding_id: bidding.id };
  const send = useSend(awardBidding, {
    untilRead: true,
    readWhenRefused: true,
    onSuccess: ({ winner, needs_approval: waits }) => {
      toasts.show({ message: t(waits ? 'bidding.awardedWaits' : 'bidding.awarded', { name: winner }), tone: 'ok' });
      onClose();
    },
  });
  return (
    <ConfirmDialog
      title={t('bidding.awardAsk')}
      confirm={t('bidding.award')}
      keep={t('cancel')}
      closeLabel={t('close')}
      harmless
      busy={send.isPending}
      problem={send.error === null ? undefined : problem(send.error)}
      onConfirm={() => send.mutate({ params, body: { version: bidding.version } })}
      onClose={onClose}
    >
      <div className="grid gap-2">
        <ShiftText shift={bidding.shift} place={bidding.location.name} />
        <p>{t('bidding.awardNote')}</p>
      </div>
    </ConfirmDialog>
  );
}
