import { Alert } from '@hearth/ui/alert';
import { Button } from '@hearth/ui/button';
import { Modal } from '@hearth/ui/modal';
import { useWords } from '../../words.ts';
import { useBudgetWords } from './words.ts';

/** Asks once more before an approved request is closed for good. */
export function CloseDialog(props: {
  readonly busy: boolean;
  readonly error: unknown;
  readonly onClose: () => void;
  readonly onConfirm: () => void;
}) {
  const { t } = useBudgetWords();
  const { problem } = useWords();
  const { busy, error, onClose, onConfirm } = props;
  return (
    <Modal
      open
      onClose={onClose}
      title={t('closeTitle')}
      closeLabel={t('cancel')}
      size="sm"
      footer={
        <>
          <Button onClick={onClose}>{t('cancel')}</Button>
          <Button variant="danger" busy={busy} onClick={onConfirm}>
            {t('close')}
          </Button>
        </>
      }
    >
      {error !== null && <Alert tone="bad" urgent className="mb-4" title={problem(error)} />}
      <p>{t('closeHelp')}</p>
    </Modal>
  );
}
