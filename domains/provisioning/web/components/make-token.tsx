import { useClient } from '@hearth/client/context';
import { useBrand } from '@hearth/client/person';
import { useForm } from '@hearth/client/use-form';
import type { AnswerOf } from '@hearth/kit/endpoint';
import { Alert } from '@hearth/ui/alert';
import { Button } from '@hearth/ui/button';
import { FormDialog } from '@hearth/ui/form-dialog';
import { Modal } from '@hearth/ui/modal';
import { TextField } from '@hearth/ui/text-field';
import { useState } from 'react';
import { createToken } from '../../contract/endpoints.ts';
import { useWords } from '../words.ts';
import { CopyValue } from './copy-value.tsx';

type CreatedToken = AnswerOf<typeof createToken>;

/** Makes a token and shows it, this once: a press beside the dialog does not close it. */
export function MakeToken({ onClose }: { readonly onClose: () => void }) {
  const { t, problem } = useWords();
  const client = useClient();
  const { groupId } = useBrand();
  const [made, setMade] = useState<CreatedToken | null>(null);
  const form = useForm<{ name: string }, CreatedToken>({
    values: { name: '' },
    check: ({ name }) => ({ name: name.trim() === '' ? t('tokens.nameMissing') : undefined }),
    send: ({ name }) => client.call(createToken, { params: { id: groupId }, body: { name: name.trim() } }),
    onSent: setMade,
  });
  if (made === null)
    return (
      <FormDialog form={form} title={t('tokens.make')} submit={t('tokens.make')} problem={problem} onClose={onClose}>
        <TextField label={t('tokens.name')} autoFocus maxLength={100} {...form.text('name')} />
      </FormDialog>
    );
  return (
    <Modal
      open
      onClose={onClose}
      title={t('made.title', { name: made.name })}
      closeLabel={t('close')}
      footer={
        <Button variant="primary" onClick={onClose}>
          {t('close')}
        </Button>
      }
    >
      <div className="grid gap-3">
        <Alert tone="warn">{t('made.text')}</Alert>
        <CopyValue value={made.token} />
      </div>
    </Modal>
  );
}
