import { CallError } from '@hearth/client/call-error';
import { hasPermission, useBrand } from '@hearth/client/person';
import { useRoleName, WhoCanSee } from '@hearth/domains/access/widgets';
import { useFormat } from '@hearth/i18n/use-format';
import { Badge } from '@hearth/ui/badge';
import { Button } from '@hearth/ui/button';
import { Icon } from '@hearth/ui/icon';
import { linkButtonLook } from '@hearth/ui/link-button';
import { toasts } from '@hearth/ui/toast';
import { Archive, CircleCheck, CircleX, Clock, Undo2 } from 'lucide-react';
import type { LucideIcon } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { Link } from 'react-router';
import type { Requisition, RequisitionStatus, RequisitionStep } from '../../contract/schemas.ts';
import { useRequestChanges } from '../api.ts';
import { CostLine } from './budget/cost-line.tsx';
import { useBudgetWords } from './budget/words.ts';
import { useWords } from '../words.ts';

const DeclineDialog = lazy(async () => ({ default: (await import('./decline-dialog.tsx')).DeclineDialog }));

const ReasonDialog = lazy(async () => ({ default: (await import('./budget/reason-dialog.tsx')).ReasonDialog }));
const CloseDialog = lazy(async () => ({ default: (await import('./budget/close-dialog.tsx')).CloseDialog }));

const LOOKS: Readonly<Record<RequisitionStatus, readonly ['warn' | 'ok' | 'bad' | 'neutral', LucideIcon]>> = {
  WAITING: ['warn', Clock],
  APPROVED: ['ok', CircleCheck],
  DECLINED: ['bad', CircleX],
  WITHDRAWN: ['neutral', Undo2],
  CLOSED: ['neutral', Archive],
};

/** One request with its progress and the actions open to the reader. */
export function RequestRow({ request }: { readonly request: Requisition }) {
  return (
    <li className="flex flex-wrap items-start gap-x-6 gap-y-3 border-b border-line px-4 py-4 last:border-b-0 md:px-5">
      <Facts request={request} />
      {request.steps.length > 0 && (
        <ol className="grid flex-[1_1_14rem] gap-1 text-dense">
          {request.steps.map((step) => (
            <Step key={step.role} step={step} isNext={step.role === request.waiting_for} />
          ))}
        </ol>
      )}
      <RequestActions request={request} />
    </li>
  );
}

function Facts({ request }: { readonly request: Requisition }) {
  const { t } = useWords();
  const format = useFormat();
  const budget = useBudgetWords();
  const { headcount, needed_by: neededBy, status } = request;
  const [tone, icon] = LOOKS[status];
  const facts = [
    request.brand_name,
    t(`reasons.${request.reason}`),
    ...(request.hires === 0 ? [] : [budget.t('hired', { count: request.hires })]),
    ...(neededBy === null ? [] : [t('neededBy', { date: format.date(neededBy, 'short') })]),
  ];
  return (
    <div className="grid min-w-0 flex-[1_1_18rem] gap-1">
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1 font-bold">
        <bdi>{t('what', { count: headcount, position: request.position_name })}</bdi>
        <Badge tone={tone} icon={<Icon of={icon} size={12} />}>
          {t(`status.${status}`)}
        </Badge>
      </p>
      <p className="flex flex-wrap gap-x-2 text-dense text-ink-2">
        {facts.map((fact) => (
          <bdi key={fact}>{fact}</bdi>
        ))}
      </p>
      {request.note !== '' && (
        <p className="text-dense" dir="auto">
          {request.note}
        </p>
      )}
      <CostLine request={request} />
      <p className="text-sm text-ink-2">
        {t('askedBy', { name: request.requested_by, when: format.date(request.requested_at.slice(0, 10), 'short') })}
      </p>
      <WhoCanSee kind="requisition" brandId={request.brand_id} />
    </div>
  );
}

/** The actions on a request, with their confirmations. */
function RequestActions({ request }: { readonly request: Requisition }) {
  const { t, problem } = useWords();
  const brand = useBrand();
  const budget = useBudgetWords();
  const [asks, setAsks] = useState<'DECLINE' | 'REASON' | 'CLOSE' | null>(null);
  const { decide, withdraw, close } = useRequestChanges();
  const { id, status } = request;
  const params = { id: brand.id, requisition_id: id };
  const say = (decision: 'APPROVED' | 'DECLINED', note: string): Promise<Requisition> =>
    decide.mutateAsync({ params, body: { decision, note } });
  const tell = (after: Requisition): void => {
    const words = { position: after.position_name, status: t(`status.${after.status}`) };
    toasts.show({ message: t('became', words), tone: 'ok', key: id });
    setAsks(null);
  };
  const tellRefusal = (error: unknown): void => {
    if (error instanceof CallError && error.code === 'BUDGET_REASON_NEEDED') setAsks('REASON');
    else toasts.show({ message: problem(error), tone: 'bad', key: id });
  };
  return (
    <>
      <div className="flex flex-wrap gap-2 phone:w-full phone:*:flex-1">
        {request.may_decide && (
          <>
            <Button
              variant="primary"
              busy={decide.isPending}
              onClick={() => void say('APPROVED', '').then(tell, tellRefusal)}
            >
              {t('approve')}
            </Button>
            <Button onClick={() => setAsks('DECLINE')}>{t('decline')}</Button>
          </>
        )}
        {request.is_own && status === 'WAITING' && (
          <Button
            busy={withdraw.isPending}
            onClick={() => void withdraw.mutateAsync({ params }).then(tell, tellRefusal)}
          >
            {t('withdraw')}
          </Button>
        )}
        {status === 'APPROVED' && hasPermission(brand, 'MANAGE_JOBS') && (
          <>
            <Link to={`/hiring/jobs/new?request=${id}`} className={linkButtonLook('secondary', 'md')}>
              {t('write')}
            </Link>
            <Button onClick={() => setAsks('CLOSE')}>{budget.t('close')}</Button>
          </>
        )}
      </div>
      <Suspense fallback={null}>
        {asks === 'DECLINE' && (
          <DeclineDialog onClose={() => setAsks(null)} onDecline={(note) => say('DECLINED', note)} onDone={tell} />
        )}
        {asks === 'REASON' && (
          <ReasonDialog onClose={() => setAsks(null)} onApprove={(note) => say('APPROVED', note)} onDone={tell} />
        )}
        {asks === 'CLOSE' && (
          <CloseDialog
            busy={close.isPending}
            error={close.error}
            onClose={() => setAsks(null)}
            onConfirm={() => close.mutate({ params }, { onSuccess: () => setAsks(null) })}
          />
        )}
      </Suspense>
    </>
  );
}

/** One approval step: its role, and the decision if there is one. */
function Step({ step, isNext }: { readonly step: RequisitionStep; readonly isNext: boolean }) {
  const { t } = useWords();
  const budget = useBudgetWords();
  const roleName = useRoleName();
  const role = roleName(step.role);
  const [icon, colour] =
    step.decision === 'APPROVED'
      ? [CircleCheck, 'text-ok']
      : step.decision === 'DECLINED'
        ? [CircleX, 'text-bad']
        : [Clock, isNext ? 'text-warn' : 'text-ink-3'];
  const said =
    step.decision === null
      ? t(isNext ? 'stepWaits' : 'stepLater', { role })
      : t(`stepSaid.${step.decision}`, { role, name: step.decided_by ?? '' });
  return (
    <li className="flex items-start gap-1.5">
      <Icon of={icon} size={16} className={`mt-0.5 ${colour}`} />
      <span>
        {said}
        {step.for_budget && <span className="text-ink-2"> {budget.t('forBudget')}</span>}
        {step.note !== '' && (
          <span className="block text-ink-2" dir="auto">
            {step.note}
          </span>
        )}
      </span>
    </li>
  );
}
