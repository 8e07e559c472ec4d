import { FormDialog } from '@hearth/ui/form-dialog';
import { toasts } from '@hearth/ui/toast';
import type { Employee } from '../../contract/schemas.ts';
import { useShowEmployee } from '../api.ts';
import { useEmployeeForm } from '../use-employee-form.ts';
import { fullName, useTeamPhrases } from '../words.ts';
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
  const { t, problem } = useTeamPhrases();
  const show = useShowEmployee();
  const isNew = employee === null;
  const written = useEmployeeForm(employee, ({ saved, invitation }) => {
    show(saved);
    const name = fullName(saved);
    if (invitation === 'NOT_SENT') toasts.show({ message: t('invite.notSent', { name }), tone: 'warn' });
    else if (invitation !== null) toasts.show({ message: t('invite.sent', { name, address: invitation.address }) });
    else toasts.show({ message: t(isNew ? 'form.added' : 'form.saved', { name }) });
    onClose();
    onSaved?.(saved);
  });
  const { form, overtaken, isStale } = written;
  return (
    <FormDialog
      // What somebody else changed is told in more words below.
      form={isStale ? { ...form, error: null } : form}
      title={isNew ? t('form.addTitle') : t('form.editTitle', { name: fullName(employee) })}
      submit={isNew ? t('form.add') : t('save')}
      problem={problem}
      onClose={onClose}
    >
      {overtaken !== null && isStale && (
        <OvertakenNote
          overtaken={overtaken}
          draft={written.draft}
          currency={written.currency}
          title={problem(form.error)}
        />
      )}
      <EmployeeFields written={written} />
    </FormDialog>
  );
}
