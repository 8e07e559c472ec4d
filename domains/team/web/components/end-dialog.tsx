import { useBrand } from '@hearth/client/person';
import { useSend } from '@hearth/client/query';
import { useFormat } from '@hearth/i18n/use-format';
import { Alert } from '@hearth/ui/alert';
import { Button } from '@hearth/ui/button';
import { DateField } from '@hearth/ui/date-field';
import { useDateLabels } from '@hearth/ui/date-labels';
import { Modal } from '@hearth/ui/modal';
import { toasts } from '@hearth/ui/toast';
import type { FormEvent } from 'react';
import { useId, useState } from 'react';
import { endEmployment } from '../../contract/endpoints.ts';
import type { Employee } from '../../contract/schemas.ts';
import { newestOf, useShowEmployee } from '../api.ts';
import { fullName, useWords } from '../words.ts';

/** Asks for the last day of work and ends the employment on it. */
export function EndDialog({ employee, onClose }: { employee: Employee; onClose: () => void }) {
  const { t, problem } = useWords();
  const { date } = useFormat();
  const brand = useBrand();
  const show = useShowEmployee();
  const labels = useDateLabels();
  const formId = useId();
  const [lastDay, setLastDay] = useState<string | null>(null);
  const [missing, setMissing] = useState(false);
  const [version, setVersion] = useState(employee.version);
  const name = fullName(employee);
  const send = useSend(endEmployment, {
    onSuccess: (ended) => {
      show(ended);
      toasts.show({ message: t('end.done', { name, date: date(ended.end_date ?? '', 'long') }) });
      onClose();
    },
  });

  function end(event: FormEvent) {
    event.preventDefault();
    if (lastDay === null) {
      setMissing(true);
      return;
    }
    send.mutate(
      { params: { id: brand.id, employee_id: employee.id }, body: { end_date: lastDay, version } },
      {
        onError: (error) => {
          const newest = newestOf(error);
          if (newest === undefined) return;
          // Told of what has changed, a second press goes on from there.
          setVersion(newest.version);
          show(newest);
        },
      },
    );
  }

  return (
    <Modal
      open
      onClose={onClose}
      size="sm"
      title={t('end.title', { name })}
      closeLabel={t('detail.close')}
      description={t('end.text')}
      footer={
        <>
          <Button onClick={onClose}>{t('form.cancel')}</Button>
          <Button type="submit" form={formId} variant="danger" busy={send.isPending}>
            {t('end.confirm')}
          </Button>
        </>
      }
    >
      <form id={formId} noValidate onSubmit={end} className="grid gap-4">
        {send.error !== null && (
          <Alert tone={newestOf(send.error) === undefined ? 'bad' : 'warn'} urgent>
            {problem(send.error)}
          </Alert>
        )}
        <DateField
          label={t('end.lastDay')}
          labels={labels}
          value={lastDay}
          required
          min={employee.hire_date ?? undefined}
          error={missing && lastDay === null ? t('problems.missing') : undefined}
          onChange={setLastDay}
        />
      </form>
    </Modal>
  );
}
