import { useSend } from '@hearth/client/query';
import { usePhrases } from '@hearth/i18n/phrases';
import { Alert } from '@hearth/ui/alert';
import { Button } from '@hearth/ui/button';
import { Modal } from '@hearth/ui/modal';
import { TextArea } from '@hearth/ui/text-area';
import { useState } from 'react';
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
  const [text, setText] = useState(first);
  const block = useSend(blockRehire, { onSuccess: onSaved });
  const appeal = useSend(noteAppeal, { onSuccess: onSaved });
  const isReason = about === 'reason';
  const failed = block.error ?? appeal.error;
  const save = (): void => {
    if (isReason) block.mutate({ params, body: { reason: text.trim() } });
    else appeal.mutate({ params, body: { appeal: text.trim() } });
  };
  return (
    <Modal
      open
      onClose={onClose}
      size="sm"
      title={t(isReason ? 'blocked' : 'appeal')}
      closeLabel={t('close')}
      description={isReason ? t('help') : undefined}
      footer={
        <>
          <Button onClick={onClose}>{t('cancel')}</Button>
          <Button
            variant="primary"
            busy={block.isPending || appeal.isPending}
            disabled={isReason && text.trim() === ''}
            onClick={save}
          >
            {t('save')}
          </Button>
        </>
      }
    >
      <div className="grid gap-4">
        {failed !== null && <Alert tone="bad" urgent title={problem(failed)} />}
        <TextArea
          label={t(about)}
          help={isReason ? t('reasonHelp') : undefined}
          rows={5}
          maxLength={1000}
          value={text}
          onChange={(event) => setText(event.target.value)}
        />
      </div>
    </Modal>
  );
}
