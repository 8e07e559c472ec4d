import { useClient } from '@hearth/client/context';
import { useBrand } from '@hearth/client/person';
import { useForm } from '@hearth/client/use-form';
import { useFormat } from '@hearth/i18n/use-format';
import { DayField } from '@hearth/ui/day-field';
import { FormDialog } from '@hearth/ui/form-dialog';
import { toasts } from '@hearth/ui/toast';
import { rehireEmployee } from '../../../contract/employment-endpoints.ts';
import type { Employment } from '../../../contract/employment-schemas.ts';
import type { Employee } from '../../../contract/schemas.ts';
import { fullName } from '../../words.ts';
import { useEmploymentWords } from './words.ts';

/** Asks for the first day of another employment of somebody who has left. */
export function RehireDialog({
  employee,
  employment,
  onClose,
}: {
  readonly employee: Employee;
  readonly employment: Employment;
  readonly onClose: () => void;
}) {
  const { t, problem } = useEmploymentWords();
  const { date } = useFormat();
  const brand = useBrand();
  const client = useClient();
  const name = fullName(employee);
  const form = useForm<{ starts_on: string | null }, Employee>({
    values: { starts_on: null },
    check: ({ starts_on: day }) => ({ starts_on: day === null ? t('required') : undefined }),
    send: ({ starts_on: day }) =>
      client.call(rehireEmployee, {
        params: { id: brand.id, employee_id: employee.id },
        body: { version: employment.version, starts_on: day ?? '' },
      }),
    onSent: (_answer, { starts_on: day }) => {
      toasts.show({ message: t('rehire.done', { name, day: date(day ?? '', 'long') }) });
      onClose();
    },
  });
  return (
    <FormDialog
      form={form}
      size="sm"
      title={t('rehire.title', { name })}
      description={t('rehire.text')}
      submit={t('rehire.confirm')}
      problem={problem}
      onClose={onClose}
    >
      <DayField label={t('rehire.first')} required min={employee.end_date ?? undefined} {...form.field('starts_on')} />
    </FormDialog>
  );
}
