import { useClient } from '@hearth/client/context';
import { useForm } from '@hearth/client/use-form';
import { FormDialog } from '@hearth/ui/form-dialog';
import { TextField } from '@hearth/ui/text-field';
import { createKiosk } from '../../../contract/kiosk-endpoints.ts';
import { useTabletWords } from './words.ts';

interface AddProps {
  readonly brandId: string;
  readonly onClose: () => void;
  readonly onCode: (code: string) => void;
}

/** Names a tablet and gets the code for it. */
export function AddTablet({ brandId, onClose, onCode }: AddProps) {
  const { t, problem } = useTabletWords();
  const client = useClient();
  const form = useForm({
    values: { name: '' },
    check: ({ name }) => ({ name: name.trim() === '' ? t('missing') : undefined }),
    send: ({ name }) => client.call(createKiosk, { params: { id: brandId }, body: { name: name.trim() } }),
    onSent: ({ code }) => onCode(code),
  });
  return (
    <FormDialog form={form} title={t('add')} submit={t('add')} problem={problem} onClose={onClose} size="sm">
      <TextField label={t('name')} help={t('nameHelp')} maxLength={60} {...form.text('name')} />
    </FormDialog>
  );
}
