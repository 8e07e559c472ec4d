import { useBrand } from '@hearth/client/person';
import { Slot } from '@hearth/client/slots';
import { useForm } from '@hearth/client/use-form';
import { useClient } from '@hearth/client/context';
import { useFormat } from '@hearth/i18n/use-format';
import { Checkbox } from '@hearth/ui/checkbox';
import { DayField } from '@hearth/ui/day-field';
import { FormDialog } from '@hearth/ui/form-dialog';
import { Select } from '@hearth/ui/select';
import { TextField } from '@hearth/ui/text-field';
import { toasts, UNDO_DURATION_MS } from '@hearth/ui/toast';
import { useState } from 'react';
import type { EndReason } from '../../contract/employment-schemas.ts';
import { endEmployment, undoEmploymentEnd } from '../../contract/endpoints.ts';
import type { Employee } from '../../contract/schemas.ts';
import { newerEmployee, useShowEmployee } from '../api.ts';
import { EMPLOYMENT_EFFECT } from '../slots.ts';
import { fullName, useTeamPhrases } from '../words.ts';
import { useEmploymentWords } from './employment/words.ts';

const REASONS = [
  'RESIGNED',
  'END_OF_CONTRACT',
  'END_OF_SEASON',
  'PROBATION',
  'DISMISSED',
  'REDUNDANT',
  'RETIRED',
  'OTHER',
] as const satisfies readonly EndReason[];

type EndDraft = {
  end_date: string | null;
  reason: EndReason;
  note: string;
  releases: boolean;
};

/** The form of an end; what it has sent can be undone from the message that says so. */
function useEndForm(employee: Employee, onClose: () => void) {
  const { t } = useTeamPhrases();
  const words = useEmploymentWords();
  const { date } = useFormat();
  const brand = useBrand();
  const show = useShowEmployee();
  const client = useClient();
  const [version, setVersion] = useState(employee.version);
  const name = fullName(employee);
  const params = { id: brand.id, employee_id: employee.id };
  const undo = async (ended: Employee): Promise<void> => {
    try {
      show(await client.call(undoEmploymentEnd, { params, body: { version: ended.version } }));
      toasts.show({ message: words.t('end.undone', { name }) });
    } catch (refusal) {
      toasts.show({ tone: 'bad', message: words.problem(refusal) });
    }
  };
  return useForm<EndDraft, Employee>({
    values: { end_date: null, reason: 'RESIGNED', note: '', releases: true },
    check: ({ end_date: lastDay }) => ({ end_date: lastDay === null ? t('required') : undefined }),
    send: async ({ end_date: lastDay, reason, note, releases }) => {
      try {
        return await client.call(endEmployment, {
          params,
          body: { end_date: lastDay ?? '', version, reason, note: note.trim(), release_shifts: releases },
        });
      } catch (refusal) {
        const newest = newerEmployee(refusal);
        if (newest !== undefined) {
          // Told of what has changed, a second press goes on from there.
          setVersion(newest.version);
          show(newest);
        }
        throw refusal;
      }
    },
    onSent: (ended) => {
      show(ended);
      toasts.show({
        message: t('end.done', { name, date: date(ended.end_date ?? '', 'long') }),
        durationMs: UNDO_DURATION_MS,
        action: { label: words.t('end.undo'), onSelect: () => void undo(ended) },
      });
      onClose();
    },
  });
}

/** Asks for the last day of work and the reason, says what that does to shifts, and ends the employment on it. */
export function EndDialog({ employee, onClose }: { employee: Employee; onClose: () => void }) {
  const { t, problem } = useTeamPhrases();
  const words = useEmploymentWords();
  const form = useEndForm(employee, onClose);
  const name = fullName(employee);
  const lastDay = form.values.end_date;

  return (
    <FormDialog
      form={form}
      size="sm"
      title={t('end.title', { name })}
      description={t('end.text')}
      submit={t('end.confirm')}
      problem={problem}
      danger
      onClose={onClose}
    >
      <DayField label={t('end.lastDay')} required min={employee.hire_date ?? undefined} {...form.field('end_date')} />
      <Select
        label={words.t('end.reason')}
        placeholder={words.t('end.reason')}
        options={REASONS.map((id) => ({ id, label: words.t(`reasons.${id}`) }))}
        value={form.values.reason}
        onChange={(id) => form.set('reason', REASONS.find((one) => one === id) ?? 'OTHER')}
      />
      <TextField label={words.t('end.note')} optionalHint={t('optional')} maxLength={500} {...form.text('note')} />
      {lastDay !== null && (
        <Slot
          of={EMPLOYMENT_EFFECT}
          with={{ employeeId: employee.id, from: lastDay, lastDay, locationIds: null, positionIds: null }}
        />
      )}
      <Checkbox
        label={words.t('end.release')}
        note={words.t('end.releaseNote')}
        checked={form.values.releases}
        onChange={(event) => form.set('releases', event.currentTarget.checked)}
      />
    </FormDialog>
  );
}
