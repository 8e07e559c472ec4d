import { useConnection } from '@hearth/client/context';
import { KEPT, sendOrKeep } from '@hearth/client/browser/outbox';
import { Slot } from '@hearth/client/slots';
import type { Form, FormErrors } from '@hearth/client/use-form';
import { useForm } from '@hearth/client/use-form';
import { Alert } from '@hearth/ui/alert';
import { Button } from '@hearth/ui/button';
import { Card } from '@hearth/ui/card';
import { DayField } from '@hearth/ui/day-field';
import { TextField } from '@hearth/ui/text-field';
import { toasts } from '@hearth/ui/toast';
import { Suspense } from 'react';
import * as contract from '../../../contract/endpoints.ts';
import { findPartProblem } from '../../../rules/hours/away.ts';
import type { AskedTimeOff } from '../../slots.ts';
import { TIME_OFF_ASKED } from '../../slots.ts';
import { readTime } from '../../state/typed-line.ts';
import { useDialogPhrases } from '../dialogs/phrases.ts';
import { countDays } from '../../state/grid/week-cells.ts';
import { NativeSelect } from '../native-select.tsx';
import { useSchedulingPhrases } from '../use-scheduling-phrases.ts';
import { useOwnDayPhrases, useTimeOffProblem } from '../own-days/phrases.ts';
import type { Employment } from '../availability/usual-week.tsx';

const PARTS = ['DAYS', 'MORNING', 'AFTERNOON', 'HOURS'] as const;
const KINDS = ['HOLIDAY', 'SICK', 'UNPAID', 'OTHER'] as const;

/** What the server calls the fields of the form. */
const FIELD_OF: Readonly<Record<string, keyof TimeOffDraft | undefined>> = {
  starts_on: 'first',
  ends_on: 'last',
  note: 'note',
  start: 'start',
  end: 'end',
};

interface TimeOffDraft {
  employeeId: string;
  part: (typeof PARTS)[number];
  first: string | null;
  last: string | null;
  start: string;
  end: string;
  kind: (typeof KINDS)[number];
  note: string;
}

/** What is asked for as the server is told it; whole days are asked for as they always were. */
function toAsked({ part, first, last, start, end, kind }: TimeOffDraft): AskedTimeOff | undefined {
  const hours = part === 'HOURS' ? { start: readTime(start), end: readTime(end) } : { start: null, end: null };
  const lastDay = part === 'DAYS' ? last : first;
  if (first === null || lastDay === null || lastDay < first) return undefined;
  const asked = { starts_on: first, ends_on: lastDay, part, ...hours, kind };
  return findPartProblem(asked) === undefined ? asked : undefined;
}

/** What is wrong with a request before it is sent. */
function useCheck() {
  const own = useOwnDayPhrases();
  const needed = (day: string | null): string | undefined => (day === null ? own('leave.needDates') : undefined);
  const orderOf = ({ part, first, last }: TimeOffDraft): string | undefined =>
    part === 'DAYS' && first !== null && last !== null && last < first ? own('errors.DATES_REVERSED') : undefined;
  const check = (asked: TimeOffDraft): FormErrors<TimeOffDraft> => {
    if (asked.part === 'DAYS') return { first: needed(asked.first), last: needed(asked.last) ?? orderOf(asked) };
    const day = asked.first === null ? own('leave.needDay') : undefined;
    const hasTimes = asked.part !== 'HOURS' || toAsked({ ...asked, first: '2000-01-01' }) !== undefined;
    return { first: day, end: hasTimes ? undefined : own('errors.TIME_OFF_TIMES') };
  };
  return { check, orderOf };
}

/** Sends a request, or keeps it for when there is a connection. */
function useSendRequest() {
  const { format } = useSchedulingPhrases();
  const own = useOwnDayPhrases();
  const connection = useConnection();
  return (draft: TimeOffDraft) => {
    const asked = toAsked(draft);
    if (asked === undefined) throw new Error('A request is checked before it is sent.');
    const { part, start, end, ...days } = asked;
    return sendOrKeep(
      connection,
      contract.requestTimeOff,
      {
        params: { employee_id: draft.employeeId },
        body: { ...days, ...(part === 'DAYS' ? {} : { part, start, end }), note: draft.note.trim() },
      },
      {
        label: own('later.timeOff', { dates: format.dateRange(days.starts_on, days.ends_on) }),
        about: draft.employeeId,
      },
    );
  };
}

/** Asks for days off, or a part of one, at one of the person's jobs. */
export function TimeOffForm({ employments }: { employments: readonly Employment[] }) {
  const { t } = useSchedulingPhrases();
  const problem = useTimeOffProblem();
  const own = useOwnDayPhrases();
  const send = useSendRequest();
  const { check, orderOf } = useCheck();
  const form = useForm<TimeOffDraft>({
    values: {
      employeeId: employments[0]?.employee_id ?? '',
      part: 'DAYS',
      first: null,
      last: null,
      start: '',
      end: '',
      kind: 'HOLIDAY',
      note: '',
    },
    check,
    send,
    fieldOf: (sent) => FIELD_OF[sent],
    onSent: (answer, { employeeId, kind, part }) => {
      form.reset({ employeeId, kind, part, first: null, last: null, start: '', end: '', note: '' });
      toasts.show({ message: own(answer === KEPT ? 'later.kept' : 'leave.sent') });
    },
  });
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
        <NativeSelect
          label={own('leave.kind')}
          value={form.values.kind}
          onChange={(value) => form.set('kind', KINDS.find((one) => one === value) ?? 'OTHER')}
          options={KINDS.map((id) => ({ id, label: t(`off.${id}`) }))}
        />
        <NativeSelect
          label={own('leave.length')}
          value={form.values.part}
          onChange={(value) => form.set('part', PARTS.find((one) => one === value) ?? 'DAYS')}
          options={PARTS.map((id) => ({ id, label: own(`leave.parts.${id}`) }))}
        />
        <TimeFields form={form} orderOf={orderOf} />
        <TextField
          label={own('leave.noteLabel')}
          optionalHint={t('optional')}
          maxLength={300}
          className="sm:col-span-2"
          {...form.text('note')}
        />
        <Meaning employeeId={form.values.employeeId} asked={toAsked(form.values)} />
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

/** What others say to the request before it is sent. */
function Meaning({ employeeId, asked }: { employeeId: string; asked: AskedTimeOff | undefined }) {
  if (asked === undefined) return null;
  return (
    <div className="contents sm:*:col-span-2">
      <Suspense>
        <Slot of={TIME_OFF_ASKED} with={{ employeeId, asked }} />
      </Suspense>
    </div>
  );
}

/** When: the first and the last day, or one day and its hours. */
function TimeFields({
  form,
  orderOf,
}: {
  form: Form<TimeOffDraft>;
  orderOf: (draft: TimeOffDraft) => string | undefined;
}) {
  const own = useOwnDayPhrases();
  const tell = useDialogPhrases();
  const { part, first, last } = form.values;
  const isInOrder = first !== null && last !== null && last >= first;
  return (
    <>
      <DayField
        label={own(part === 'DAYS' ? 'leave.first' : 'avail.date')}
        {...form.field('first')}
        onChange={(date) => {
          form.set('first', date);
          if (last === null) form.set('last', date);
        }}
      />
      {part === 'DAYS' && (
        <DayField
          label={own('leave.last')}
          {...form.field('last')}
          error={form.fault('last') ?? orderOf(form.values)}
          help={isInOrder ? own('leave.days', { count: countDays({ starts_on: first, ends_on: last }) }) : undefined}
        />
      )}
      {part === 'HOURS' && (
        <div className="grid grid-cols-2 items-start gap-3">
          {(['start', 'end'] as const).map((edge) => (
            <TextField
              key={edge}
              label={tell(`form.${edge}`)}
              inputMode="numeric"
              autoComplete="off"
              placeholder="00:00"
              {...form.text(edge)}
            />
          ))}
        </div>
      )}
    </>
  );
}
