import { useSend } from '@hearth/client/query';
import { Alert } from '@hearth/ui/alert';
import { Button } from '@hearth/ui/button';
import { Card } from '@hearth/ui/card';
import { DateField } from '@hearth/ui/date-field';
import { useDateLabels } from '@hearth/ui/date-labels';
import { TextField } from '@hearth/ui/text-field';
import { toasts } from '@hearth/ui/toast';
import { useState } from 'react';
import type { FormEvent } from 'react';
import * as contract from '../../contract/endpoints.ts';
import { daysOff } from '../week-cells.ts';
import { NativeSelect } from './native-select.tsx';
import { useWords } from './use-words.ts';
import { useOwnDayWords } from './own-days/words.ts';
import type { Employment } from './usual-week.tsx';

const KINDS = ['HOLIDAY', 'SICK', 'UNPAID', 'OTHER'] as const;

/** Asks for days off at one of the person's jobs. */
export function TimeOffForm({ employments, onAsked }: { employments: readonly Employment[]; onAsked: () => void }) {
  const { t, problem } = useWords();
  const own = useOwnDayWords();
  const labels = useDateLabels();
  const [employeeId, setEmployeeId] = useState(employments[0]?.employee_id ?? '');
  const [first, setFirst] = useState<string | null>(null);
  const [last, setLast] = useState<string | null>(null);
  const [kind, setKind] = useState<(typeof KINDS)[number]>('HOLIDAY');
  const [note, setNote] = useState('');
  const [asked, setAsked] = useState(false);
  const ask = useSend(contract.requestTimeOff, {
    onSuccess: () => {
      setFirst(null);
      setLast(null);
      setNote('');
      setAsked(false);
      toasts.show({ message: own('leave.sent') });
      onAsked();
    },
  });
  const reversed = first !== null && last !== null && last < first;
  const missing = asked && (first === null || last === null) ? own('leave.needDates') : undefined;
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    setAsked(true);
    if (first === null || last === null || reversed) return;
    ask.mutate({
      params: { employee_id: employeeId },
      body: { starts_on: first, ends_on: last, kind, note: note.trim() },
    });
  };
  return (
    <Card title={own('leave.ask')}>
      <form onSubmit={submit} className="grid gap-3 sm:grid-cols-2" noValidate>
        {employments.length > 1 && (
          <NativeSelect
            label={own('avail.where')}
            className="sm:col-span-2"
            value={employeeId}
            onChange={setEmployeeId}
            options={employments.map((one) => ({ id: one.employee_id, label: one.location.name }))}
          />
        )}
        <DateField
          label={own('leave.first')}
          value={first}
          onChange={(date) => {
            setFirst(date);
            if (last === null) setLast(date);
          }}
          labels={labels}
          error={first === null ? missing : undefined}
        />
        <DateField
          label={own('leave.last')}
          value={last}
          onChange={setLast}
          labels={labels}
          error={reversed ? t('errors.DATES_REVERSED') : last === null ? missing : undefined}
          help={
            first !== null && last !== null && !reversed
              ? own('leave.days', { count: daysOff({ starts_on: first, ends_on: last }) })
              : undefined
          }
        />
        <NativeSelect
          label={own('leave.kind')}
          value={kind}
          onChange={(value) => setKind(KINDS.find((one) => one === value) ?? 'OTHER')}
          options={KINDS.map((id) => ({ id, label: t(`off.${id}`) }))}
        />
        <TextField
          label={own('leave.noteLabel')}
          optionalHint={own('leave.optional')}
          maxLength={300}
          value={note}
          onChange={(event) => setNote(event.target.value)}
        />
        {ask.isError && (
          <Alert tone="bad" className="sm:col-span-2">
            {problem(ask.error)}
          </Alert>
        )}
        <Button type="submit" variant="primary" busy={ask.isPending} className="justify-self-start">
          {own('leave.send')}
        </Button>
      </form>
    </Card>
  );
}
