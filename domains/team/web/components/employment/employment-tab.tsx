import { hasPermission, useBrand, useUser } from '@hearth/client/person';
import { useCall, useSend } from '@hearth/client/query';
import { useFormat } from '@hearth/i18n/use-format';
import { Alert } from '@hearth/ui/alert';
import { Badge } from '@hearth/ui/badge';
import { Button } from '@hearth/ui/button';
import { Card } from '@hearth/ui/card';
import { Resource } from '@hearth/ui/resource';
import { toasts } from '@hearth/ui/toast';
import { lazy, type ReactNode, Suspense, useState } from 'react';
import { getEmployment, withdrawEmploymentChange } from '../../../contract/employment-endpoints.ts';
import { undoEmploymentEnd } from '../../../contract/endpoints.ts';
import type { Employment, EmploymentRate, EmploymentTerm } from '../../../contract/employment-schemas.ts';
import type { Employee } from '../../../contract/schemas.ts';
import { fullName, useTeamPhrases } from '../../words.ts';
import { useEmploymentWords } from './words.ts';

const ChangeDialog = lazy(async () => ({ default: (await import('./change-dialog.tsx')).ChangeDialog }));
const EndDialog = lazy(async () => ({ default: (await import('../end-dialog.tsx')).EndDialog }));
const RehireDialog = lazy(async () => ({ default: (await import('./rehire-dialog.tsx')).RehireDialog }));

const PARTS = ['POSITIONS', 'PLACES', 'CONTRACT'] as const;

/** Since when somebody works as what, where, for how long and for how much; and what will change. */
export function EmploymentTab({ employee }: { readonly employee: Employee }) {
  const { t, problem } = useEmploymentWords();
  const brand = useBrand();
  const read = useCall(getEmployment, { params: { id: brand.id, employee_id: employee.id } });
  return (
    <Resource of={read} rows={6} failed={t('failed')} problem={problem}>
      {(employment) => (
        <div className="grid gap-4">
          <Actions employee={employee} employment={employment} />
          {PARTS.map((part) => (
            <Terms key={part} part={part} employment={employment} employee={employee} />
          ))}
          {hasPermission(brand, 'VIEW_PAY') && <Rates employment={employment} employee={employee} />}
          <Periods employment={employment} />
        </div>
      )}
    </Resource>
  );
}

interface PartProps {
  readonly employee: Employee;
  readonly employment: Employment;
}

/** Whether the reader may change this employment: nobody changes their own. */
function useMayChange(employee: Employee): boolean {
  const brand = useBrand();
  const user = useUser();
  return hasPermission(brand, 'MANAGE_TEAM') && employee.user_id !== user.id;
}

function Actions({ employee, employment }: PartProps) {
  const { t, problem } = useEmploymentWords();
  const team = useTeamPhrases();
  const { date } = useFormat();
  const brand = useBrand();
  const [doing, setDoing] = useState<'change' | 'end' | 'rehire' | null>(null);
  const undo = useSend(undoEmploymentEnd, {
    onSuccess: () => toasts.show({ message: t('end.undone', { name: fullName(employee) }) }),
    readWhenRefused: true,
  });
  if (!useMayChange(employee)) return null;
  const stop = (): void => setDoing(null);
  const isOver = employee.status === 'ENDED';
  const params = { id: brand.id, employee_id: employee.id };
  return (
    <>
      {employee.end_date !== null && (
        <Alert
          tone="info"
          action={
            <Button
              size="sm"
              busy={undo.isPending}
              onClick={() => undo.mutate({ params, body: { version: employment.version } })}
            >
              {t('end.undo')}
            </Button>
          }
        >
          {t('end.ends', { day: date(employee.end_date, 'long') })}
        </Alert>
      )}
      {undo.error !== null && <Alert tone="bad">{problem(undo.error)}</Alert>}
      <div className="flex flex-wrap gap-2">
        {isOver ? (
          <Button variant="primary" onClick={() => setDoing('rehire')}>
            {t('rehire.open')}
          </Button>
        ) : (
          <>
            <Button variant="primary" onClick={() => setDoing('change')}>
              {t('change.open')}
            </Button>
            <Button variant="ghost" onClick={() => setDoing('end')}>
              {team.t('detail.end')}
            </Button>
          </>
        )}
      </div>
      <Suspense>
        {doing === 'change' && <ChangeDialog employee={employee} employment={employment} onClose={stop} />}
        {doing === 'end' && <EndDialog employee={employee} onClose={stop} />}
        {doing === 'rehire' && <RehireDialog employee={employee} employment={employment} onClose={stop} />}
      </Suspense>
    </>
  );
}

/** One dated line: what holds, from when, whether it does now, and how a coming one is taken back. */
function Line({
  from,
  state,
  onWithdraw,
  busy = false,
  children,
}: {
  readonly from: string | null;
  readonly state: EmploymentTerm['state'];
  readonly onWithdraw?: (() => void) | undefined;
  readonly busy?: boolean;
  readonly children: ReactNode;
}) {
  const { t } = useEmploymentWords();
  const { date } = useFormat();
  return (
    <li className="flex flex-wrap items-center gap-x-3 gap-y-1 px-4 py-3">
      <span className="min-w-0 flex-1">
        <span className="block [overflow-wrap:anywhere]">{children}</span>
        <span className="block text-dense text-ink-2">
          {from === null ? t('since') : t('from', { day: date(from, 'long') })}
        </span>
      </span>
      <Badge tone={state === 'CURRENT' ? 'ok' : state === 'COMING' ? 'info' : 'neutral'}>{t(`states.${state}`)}</Badge>
      {state === 'COMING' && onWithdraw !== undefined && (
        <Button size="sm" busy={busy} onClick={onWithdraw}>
          {t('withdraw')}
        </Button>
      )}
    </li>
  );
}

/** Takes coming changes back. */
function useWithdraw(employee: Employee, employment: Employment) {
  const { t, problem } = useEmploymentWords();
  const brand = useBrand();
  const may = useMayChange(employee);
  const send = useSend(withdrawEmploymentChange, {
    onSuccess: () => toasts.show({ message: t('withdrawn') }),
    readWhenRefused: true,
  });
  type Body = Parameters<typeof send.mutate>[0]['body'];
  return {
    busy: send.isPending,
    problem: send.error === null ? null : problem(send.error),
    withdraw: may
      ? (change: Omit<Body, 'version'>) =>
          send.mutate({
            params: { id: brand.id, employee_id: employee.id },
            body: { version: employment.version, ...change },
          })
      : undefined,
  };
}

function Terms({ part, employment, employee }: PartProps & { readonly part: (typeof PARTS)[number] }) {
  const { t } = useEmploymentWords();
  const { busy, problem, withdraw } = useWithdraw(employee, employment);
  const terms = employment.terms.filter((term) => term.part === part).toReversed();
  return (
    <Card title={t(`parts.${part}`)} flush>
      {problem !== null && <Alert tone="bad">{problem}</Alert>}
      <ul className="divide-y divide-line">
        {terms.map((term) => (
          <Line
            key={term.from}
            from={term.from}
            state={term.state}
            busy={busy}
            onWithdraw={withdraw && (() => withdraw({ part, from: term.from ?? '' }))}
          >
            <TermValue term={term} />
          </Line>
        ))}
      </ul>
    </Card>
  );
}

function TermValue({ term }: { readonly term: EmploymentTerm }) {
  const { t } = useEmploymentWords();
  const { duration, list } = useFormat();
  if (term.part === 'CONTRACT')
    return term.minutes_per_week === null ? t('none') : t('hours', { hours: duration(term.minutes_per_week) });
  const main = term.part === 'PLACES' ? term.location : term.position;
  return (
    <>
      <bdi>{main?.name ?? t('none')}</bdi>
      {term.further.length > 0 && (
        <span className="text-ink-2"> · {t('also', { names: list(term.further.map(({ name }) => name)) })}</span>
      )}
    </>
  );
}

function Rates({ employment, employee }: PartProps) {
  const { t } = useEmploymentWords();
  const { money } = useFormat();
  const { busy, problem, withdraw } = useWithdraw(employee, employment);
  const nameOf = ({ position, location }: EmploymentRate): string =>
    [position?.name ?? t('ownPay'), location?.name].filter((name) => name !== undefined).join(', ');
  return (
    <Card title={t('pay')} flush>
      {problem !== null && <Alert tone="bad">{problem}</Alert>}
      {employment.rates.length === 0 && <p className="px-4 py-3 text-ink-2">{t('none')}</p>}
      <ul className="divide-y divide-line">
        {employment.rates.toReversed().map((rate) => (
          <Line
            key={`${rate.position?.id} ${rate.location?.id} ${rate.from}`}
            from={rate.from}
            state={rate.state}
            busy={busy}
            onWithdraw={
              withdraw &&
              (() =>
                withdraw({
                  part: 'PAY',
                  from: rate.from,
                  position_id: rate.position?.id ?? null,
                  location_id: rate.location?.id ?? null,
                }))
            }
          >
            <bdi>{nameOf(rate)}</bdi>{' '}
            <span className="tabular-nums">
              {rate.rate === null ? t('usual') : t('perHour', { amount: money(rate.rate.amount, rate.rate.currency) })}
            </span>
          </Line>
        ))}
      </ul>
    </Card>
  );
}

function Periods({ employment }: { readonly employment: Employment }) {
  const { t } = useEmploymentWords();
  const { date } = useFormat();
  return (
    <Card title={t('periods')} flush>
      <ul className="divide-y divide-line">
        {employment.periods.toReversed().map(({ starts_on: from, ends_on: to, reason, note }) => (
          <li key={from} className="grid gap-0.5 px-4 py-3">
            <span>
              {t('period', {
                from: from === null ? t('always') : date(from, 'long'),
                to: to === null ? t('openEnd') : date(to, 'long'),
              })}
            </span>
            {reason !== null && <span className="text-dense text-ink-2">{t(`reasons.${reason}`)}</span>}
            {note !== '' && (
              <span className="text-dense [overflow-wrap:anywhere] text-ink-2">
                <bdi>{note}</bdi>
              </span>
            )}
          </li>
        ))}
      </ul>
    </Card>
  );
}
