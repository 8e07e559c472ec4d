import { useClient } from '@hearth/client/context';
import { useForm } from '@hearth/client/use-form';
import { Alert } from '@hearth/ui/alert';
import { Button } from '@hearth/ui/button';
import { Card } from '@hearth/ui/card';
import { DayField } from '@hearth/ui/day-field';
import { TextField } from '@hearth/ui/text-field';
import { toasts } from '@hearth/ui/toast';
import * as contract from '../../../contract/endpoints.ts';
import { countDays } from '../../state/grid/week-cells.ts';
import { NativeSelect } from '../native-select.tsx';
import { useSchedulingPhrases } from '../use-scheduling-phrases.ts';
import { useOwnDayPhrases } from '../own-days/phrases.ts';
import type { Employment } from '../availability/usual-week.tsx';

const KINDS = ['HOLIDAY', 'SICK', 'UNPAID', 'OTHER'] as const;

/** What the server calls the fields of the form. */
const FIELD_OF: Readonly<Record<string, keyof TimeOffDraft | undefined>> = {
  starts_on: 'first',
  ends_on: 'last',
  note: 'note',
};

interface TimeOffDraft {
  employeeId: string;
  first: string | null;
  last: string | null;
  kind: (typeof KINDS)[number];
  note: string;
}

/** Asks for days off at one of the person's jobs. */
export function TimeOffForm({ employments }: { employments: readonly Employment[] }) {
  const { t, problem } = useSchedulingPhrases();
  const own = useOwnDayPhrases();
  const client = useClient();
  const needed = (day: string | null): string | undefined => (day === null ? own('leave.needDates') : undefined);
  const orderOf = ({ first, last }: TimeOffDraft): string | undefined =>
    first !== null && last !== null && last < first ? t('errors.DATES_REVERSED') : undefined;
  const form = useForm<TimeOffDraft>({
    values: { employeeId: employments[0]?.employee_id ?? '', first: null, last: null, kind: 'HOLIDAY', note: '' },
    check: (asked) => ({ first: needed(asked.first), last: needed(asked.last) ?? orderOf(asked) }),
    send: ({ employeeId, first, last, kind, note }) =>
      client.call(contract.requestTimeOff, {
        params: { employee_id: employeeId },
        body: { starts_on: first ?? '', ends_on: last ?? '', kind, note: note.trim() },
      }),
    fieldOf: (sent) => FIELD_OF[sent],
    onSent: (_answer, { employeeId, kind }) => {
      form.reset({ employeeId, kind, first: null, last: null, note: '' });
      toasts.show({ message: own('leave.sent') });
    },
  });
  const { first, last } = form.values;
  const isInOrder = first !== null && last !== null && last >= first;
  return (
    <Card title={own('leave.ask')}>
      <form {...form.element} className="grid gap-3 sm:grid-cols-2">
        {employments.length > 1 && (
          <NativeSelect
            label={own('avail.where')}
            className="sm:col-span-2"
            value={form.values.employeeId}
            onChange={(id) => form.set('employeeId', id)}
            options={employments.map((one) => ({ id: one.employee_id, label: one.location.name }))}
          />
        )}
        <DayField
          label={own('leave.first')}
          {...form.field('first')}
          onChange={(date) => {
            form.set('first', date);
            if (last === null) form.set('last', date);
          }}
        />
        <DayField
          label={own('leave.last')}
          {...form.field('last')}
          error={form.fault('last') ?? orderOf(form.values)}
          help={isInOrder ? own('leave.days', { count: countDays({ starts_on: first, ends_on: last }) }) : undefined}
        />
        <NativeSelect
          label={own('leave.kind')}
          value={form.values.kind}
          onChange={(value) => form.set('kind', KINDS.find((one) => one === value) ?? 'OTHER')}
          options={KINDS.map((id) => ({ id, label: t(`off.${id}`) }))}
        />
        <TextField label={own('leave.noteLabel')} optionalHint={t('optional')} maxLength={300} {...form.text('note')} />
        {form.error !== null && (
          <Alert tone="bad" urgent className="sm:col-span-2">
            {problem(form.error)}
          </Alert>
        )}
        <Button type="submit" variant="primary" busy={form.busy} className="justify-self-start">
          {own('leave.send')}
        </Button>
      </form>
    </Card>
  );
}
