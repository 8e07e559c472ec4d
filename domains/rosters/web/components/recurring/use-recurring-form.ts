import { useClient } from '@hearth/client/context';
import type { Form } from '@hearth/client/use-form';
import { useForm } from '@hearth/client/use-form';
import type { Shift } from '@hearth/domains/scheduling/schemas';
import type { AnswerOf } from '@hearth/kit/endpoint';
import { newId } from '@hearth/kit/id';
import { joinSentences } from '@hearth/kit/text/joined-sentences';
import { toasts } from '@hearth/ui/toast';
import { useState } from 'react';
import { addRecurringShift, editRecurringShift } from '../../../contract/recurring-endpoints.ts';
import type { RecurringReport, RecurringShift } from '../../../contract/recurring-schemas.ts';
import { reachOf, type ReachValues } from './reach-fields.tsx';
import { useRecurringWords } from './words.ts';

/** What the fields hold. */
export interface RecurringValues extends ReachValues {
  position: string;
  person: string;
  start: string;
  end: string;
  pause: number | null;
  quantity: number | null;
  note: string;
  weekdays: string[];
  every: string;
  first: string | null;
  last: string | null;
}
export type RecurringForm = Form<RecurringValues>;

interface FormInput {
  readonly locationId: string;
  readonly recurring: RecurringShift | null;
  readonly shift: Shift | null;
  readonly values: RecurringValues;
  readonly onClose: () => void;
}

/** The form of a recurring shift, how it is checked and sent. */
export function useRecurringForm({ locationId, recurring, shift, values, onClose }: FormInput): RecurringForm {
  const { t, problem } = useRecurringWords();
  const client = useClient();
  const [key] = useState(newId);
  const tell = useReportText();
  return useForm<RecurringValues, AnswerOf<typeof addRecurringShift>>({
    values,
    check: ({ start, end, weekdays, first, last, reach, from }) => ({
      start: start === '' ? t('timeMissing') : undefined,
      end: end === '' ? t('timeMissing') : start === end ? t('errors.SHIFT_TIMES_EQUAL') : undefined,
      weekdays: weekdays.length === 0 ? t('weekdayMissing') : undefined,
      first: first === null ? t('dayMissing') : undefined,
      last: first !== null && last !== null && last < first ? t('errors.RECURRING_SHIFT_DAYS') : undefined,
      from: reach === 'later' && from === null ? t('dayMissing') : undefined,
    }),
    send: (draft) => {
      const content = toContent(draft, recurring ?? shift);
      if (recurring !== null) {
        const params = { id: locationId, recurring_id: recurring.id };
        const body = { ...content, reach: reachOf(draft), version: recurring.version };
        return client.call(editRecurringShift, { params, body });
      }
      // The shift it was opened from is the first of them, as long as it still begins on that day.
      const shiftId = shift !== null && shift.date === draft.first ? shift.id : null;
      return client.call(addRecurringShift, {
        params: { id: locationId },
        body: { ...content, starts_on: draft.first ?? '', shift_id: shiftId, idempotency_key: key },
      });
    },
    refusedAt: (refused) => (refused.code === 'RECURRING_SHIFT_NEVER' ? { weekdays: problem(refused) } : {}),
    onSent: ({ report }) => {
      toasts.show({ message: tell(report) });
      onClose();
    },
  });
}

function toContent(draft: RecurringValues, source: Pick<Shift, 'paid_break_minutes' | 'station'> | null) {
  const holder = draft.person === '' ? null : draft.person;
  return {
    employee_id: holder,
    position_id: draft.position === '' ? null : draft.position,
    start: draft.start,
    end: draft.end,
    unpaid_break_minutes: draft.pause ?? 0,
    paid_break_minutes: source?.paid_break_minutes ?? 0,
    station: source?.station ?? '',
    note: draft.note.trim(),
    quantity: holder === null ? (draft.quantity ?? 1) : 1,
    every_weeks: Number(draft.every),
    weekdays: draft.weekdays.map(Number).toSorted((one, other) => one - other),
    ends_on: draft.last,
  };
}

/** Says in one line what became of the shifts: only what there was. */
function useReportText(): (report: RecurringReport) => string {
  const { t } = useRecurringWords();
  return (report) => {
    const parts = [
      report.created_count > 0 ? t('report.created', { count: report.created_count }) : null,
      report.changed_count > 0 ? t('report.changed', { count: report.changed_count }) : null,
      report.removed_count > 0 ? t('report.removed', { count: report.removed_count }) : null,
      report.opened_count > 0 ? t('report.opened', { count: report.opened_count }) : null,
      report.skipped_count > 0 ? t('report.skipped', { count: report.skipped_count }) : null,
      report.kept_count > 0 ? t('report.kept', { count: report.kept_count }) : null,
    ].filter((part) => part !== null);
    return parts.length === 0 ? t('report.none') : joinSentences(parts);
  };
}
