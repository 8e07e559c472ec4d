import { useForm } from '@hearth/client/use-form';
import { FormDialog } from '@hearth/ui/form-dialog';
import { TextArea } from '@hearth/ui/text-area';
import type { Requisition } from '../../../contract/schemas.ts';
import { useWords } from '../../words.ts';
import { useBudgetWords } from './words.ts';

/** Asks for a reason, kept on record, to approve a request that exceeds its budget. */
export function ReasonDialog(props: {
  readonly onClose: () => void;
  readonly onApprove: (note: string) => Promise<Requisition>;
  readonly onDone: (after: Requisition) => void;
}) {
  const { t } = useBudgetWords();
  const { problem } = useWords();
  const { onClose, onApprove, onDone } = props;
  const form = useForm({
    values: { note: '' },
    check: ({ note }) => ({ note: note.trim() === '' ? t('whyMissing') : undefined }),
    send: ({ note }) => onApprove(note.trim()),
    onSent: onDone,
  });
  return (
    <FormDialog
      form={form}
      title={t('overTitle')}
      submit={t('approveAll')}
      problem={problem}
      onClose={onClose}
      size="sm"
    >
      <TextArea label={t('why')} rows={3} maxLength={500} dir="auto" {...form.text('note')} />
    </FormDialog>
  );
}
