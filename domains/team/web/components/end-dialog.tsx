import { useBrand } from '@hearth/client/person';
import { useForm } from '@hearth/client/use-form';
import { useClient } from '@hearth/client/context';
import { useFormat } from '@hearth/i18n/use-format';
import { DayField } from '@hearth/ui/day-field';
import { FormDialog } from '@hearth/ui/form-dialog';
import { toasts } from '@hearth/ui/toast';
import { useState } from 'react';
import { endEmployment } from '../../contract/endpoints.ts';
import type { Employee } from '../../contract/schemas.ts';
import { newerEmployee, useShowEmployee } from '../api.ts';
import { fullName, useTeamPhrases } from '../words.ts';

/** Asks for the last day of work and ends the employment on it. */
export function EndDialog({ employee, onClose }: { employee: Employee; onClose: () => void }) {
  const { t, problem } = useTeamPhrases();
  const { date } = useFormat();
  const brand = useBrand();
  const show = useShowEmployee();
  const client = useClient();
  const [version, setVersion] = useState(employee.version);
  const name = fullName(employee);
  const form = useForm<{ end_date: string | null }, Employee>({
    values: { end_date: null },
    check: ({ end_date: lastDay }) => ({ end_date: lastDay === null ? t('required') : undefined }),
    send: async ({ end_date: lastDay }) => {
      try {
        return await client.call(endEmployment, {
          params: { id: brand.id, employee_id: employee.id },
          body: { end_date: lastDay ?? '', version },
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
      toasts.show({ message: t('end.done', { name, date: date(ended.end_date ?? '', 'long') }) });
      onClose();
    },
  });

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
    </FormDialog>
  );
}
