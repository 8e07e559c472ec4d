import { useClient } from '@hearth/client/context';
import { useForm } from '@hearth/client/use-form';
import { FormDialog } from '@hearth/ui/form-dialog';
import { TextArea } from '@hearth/ui/text-area';
import { toasts } from '@hearth/ui/toast';
import { messagePerson } from '../../../contract/live-act-endpoints.ts';
import { useClockWords } from '../../words.ts';
import { useLiveWords } from './words.ts';

interface MessageProps {
  readonly brandId: string;
  readonly employeeId: string;
  readonly name: string;
  readonly onClose: () => void;
}

/** A short text to somebody who works today. */
export function MessageDialog({ brandId, employeeId, name, onClose }: MessageProps) {
  const { t, problem } = useLiveWords();
  const { t: clockWord } = useClockWords();
  const client = useClient();
  const form = useForm({
    values: { text: '' },
    check: ({ text }) => ({ text: text.trim() === '' ? clockWord('missing') : undefined }),
    send: ({ text }) =>
      client.call(messagePerson, { params: { id: brandId, employee_id: employeeId }, body: { text: text.trim() } }),
    onSent: ({ is_told: isTold }) => {
      toasts.show({ message: t(isTold ? 'write.done' : 'write.notTold', { name }) });
      onClose();
    },
  });
  return (
    <FormDialog
      form={form}
      title={t('write.title', { name })}
      submit={t('write.submit')}
      problem={problem}
      onClose={onClose}
      size="sm"
    >
      <TextArea
        label={t('write.text')}
        help={t('write.help')}
        maxLength={300}
        rows={3}
        dir="auto"
        {...form.text('text')}
      />
    </FormDialog>
  );
}
