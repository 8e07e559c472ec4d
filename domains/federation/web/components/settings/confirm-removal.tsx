import { Alert } from '@hearth/ui/alert';
import { Button } from '@hearth/ui/button';
import { Modal } from '@hearth/ui/modal';
import { useWords } from './words.ts';

/** Says what becomes of a provider's people, before it is taken away. */
export function ConfirmRemoval({
  name,
  busy,
  error,
  onRemove,
  onClose,
}: {
  readonly name: string;
  readonly busy: boolean;
  readonly error: unknown;
  readonly onRemove: () => void;
  readonly onClose: () => void;
}) {
  const { t, problem } = useWords();
  return (
    <Modal
      open
      alert
      size="sm"
      onClose={onClose}
      title={t('remove.title', { name })}
      closeLabel={t('page.close')}
      footer={
        <>
          <Button onClick={onClose}>{t('page.cancel')}</Button>
          <Button variant="danger" busy={busy} onClick={onRemove}>
            {t('remove.open')}
          </Button>
        </>
      }
    >
      {error !== null && (
        <Alert tone="bad" urgent className="mb-3">
          {problem(error)}
        </Alert>
      )}
      {t('remove.text')}
    </Modal>
  );
}
