import { useClient } from '@hearth/client/context';
import { useForm } from '@hearth/client/use-form';
import { FormDialog } from '@hearth/ui/form-dialog';
import { TextArea } from '@hearth/ui/text-area';
import { TextField } from '@hearth/ui/text-field';
import { toasts } from '@hearth/ui/toast';
import { markDay } from '../../../contract/live-act-endpoints.ts';
import type { ClockShift, DayMark } from '../../../contract/schemas.ts';
import { nextAfter } from '../../../rules/local-instant.ts';
import { toldPhrase, useLiveWords } from './words.ts';

interface MarkProps {
  readonly brandId: string;
  readonly employeeId: string;
  readonly name: string;
  readonly shift: ClockShift;
  readonly mark: DayMark['mark'];
  /** What is noted already. */
  readonly before: DayMark | undefined;
  readonly zone: string;
  readonly onClose: () => void;
}

/** Notes that somebody comes later, or not at all. */
export function MarkDialog({ brandId, employeeId, name, shift, mark, before, zone, onClose }: MarkProps) {
  const { t, problem, format } = useLiveWords();
  const client = useClient();
  const expected = mark === 'LATE' ? (before?.expected_at ?? null) : null;
  const known = expected === null ? '' : format.instantTime(expected, zone);
  const expectedAt = (time: string): string | null => {
    if (mark !== 'LATE' || time === '') return null;
    return time === known ? expected : nextAfter(shift.starts_at, time, zone);
  };
  const form = useForm({
    values: { time: known, note: before?.note ?? '' },
    send: ({ time, note }) =>
      client.call(markDay, {
        params: { id: brandId, shift_id: shift.id },
        body: {
          employee_id: employeeId,
          mark,
          expected_at: expectedAt(time),
          note: note.trim(),
          version: before?.version ?? 0,
        },
      }),
    onSent: ({ is_told: isTold }) => {
      toasts.show({ message: t(toldPhrase(isTold), { name }) });
      onClose();
    },
  });
  return (
    <FormDialog
      form={form}
      title={t(mark === 'LATE' ? 'mark.lateTitle' : 'mark.noShowTitle', { name })}
      submit={t(mark === 'LATE' ? 'mark.late' : 'mark.noShow')}
      problem={problem}
      onClose={onClose}
      size="sm"
    >
      {mark === 'LATE' && <TextField label={t('mark.expected')} type="time" {...form.text('time')} />}
      <TextArea
        label={t('mark.note')}
        help={t('mark.help')}
        maxLength={300}
        rows={2}
        dir="auto"
        {...form.text('note')}
      />
    </FormDialog>
  );
}
