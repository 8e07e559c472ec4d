import { useSend } from '@hearth/client/query';
import { Alert } from '@hearth/ui/alert';
import { Button, IconButton } from '@hearth/ui/button';
import { Card } from '@hearth/ui/card';
import { DayField } from '@hearth/ui/day-field';
import { Icon } from '@hearth/ui/icon';
import { TextField } from '@hearth/ui/text-field';
import { toasts } from '@hearth/ui/toast';
import { Plus, Trash2 } from 'lucide-react';
import { useState } from 'react';
import type { FormEvent } from 'react';
import * as contract from '../../../contract/endpoints.ts';
import { readTime } from '../../state/typed-line.ts';
import { NativeSelect } from '../native-select.tsx';
import { useSchedulingPhrases } from '../use-scheduling-phrases.ts';
import { useOwnDayPhrases } from '../own-days/phrases.ts';
import type { Employment } from './usual-week.tsx';
import { useDialogPhrases } from '../dialogs/phrases.ts';

const KINDS = ['CANNOT', 'PREFERS_NOT', 'PREFERS', 'CAN'] as const;
type ExceptionKind = (typeof KINDS)[number];

/** Single days that differ from the usual week: a list, and a form for one more. */
export function AvailabilityExceptions({ employment }: { employment: Employment }) {
  const { problem } = useSchedulingPhrases();
  const own = useOwnDayPhrases();
  const remove = useSend(contract.deleteMyAvailabilityException, {
    onSuccess: () => toasts.show({ message: own('avail.removed') }),
  });
  const exceptions = employment.exceptions.toSorted((one, other) => (one.date < other.date ? -1 : 1));
  return (
    <Card title={own('avail.exceptions')} note={own('avail.exceptionsNote')}>
      <div className="grid gap-4">
        {exceptions.length === 0 && <p className="text-base text-ink-2">{own('avail.noExceptions')}</p>}
        <ul className="divide-y divide-line empty:hidden">
          {exceptions.map((exception) => (
            <ExceptionLine
              key={exception.id}
              exception={exception}
              onRemove={() =>
                remove.mutate({ params: { employee_id: employment.employee_id, exception_id: exception.id } })
              }
            />
          ))}
        </ul>
        {remove.error !== null && <Alert tone="bad">{problem(remove.error)}</Alert>}
        <NewException employeeId={employment.employee_id} />
      </div>
    </Card>
  );
}

interface ExceptionLineProps {
  readonly exception: Employment['exceptions'][number];
  readonly onRemove: () => void;
}

function ExceptionLine({ exception, onRemove }: ExceptionLineProps) {
  const { format } = useSchedulingPhrases();
  const own = useOwnDayPhrases();
  const whole = exception.start === '00:00' && exception.end === '00:00';
  const hours = whole ? own('avail.allDay') : format.timeRange(exception.start, exception.end);
  const day = format.date(exception.date, 'full');
  return (
    <li className="flex items-center gap-3 py-1.5">
      <span className="min-w-0 flex-1">
        <b className="block">{day}</b>
        <span className="text-sm text-ink-2">
          {hours}: {own(`avail.kind_${exception.kind}`)}
        </span>
      </span>
      <IconButton label={own('avail.removeDay', { day })} icon={<Icon of={Trash2} />} onClick={onRemove} />
    </li>
  );
}

/** The form for one more day; without times it is the whole day. */
function NewException({ employeeId }: { employeeId: string }) {
  const { problem, format } = useSchedulingPhrases();
  const tell = useDialogPhrases();
  const own = useOwnDayPhrases();
  const [date, setDate] = useState<string | null>(null);
  const [kind, setKind] = useState<ExceptionKind>('CANNOT');
  const [times, setTimes] = useState({ start: '', end: '' });
  const [refused, setRefused] = useState(false);
  const [needsDate, setNeedsDate] = useState(false);
  const clear = (message: string): void => {
    setDate(null);
    setTimes({ start: '', end: '' });
    toasts.show({ message });
  };
  const add = useSend(contract.addMyAvailabilityException, {
    keep: {
      words: ({ body }) => ({
        label: own('later.exception', { day: format.date(body.date, 'full') }),
        about: employeeId,
      }),
      onKept: () => clear(own('later.kept')),
    },
    onSuccess: () => clear(own('avail.added')),
  });
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    const whole = times.start.trim() === '' && times.end.trim() === '';
    const start = whole ? '00:00' : readTime(times.start);
    const end = whole ? '00:00' : readTime(times.end);
    setRefused(start === null || end === null);
    setNeedsDate(date === null);
    if (date === null || start === null || end === null) return;
    add.mutate({ params: { employee_id: employeeId }, body: { date, start, end, kind } });
  };
  return (
    <>
      {add.error !== null && <Alert tone="bad">{problem(add.error)}</Alert>}
      <form
        onSubmit={submit}
        className="grid items-start gap-3 sm:grid-cols-[12rem_minmax(0,1fr)_6rem_6rem_auto]"
        noValidate
      >
        <DayField
          label={own('avail.date')}
          value={date}
          onChange={setDate}
          error={needsDate && date === null ? own('avail.needDate') : undefined}
        />
        <NativeSelect
          label={own('avail.kind')}
          value={kind}
          onChange={(value) => setKind(KINDS.find((one) => one === value) ?? 'CANNOT')}
          options={KINDS.map((id) => ({ id, label: own(`avail.kind_${id}`) }))}
        />
        {(['start', 'end'] as const).map((edge) => (
          <TextField
            key={edge}
            label={tell(`form.${edge}`)}
            optionalHint={own('optional')}
            inputMode="numeric"
            autoComplete="off"
            placeholder="00:00"
            value={times[edge]}
            onChange={(event) => setTimes({ ...times, [edge]: event.target.value })}
            error={refused && edge === 'start' ? own('avail.timesNeeded') : undefined}
          />
        ))}
        <Button type="submit" className="sm:mt-6.5" icon={<Icon of={Plus} />} busy={add.isPending}>
          {own('avail.add')}
        </Button>
      </form>
    </>
  );
}
