import { useClient } from '@hearth/client/context';
import { useForm } from '@hearth/client/use-form';
import { usePhrases } from '@hearth/i18n/phrases';
import { FormDialog } from '@hearth/ui/form-dialog';
import { TextArea } from '@hearth/ui/text-area';
import { blockRehire, noteAppeal } from '../../../contract/rehire-endpoints.ts';
import en from './en.json' with { type: 'json' };

/** Writes why somebody is not to be hired again, or what they say to it. */
export function NoteDialog({
  params,
  about,
  first,
  onClose,
  onSaved,
}: {
  params: { id: string; employee_id: string };
  about: 'reason' | 'appeal';
  /** What stands there now. */
  first: string;
  onClose: () => void;
  onSaved: () => void;
}) {
  const { t, problem } = usePhrases('team-rehire', en);
  const client = useClient();
  const isReason = about === 'reason';
  const form = useForm({
    values: { text: first },
    check: ({ text }) => ({ text: isReason && text.trim() === '' ? t('required') : undefined }),
    send: ({ text }) =>
      isReason
        ? client.call(blockRehire, { params, body: { reason: text.trim() } })
        : client.call(noteAppeal, { params, body: { appeal: text.trim() } }),
    fieldOf: () => 'text',
    onSent: onSaved,
  });
  return (
    <FormDialog
      form={form}
      size="sm"
      title={t(isReason ? 'blocked' : 'respond')}
      description={isReason ? t('help') : undefined}
      submit={t('save')}
      problem={problem}
      onClose={onClose}
    >
      <TextArea
        label={t(about)}
        help={isReason ? t('reasonHelp') : undefined}
        rows={5}
        maxLength={1000}
        {...form.text('text')}
      />
    </FormDialog>
  );
}
