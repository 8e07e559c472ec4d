import { Alert } from '@hearth/ui/alert';
import { Button } from '@hearth/ui/button';
import { Modal } from '@hearth/ui/modal';
import { useWords } from './words.ts';

/** Says what asking everybody for a second step means, before it is done. */
export function AskEverybody({
  busy,
  error,
  onAsk,
  onClose,
}: {
  readonly busy: boolean;
  readonly error: unknown;
  readonly onAsk: () => void;
  readonly onClose: () => void;
}) {
  const { t, problem } = useWords();
  return (
    <Modal
      open
      alert
      size="sm"
      onClose={onClose}
      title={t('policy.confirmTitle')}
      closeLabel={t('page.close')}
      footer={
        <>
          <Button onClick={onClose}>{t('page.cancel')}</Button>
          <Button variant="primary" busy={busy} onClick={onAsk}>
            {t('policy.confirm')}
          </Button>
        </>
      }
    >
      {error !== null && (
        <Alert tone="bad" urgent className="mb-3">
          {problem(error)}
        </Alert>
      )}
      {t('policy.confirmText')}
    </Modal>
  );
}
