import { useForm } from '@hearth/client/use-form';
import { FormDialog } from '@hearth/ui/form-dialog';
import { TextArea } from '@hearth/ui/text-area';
import { useWords } from '../words.ts';

/** Asks for the reason of something that is not undone by a press. */
export function ReasonDialog({
  title,
  text,
  submit,
  send,
  onClose,
}: {
  readonly title: string;
  readonly text: string;
  readonly submit: string;
  readonly send: (reason: string) => Promise<unknown>;
  readonly onClose: () => void;
}) {
  const { t, problem } = useWords();
  const form = useForm({
    values: { reason: '' },
    check: ({ reason }) => ({ reason: reason.trim() === '' ? t('act.reasonMissing') : undefined }),
    send: ({ reason }) => send(reason.trim()),
    onSent: onClose,
  });
  return (
    <FormDialog form={form} title={title} description={text} submit={submit} problem={problem} onClose={onClose} danger>
      <TextArea label={t('act.reason')} rows={3} autoFocus maxLength={300} {...form.text('reason')} />
    </FormDialog>
  );
}
