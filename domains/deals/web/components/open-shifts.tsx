import { useIsWaiting } from '@hearth/client/browser/outbox';
import { useCall, useSend } from '@hearth/client/query';
import { useReadAgainOn } from '@hearth/client/use-read-again';
import { PUBLISHED } from '@hearth/domains/scheduling/events';
import { useRuleNames } from '@hearth/domains/scheduling/widgets';
import { useFormat } from '@hearth/i18n/use-format';
import { newId } from '@hearth/kit/id';
import { Badge } from '@hearth/ui/badge';
import { Button } from '@hearth/ui/button';
import { Card } from '@hearth/ui/card';
import { ConfirmDialog } from '@hearth/ui/confirm-dialog';
import { EmptyState } from '@hearth/ui/empty-state';
import { Icon } from '@hearth/ui/icon';
import { Resource } from '@hearth/ui/resource';
import { toasts } from '@hearth/ui/toast';
import { CalendarDays, Clock } from 'lucide-react';
import { useState } from 'react';
import { placeBid } from '../../contract/bid-endpoints.ts';
import { listMyOpenShifts, makeDeal, takeDeal } from '../../contract/endpoints.ts';
import { BIDDING_CHANGED, DEAL_CHANGED } from '../../contract/events.ts';
import type { OpenShift } from '../../contract/schemas.ts';
import { useDealWords } from '../words.ts';
import { WithdrawBid } from './my-bids.tsx';
import { ShiftText, useShiftText } from './shift-text.tsx';
import { useKeep } from './use-keep.ts';

/** The shifts that the signed-in person can claim: released by colleagues, or without anyone. */
export function OpenShifts() {
  const { t, problem } = useDealWords();
  const open = useCall(listMyOpenShifts, {});
  useReadAgainOn([DEAL_CHANGED, BIDDING_CHANGED, PUBLISHED], [listMyOpenShifts]);
  const [chosen, setChosen] = useState<OpenShift | null>(null);
  return (
    <>
      <Resource
        of={open}
        rows={4}
        failed={t('open.failed')}
        problem={problem}
        isEmpty={({ shifts }) => shifts.length === 0}
        empty={
          <Card>
            <EmptyState icon={<Icon of={CalendarDays} size={24} />} title={t('open.none')}>
              {t('open.noneNote')}
            </EmptyState>
          </Card>
        }
      >
        {({ shifts }) => (
          <ul className="divide-y divide-line rounded-lg border border-line bg-surface">
            {shifts.map((shift) => (
              <OpenShiftLine key={shift.shift.shift_id} open={shift} onClaim={() => setChosen(shift)} />
            ))}
          </ul>
        )}
      </Resource>
      {chosen !== null && <ClaimDialog open={chosen} onClose={() => setChosen(null)} />}
    </>
  );
}

function OpenShiftLine({ open, onClaim }: { open: OpenShift; onClaim: () => void }) {
  const { t } = useDealWords();
  const format = useFormat();
  const text = useShiftText();
  const { bidding } = open;
  const isWaiting = useIsWaiting(open.shift.shift_id);
  return (
    <li className="flex flex-wrap items-center justify-between gap-3 p-4">
      <div className="grid min-w-0 gap-1">
        <ShiftText shift={open.shift} whole={open.whole} place={open.location.name} />
        {open.deal !== null && <p>{t('open.from', { name: open.deal.giver.name })}</p>}
        {open.deal !== null && open.deal.note !== '' && (
          <p dir="auto" className="break-words">
            {open.deal.note}
          </p>
        )}
        {bidding === null ? (
          <p className="text-sm text-ink-2">
            {t('open.closes', { time: format.instant(open.closes_at, open.shift.time_zone) })}
          </p>
        ) : (
          <p className="text-sm text-ink-2">
            {t('bids.closes', { time: format.instant(bidding.closes_at, open.shift.time_zone) })} ·{' '}
            {t(`bids.order.${bidding.order}`)}
          </p>
        )}
        {bidding?.bid != null && (
          <p>
            <Badge tone="info" icon={<Icon of={Clock} size={14} />}>
              {t('bids.state.PLACED')}
            </Badge>
          </p>
        )}
      </div>
      {isWaiting ? (
        <Badge tone="info" icon={<Icon of={Clock} size={14} />}>
          {t('later.waits')}
        </Badge>
      ) : bidding?.bid != null ? (
        <WithdrawBid bid={bidding.bid} shift={open.shift} />
      ) : (
        <Button onClick={onClaim}>
          {t(bidding === null ? 'open.claim' : 'bids.place')}
          <span className="sr-only"> {text(open.shift)}</span>
        </Button>
      )}
    </li>
  );
}

/** Asks before a shift is claimed: what it is, who has to agree, and what the manager will see. */
function ClaimDialog({ open, onClose }: { open: OpenShift; onClose: () => void }) {
  const { t, problem } = useDealWords();
  const ruleName = useRuleNames();
  // Sent again after a lost connection, it is the same request.
  const [key] = useState(() => newId());
  const done = {
    untilRead: true,
    readWhenRefused: true,
    onSuccess: ({ state }: { readonly state: string }) => {
      toasts.show({ message: t(state === 'APPROVED' ? 'sheet.done' : 'taken'), tone: 'ok' });
      onClose();
    },
  } as const;
  const keep = useKeep(open.shift, onClose);
  const ask = useSend(makeDeal, { ...done, keep: keep('PICK_UP') });
  const take = useSend(takeDeal, { ...done, keep: keep('TAKE') });
  const bid = useSend(placeBid, {
    ...done,
    keep: keep('BID'),
    onSuccess: () => {
      toasts.show({ message: t('bids.placed'), tone: 'ok' });
      onClose();
    },
  });
  const { deal, shift, bidding, employee_id: employeeId } = open;
  const claim = (): void => {
    if (bidding !== null) bid.mutate({ body: { shift_id: shift.shift_id, employee_id: employeeId } });
    else if (deal !== null) take.mutate({ params: { deal_id: deal.id }, body: { version: deal.version } });
    else
      ask.mutate({
        body: { verb: 'PICK_UP', idempotency_key: key, shift_id: shift.shift_id, note: '', employee_id: employeeId },
      });
  };
  const error = ask.error ?? take.error ?? bid.error;
  return (
    <ConfirmDialog
      title={t(bidding === null ? 'open.claimAsk' : 'bids.placeAsk')}
      confirm={t(bidding === null ? 'open.claim' : 'bids.place')}
      keep={t('cancel')}
      closeLabel={t('close')}
      harmless
      busy={ask.isPending || take.isPending || bid.isPending}
      problem={error === null ? undefined : problem(error)}
      onConfirm={claim}
      onClose={onClose}
    >
      <div className="grid gap-2">
        <ShiftText shift={shift} whole={open.whole} place={open.location.name} />
        {bidding !== null && <p>{t(`bids.order.${bidding.order}`)}</p>}
        {bidding !== null && <p>{t('bids.placeNote')}</p>}
        {(bidding === null || open.needs_approval) && (
          <p>{t(open.needs_approval ? 'open.needsApproval' : 'open.atOnce')}</p>
        )}
        {open.rules.length > 0 && (
          <>
            <p>{t('open.marked')}</p>
            <ul className="list-disc ps-5">
              {open.rules.map((rule) => (
                <li key={rule}>{ruleName(rule)}</li>
              ))}
            </ul>
          </>
        )}
      </div>
    </ConfirmDialog>
  );
}
