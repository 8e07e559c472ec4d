import { callKey, useCall, useSend } from '@hearth/client/query';
import { useEvents } from '@hearth/client/use-events';
import { Alert } from '@hearth/ui/alert';
import { Badge } from '@hearth/ui/badge';
import { Button } from '@hearth/ui/button';
import { Card } from '@hearth/ui/card';
import { EmptyState } from '@hearth/ui/empty-state';
import { ErrorState } from '@hearth/ui/error-state';
import { Icon } from '@hearth/ui/icon';
import { PageHeader } from '@hearth/ui/page-header';
import { PageTitle } from '@hearth/ui/page-title';
import { SkeletonRows } from '@hearth/ui/skeleton';
import { toasts } from '@hearth/ui/toast';
import { useQueryClient } from '@tanstack/react-query';
import { Ban, CircleCheck, Clock, Palmtree, Undo2 } from 'lucide-react';
import * as contract from '../../contract/endpoints.ts';
import { TIME_OFF_DECIDED } from '../../contract/events.ts';
import type { TimeOff } from '../../contract/schemas.ts';
import { TimeOffForm } from '../components/time-off-form.tsx';
import { useWords } from '../components/use-words.ts';
import { useOwnDayWords } from '../components/own-days/words.ts';
import type { Employment } from '../components/usual-week.tsx';
import { daysOff } from '../week-cells.ts';

/** Days off: ask for them, see the answer, take a request back. */
export function Component() {
  const { t, problem } = useWords();
  const own = useOwnDayWords();
  const cache = useQueryClient();
  const { data, error, isPending, refetch } = useCall(contract.getMyAvailability, {});
  const readAgain = (): void => void cache.invalidateQueries({ queryKey: callKey(contract.getMyAvailability) });
  useEvents([TIME_OFF_DECIDED], readAgain, readAgain);
  const employments = data?.employments ?? [];
  const requests = employments
    .flatMap((employment) => employment.time_off.map((request) => ({ employment, request })))
    .sort((one, other) => (one.request.starts_on > other.request.starts_on ? -1 : 1));
  return (
    <div className="mx-auto grid max-w-2xl gap-4">
      <PageTitle>{own('leave.title')}</PageTitle>
      <PageHeader title={own('leave.title')} note={own('leave.note')} />
      {isPending && <SkeletonRows rows={5} />}
      {error !== null && data === undefined && (
        <ErrorState title={t('failed')} action={<Button onClick={() => void refetch()}>{t('again')}</Button>}>
          {problem(error)}
        </ErrorState>
      )}
      {data !== undefined && employments.length === 0 && (
        <Card>
          <EmptyState icon={<Icon of={Palmtree} size={24} />} title={own('avail.none')}>
            {own('leave.noneNote')}
          </EmptyState>
        </Card>
      )}
      {employments.length > 0 && (
        <>
          <TimeOffForm employments={employments} onAsked={readAgain} />
          <Card flush title={own('leave.list')}>
            {requests.length === 0 ? (
              <EmptyState icon={<Icon of={Palmtree} size={24} />} title={own('leave.none')}>
                {own('leave.noneNote')}
              </EmptyState>
            ) : (
              <ul className="divide-y divide-line">
                {requests.map(({ employment, request }) => (
                  <Request
                    key={request.id}
                    request={request}
                    employment={employment}
                    many={employments.length > 1}
                    onChanged={readAgain}
                  />
                ))}
              </ul>
            )}
          </Card>
        </>
      )}
    </div>
  );
}

const LOOK = {
  REQUESTED: { tone: 'info', icon: Clock },
  APPROVED: { tone: 'ok', icon: CircleCheck },
  DECLINED: { tone: 'bad', icon: Ban },
  CANCELLED: { tone: 'neutral', icon: Undo2 },
} as const;

type RequestProps = { request: TimeOff; employment: Employment; many: boolean; onChanged: () => void };

function Request({ request, employment, many, onChanged }: RequestProps) {
  const { t, format, problem } = useWords();
  const own = useOwnDayWords();
  const cancel = useSend(contract.cancelTimeOff, {
    onSuccess: () => {
      toasts.show({ message: own('leave.cancelled') });
      onChanged();
    },
  });
  const { tone, icon } = LOOK[request.state];
  const params = { employee_id: employment.employee_id, request_id: request.id };
  return (
    <li className="grid gap-1 px-4 py-3">
      <div className="flex flex-wrap items-center gap-3">
        <span className="min-w-40 flex-1">
          <b className="block">{format.dateRange(request.starts_on, request.ends_on)}</b>
          <span className="text-sm text-ink-2">
            {[
              t(`off.${request.kind}`),
              own('leave.days', { count: daysOff(request) }),
              many && employment.location.name,
            ]
              .filter(Boolean)
              .join(' · ')}
          </span>
        </span>
        <Badge tone={tone} pill icon={<Icon of={icon} size={14} />}>
          {own(`leave.${request.state}`)}
        </Badge>
        {request.state === 'REQUESTED' && (
          <Button size="sm" busy={cancel.isPending} onClick={() => cancel.mutate({ params })}>
            {own('leave.cancel')}
          </Button>
        )}
      </div>
      {request.note !== '' && <p className="text-sm text-ink-2">{request.note}</p>}
      {request.decision_note !== '' && (
        <p className="text-sm">{own('leave.answer', { note: request.decision_note })}</p>
      )}
      {cancel.isError && <Alert tone="bad">{problem(cancel.error)}</Alert>}
    </li>
  );
}
