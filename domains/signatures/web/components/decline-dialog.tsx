import { useForm } from '@hearth/client/use-form';
import { FormDialog } from '@hearth/ui/form-dialog';
import { TextArea } from '@hearth/ui/text-area';
import { useWords } from '../words.ts';

/** Who hears of a reason is another with each. */
const WORDS = {
  OWN: ['sign.declineTitle', 'sign.declineText', 'sign.decline'],
  EMPLOYER: ['sign.declineTitle', 'request.declineText', 'sign.decline'],
  VOID: ['request.voidTitle', 'request.voidText', 'request.void'],
} as const;

/** Asks why somebody does not sign, for themselves or for the employer, or why a request is ended. */
export function DeclineDialog({
  send,
  onClose,
  of = 'OWN',
}: {
  readonly send: (reason: string) => Promise<unknown>;
  readonly onClose: () => void;
  readonly of?: keyof typeof WORDS;
}) {
  const { t, problem } = useWords();
  const [title, text, submit] = WORDS[of];
  const form = useForm({
    values: { reason: '' },
    check: ({ reason }) => ({ reason: reason.trim() === '' ? t('errors.SIGN_REASON_MISSING') : undefined }),
    send: ({ reason }) => send(reason.trim()),
    onSent: onClose,
  });
  return (
    <FormDialog
      form={form}
      title={t(title)}
      description={t(text)}
      submit={t(submit)}
      problem={problem}
      onClose={onClose}
      danger
    >
      <TextArea label={t('sign.reason')} rows={3} autoFocus maxLength={300} {...form.text('reason')} />
    </FormDialog>
  );
}
