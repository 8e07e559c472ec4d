import { useCall } from '@hearth/client/query';
import type { AskedTimeOff } from '@hearth/domains/scheduling/slots';
import type { TimeOffVerdict } from '@hearth/domains/scheduling/schemas';
import { Alert } from '@hearth/ui/alert';
import { previewMyTimeOff } from '../../../contract/endpoints.ts';
import { useLeaveWords } from '../../words.ts';

/** What a request would mean, before it is sent. Without an answer the form stands alone: the server judges it in any case. */
export function AskedTimeOffNote({ employeeId, asked }: { employeeId: string; asked: AskedTimeOff }) {
  const { start, end, ...days } = asked;
  const query = { ...days, ...(start === null ? {} : { start }), ...(end === null ? {} : { end }) };
  const { data } = useCall(previewMyTimeOff, { params: { employee_id: employeeId }, query }, { keepPrevious: true });
  if (data === undefined) return null;
  return (
    <div className="grid gap-2" role="status">
      {data.closed.map((closed) => (
        <ClosedNote key={`${closed.mode} ${closed.reason}`} closed={closed} />
      ))}
      {data.balance !== null && <BalanceNote balance={data.balance} />}
    </div>
  );
}

function ClosedNote({ closed }: { closed: TimeOffVerdict['closed'][number] }) {
  const { t } = useLeaveWords();
  const isRefused = closed.mode === 'REFUSED';
  return (
    <Alert tone={isRefused ? 'bad' : 'warn'}>
      {t(isRefused ? 'asked.closed' : 'asked.closedReason', { reason: closed.reason })}
    </Alert>
  );
}

function BalanceNote({ balance }: { balance: NonNullable<TimeOffVerdict['balance']> }) {
  const { t, format, say } = useLeaveWords();
  const { unit, counted, trouble, is_refused: isRefused, usable_from: usable } = balance;
  const steps = ['now', 'before', 'after'] as const;
  return (
    <>
      <div className="grid gap-2 rounded-md border border-line p-3">
        <p>{t('asked.counts', { amount: say(counted, unit) })}</p>
        <dl className="grid grid-cols-3 gap-2">
          {steps.map((step) => (
            <div key={step}>
              <dt className="text-sm text-ink-2">{t(`asked.${step}`)}</dt>
              <dd className={`font-bold tabular-nums ${balance[step] < 0 ? 'text-bad' : ''}`}>
                {say(balance[step], unit)}
              </dd>
            </div>
          ))}
        </dl>
        <p className="text-sm text-ink-2">{t('asked.holidays')}</p>
      </div>
      {trouble === 'WAITING' && usable !== null && (
        <Alert tone={isRefused ? 'bad' : 'warn'}>{t('asked.waiting', { day: format.date(usable) })}</Alert>
      )}
      {trouble === 'BEYOND' && (
        <Alert tone={isRefused ? 'bad' : 'warn'}>{t(isRefused ? 'asked.beyond' : 'asked.beyondWarn')}</Alert>
      )}
    </>
  );
}
