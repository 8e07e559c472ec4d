import { Button } from '@hearth/ui/button';
import { Modal } from '@hearth/ui/modal';
import { TextArea } from '@hearth/ui/text-area';
import { useId, useState } from 'react';
import { useBudgetWords } from './words.ts';

/** A request fits its budget no more: it can be approved with a word why, which stays on record. */
export function ReasonDialog(props: {
  readonly busy: boolean;
  readonly onClose: () => void;
  readonly onApprove: (note: string) => void;
}) {
  const { t } = useBudgetWords();
  const { busy, onClose, onApprove } = props;
  const [note, setNote] = useState('');
  const [tried, setTried] = useState(false);
  const formId = useId();
  const isMissing = note.trim() === '';
  return (
    <Modal
      open
      onClose={onClose}
      title={t('overTitle')}
      closeLabel={t('cancel')}
      size="sm"
      footer={
        <>
          <Button onClick={onClose}>{t('cancel')}</Button>
          <Button type="submit" form={formId} variant="primary" busy={busy}>
            {t('approveAll')}
          </Button>
        </>
      }
    >
      <form
        id={formId}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          setTried(true);
          if (!isMissing) onApprove(note.trim());
        }}
      >
        <TextArea
          label={t('why')}
          rows={3}
          maxLength={500}
          dir="auto"
          error={tried && isMissing ? t('whyMissing') : undefined}
          value={note}
          onChange={({ target }) => setNote(target.value)}
        />
      </form>
    </Modal>
  );
}
