import { useBrand } from '@hearth/client/person';
import { useSend } from '@hearth/client/query';
import { Alert } from '@hearth/ui/alert';
import { Button } from '@hearth/ui/button';
import { Modal } from '@hearth/ui/modal';
import { TextField } from '@hearth/ui/text-field';
import type { FormEvent } from 'react';
import { useId, useState } from 'react';
import { createToken } from '../../contract/endpoints.ts';
import { useWords } from '../words.ts';
import { CopyValue } from './copy-value.tsx';

/** Makes a token and shows it, this once: a press beside the dialog does not close it. */
export function MakeToken({ onMade, onClose }: { readonly onMade: () => unknown; readonly onClose: () => void }) {
  const { t, problem } = useWords();
  const { groupId } = useBrand();
  const formId = useId();
  const [name, setName] = useState('');
  const [missing, setMissing] = useState(false);
  const send = useSend(createToken, { onSuccess: onMade });
  function submit(event: FormEvent) {
    event.preventDefault();
    setMissing(name.trim() === '');
    if (name.trim() !== '') send.mutate({ params: { id: groupId }, body: { name: name.trim() } });
  }
  const made = send.data;
  return (
    <Modal
      open
      onClose={onClose}
      title={made === undefined ? t('tokens.make') : t('made.title', { name: made.name })}
      closeLabel={t('page.close')}
      footer={
        made === undefined ? (
          <>
            <Button onClick={onClose}>{t('page.cancel')}</Button>
            <Button type="submit" form={formId} variant="primary" busy={send.isPending}>
              {t('tokens.make')}
            </Button>
          </>
        ) : (
          <Button variant="primary" onClick={onClose}>
            {t('page.close')}
          </Button>
        )
      }
    >
      {made === undefined ? (
        <form id={formId} noValidate onSubmit={submit} className="grid gap-4 pt-1">
          {send.error !== null && (
            <Alert tone="bad" urgent>
              {problem(send.error)}
            </Alert>
          )}
          <TextField
            label={t('tokens.name')}
            autoFocus
            maxLength={100}
            value={name}
            error={missing && t('tokens.nameMissing')}
            onChange={({ target }) => setName(target.value)}
          />
        </form>
      ) : (
        <div className="grid gap-3">
          <Alert tone="warn">{t('made.text')}</Alert>
          <CopyValue value={made.token} />
        </div>
      )}
    </Modal>
  );
}
