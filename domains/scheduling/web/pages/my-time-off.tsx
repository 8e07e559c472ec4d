import { Slot } from '@hearth/client/slots';
import { Resource } from '@hearth/ui/resource';
import { useCall, useSend } from '@hearth/client/query';
import { useReadAgainOn } from '@hearth/client/use-read-again';
import { Alert } from '@hearth/ui/alert';
import { Badge } from '@hearth/ui/badge';
import { Button } from '@hearth/ui/button';
import { Card } from '@hearth/ui/card';
import { EmptyState } from '@hearth/ui/empty-state';
import { Icon } from '@hearth/ui/icon';
import { PageHeader } from '@hearth/ui/page-header';
import { PageTitle } from '@hearth/ui/page-title';
import { toasts } from '@hearth/ui/toast';
import { Ban, CircleCheck, Clock, Palmtree, Undo2 } from 'lucide-react';
import { Suspense } from 'react';
import * as contract from '../../contract/endpoints.ts';
import { TIME_OFF_DECIDED } from '../../contract/events.ts';
import type { TimeOff } from '../../contract/time-off-schemas.ts';
import { MY_TIME_OFF_TOP } from '../slots.ts';
import { TimeOffForm } from '../components/time-off/time-off-form.tsx';
import { useSchedulingPhrases } from '../components/use-scheduling-phrases.ts';
import { useAbsenceLength } from '../components/own-days/absence-length.ts';
import { useOwnDayPhrases, useTimeOffProblem } from '../components/own-days/phrases.ts';
import type { Employment } from '../components/availability/usual-week.tsx';

/** Days off: ask for them, see the answer, take a request back. */
export function Component() {
  const { t, problem } = useSchedulingPhrases();
  const own = useOwnDayPhrases();
  const availability = useCall(contract.getMyAvailability, {});
  useReadAgainOn([TIME_OFF_DECIDED], [contract.getMyAvailability]);
  return (
    <div className="mx-auto grid max-w-2xl gap-4">
      <PageTitle>{own('leave.title')}</PageTitle>
      <PageHeader title={own('leave.title')} note={own('leave.note')} />
      <Resource
        of={availability}
        rows={5}
        failed={t('failed')}
        problem={problem}
        isEmpty={({ employments }) => employments.length === 0}
        empty={
          <Card>
            <EmptyState icon={<Icon of={Palmtree} size={24} />} title={own('avail.none')}>
              {own('leave.noneNote')}
            </EmptyState>
          </Card>
        }
      >
        {({ employments }) => (
          <>
            <Suspense>
              <Slot of={MY_TIME_OFF_TOP} with={{ requests: fingerprint(employments) }} />
            </Suspense>
            <TimeOffForm employments={employments} />
            <Requests employments={employments} />
          </>
        )}
      </Resource>
    </div>
  );
}

/** Differs once a request is added, taken back or decided. */
function fingerprint(employments: readonly Employment[]): string {
  return employments.flatMap(({ time_off: requests }) => requests.map(({ id, version }) => `${id} ${version}`)).join();
}

function Requests({ employments }: { employments: readonly Employment[] }) {
  const own = useOwnDayPhrases();
  const requests = employments
    .flatMap((employment) => employment.time_off.map((request) => ({ employment, request })))
    .sort((one, other) => (one.request.starts_on > other.request.starts_on ? -1 : 1));
  return (
    <Card flush title={own('leave.list')}>
      {requests.length === 0 ? (
        <EmptyState icon={<Icon of={Palmtree} size={24} />} title={own('leave.none')}>
          {own('leave.noneNote')}
        </EmptyState>
      ) : (
        <ul className="divide-y divide-line">
          {requests.map(({ employment, request }) => (
            <Request key={request.id} request={request} employment={employment} many={employments.length > 1} />
          ))}
        </ul>
      )}
    </Card>
  );
}

const LOOK = {
  REQUESTED: { tone: 'info', icon: Clock },
  APPROVED: { tone: 'ok', icon: CircleCheck },
  DECLINED: { tone: 'bad', icon: Ban },
  CANCELLED: { tone: 'neutral', icon: Undo2 },
} as const;

type RequestProps = { request: TimeOff; employment: Employment; many: boolean };

function Request({ request, employment, many }: RequestProps) {
  const { t, format } = useSchedulingPhrases();
  const problem = useTimeOffProblem();
  const own = useOwnDayPhrases();
  const length = useAbsenceLength();
  const cancel = useSend(contract.cancelTimeOff, {
    onSuccess: () => toasts.show({ message: own('leave.cancelled') }),
  });
  const { tone, icon } = LOOK[request.state];
  const params = { employee_id: employment.employee_id, request_id: request.id };
  return (
    <li className="grid gap-1 px-4 py-3">
      <div className="flex flex-wrap items-center gap-3">
        <span className="min-w-40 flex-1">
          <b className="block">{format.dateRange(request.starts_on, request.ends_on)}</b>
          <span className="text-sm text-ink-2">
            {[t(`off.${request.kind}`), length(request), many && employment.location.name].filter(Boolean).join(' · ')}
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
