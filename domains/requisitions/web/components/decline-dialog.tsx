import { Button } from '@hearth/ui/button';
import { Modal } from '@hearth/ui/modal';
import { TextArea } from '@hearth/ui/text-area';
import { useId, useState } from 'react';
import { useWords } from '../words.ts';

/** Asks why a request is declined: whoever asked reads it. */
export function DeclineDialog(props: {
  readonly busy: boolean;
  readonly onClose: () => void;
  readonly onDecline: (note: string) => void;
}) {
  const { t } = useWords();
  const { busy, onClose, onDecline } = props;
  const [note, setNote] = useState('');
  const formId = useId();
  return (
    <Modal
      open
      onClose={onClose}
      title={t('declineTitle')}
      closeLabel={t('cancel')}
      size="sm"
      footer={
        <>
          <Button onClick={onClose}>{t('cancel')}</Button>
          <Button type="submit" form={formId} variant="danger" busy={busy}>
            {t('decline')}
          </Button>
        </>
      }
    >
      <form
        id={formId}
        onSubmit={(event) => {
          event.preventDefault();
          onDecline(note.trim());
        }}
      >
        <TextArea
          label={t('declineWhy')}
          optionalHint={t('optional')}
          rows={3}
          maxLength={500}
          dir="auto"
          value={note}
          onChange={({ target }) => setNote(target.value)}
        />
      </form>
    </Modal>
  );
}
