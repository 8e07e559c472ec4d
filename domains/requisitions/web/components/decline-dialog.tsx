import { useForm } from '@hearth/client/use-form';
import { FormDialog } from '@hearth/ui/form-dialog';
import { TextArea } from '@hearth/ui/text-area';
import type { Requisition } from '../../contract/schemas.ts';
import { useWords } from '../words.ts';

/** Asks for the reason of a decline, which the requester reads. */
export function DeclineDialog(props: {
  readonly onClose: () => void;
  readonly onDecline: (note: string) => Promise<Requisition>;
  readonly onDone: (after: Requisition) => void;
}) {
  const { t, problem } = useWords();
  const { onClose, onDecline, onDone } = props;
  const form = useForm({
    values: { note: '' },
    send: ({ note }) => onDecline(note.trim()),
    onSent: onDone,
  });
  return (
    <FormDialog
      form={form}
      title={t('declineTitle')}
      submit={t('decline')}
      problem={problem}
      onClose={onClose}
      size="sm"
      danger
    >
      <TextArea
        label={t('declineWhy')}
        optionalHint={t('optional')}
        rows={3}
        maxLength={500}
        dir="auto"
        {...form.text('note')}
      />
    </FormDialog>
  );
}
