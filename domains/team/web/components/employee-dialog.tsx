import { Alert } from '@hearth/ui/alert';
import { Button } from '@hearth/ui/button';
import { Modal } from '@hearth/ui/modal';
import { toasts } from '@hearth/ui/toast';
import type { FormEvent } from 'react';
import { useId } from 'react';
import type { Employee } from '../../contract/schemas.ts';
import { newestOf, useShowEmployee } from '../api.ts';
import { useEmployeeForm } from '../use-employee-form.ts';
import { fullName, useWords } from '../words.ts';
import { EmployeeFields } from './employee-fields.tsx';
import { OvertakenNote } from './overtaken-note.tsx';

/** Writes a new person, or changes what is known of one. A refusal keeps everything that was typed. */
export function EmployeeDialog({
  employee = null,
  onClose,
  onSaved,
}: {
  employee?: Employee | null;
  onClose: () => void;
  onSaved?: (saved: Employee) => void;
}) {
  const { t, problem } = useWords();
  const show = useShowEmployee();
  const formId = useId();
  const isNew = employee === null;
  const form = useEmployeeForm(employee, (saved) => {
    show(saved);
    toasts.show({ message: t(isNew ? 'form.added' : 'form.saved', { name: fullName(saved) }) });
    onClose();
    onSaved?.(saved);
  });
  const stale = newestOf(form.error) !== undefined;

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const faulty = form.firstProblem;
    if (faulty !== undefined) event.currentTarget.querySelector<HTMLElement>(`[data-field=${faulty}] input`)?.focus();
    void form.save();
  }

  return (
    <Modal
      open
      onClose={onClose}
      size="md"
      title={isNew ? t('form.addTitle') : t('form.editTitle', { name: fullName(employee) })}
      closeLabel={t('detail.close')}
      footer={
        <>
          <Button onClick={onClose}>{t('form.cancel')}</Button>
          <Button type="submit" form={formId} variant="primary" busy={form.busy}>
            {isNew ? t('form.add') : t('form.save')}
          </Button>
        </>
      }
    >
      <form id={formId} noValidate onSubmit={submit} className="grid gap-4 pt-1">
        {form.overtaken !== null && stale && (
          <OvertakenNote
            overtaken={form.overtaken}
            draft={form.draft}
            currency={form.currency}
            title={problem(form.error)}
          />
        )}
        {form.error !== null && !stale && form.refused.length === 0 && (
          <Alert tone="bad" urgent>
            {problem(form.error)}
          </Alert>
        )}
        <EmployeeFields form={form} />
      </form>
    </Modal>
  );
}
