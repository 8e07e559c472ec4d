import { useCall, useSend } from '@hearth/client/query';
import { useReadAgainOn } from '@hearth/client/use-read-again';
import { PUBLISHED } from '@hearth/domains/scheduling/events';
import { useRuleNames } from '@hearth/domains/scheduling/widgets';
import { useFormat } from '@hearth/i18n/use-format';
import { newId } from '@hearth/kit/id';
import { Button } from '@hearth/ui/button';
import { Card } from '@hearth/ui/card';
import { ConfirmDialog } from '@hearth/ui/confirm-dialog';
import { EmptyState } from '@hearth/ui/empty-state';
import { Icon } from '@hearth/ui/icon';
import { Resource } from '@hearth/ui/resource';
import { toasts } from '@hearth/ui/toast';
import { CalendarDays } from 'lucide-react';
import { useState } from 'react';
import { listMyOpenShifts, makeDeal, takeDeal } from '../../contract/endpoints.ts';
import { DEAL_CHANGED } from '../../contract/events.ts';
import type { OpenShift } from '../../contract/schemas.ts';
import { useDealWords } from '../words.ts';
import { ShiftText, useShiftText } from './shift-text.tsx';

/** The shifts that the signed-in person can claim: released by colleagues, or without anyone. */
export function OpenShifts() {
  const { t, problem } = useDealWords();
  const open = useCall(listMyOpenShifts, {});
  useReadAgainOn([DEAL_CHANGED, PUBLISHED], [listMyOpenShifts]);
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
  return (
    <li className="flex flex-wrap items-center justify-between gap-3 p-4">
      <div className="grid min-w-0 gap-1">
        <ShiftText shift={open.shift} place={open.location.name} />
        {open.deal !== null && <p>{t('open.from', { name: open.deal.giver.name })}</p>}
        {open.deal !== null && open.deal.note !== '' && (
          <p dir="auto" className="break-words">
            {open.deal.note}
          </p>
        )}
        <p className="text-sm text-ink-2">
          {t('open.closes', { time: format.instant(open.closes_at, open.shift.time_zone) })}
        </p>
      </div>
      <Button onClick={onClaim}>
        {t('open.claim')}
        <span className="sr-only"> {text(open.shift)}</span>
      </Button>
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
  const ask = useSend(makeDeal, done);
  const take = useSend(takeDeal, done);
  const { deal, shift, employee_id: employeeId } = open;
  const claim = (): void => {
    if (deal !== null) take.mutate({ params: { deal_id: deal.id }, body: { version: deal.version } });
    else
      ask.mutate({
        body: { verb: 'PICK_UP', idempotency_key: key, shift_id: shift.shift_id, note: '', employee_id: employeeId },
      });
  };
  const error = ask.error ?? take.error;
  return (
    <ConfirmDialog
      title={t('open.claimAsk')}
      confirm={t('open.claim')}
      keep={t('cancel')}
      closeLabel={t('close')}
      harmless
      busy={ask.isPending || take.isPending}
      problem={error === null ? undefined : problem(error)}
      onConfirm={claim}
      onClose={onClose}
    >
      <div className="grid gap-2">
        <ShiftText shift={shift} place={open.location.name} />
        <p>{t(open.needs_approval ? 'open.needsApproval' : 'open.atOnce')}</p>
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
