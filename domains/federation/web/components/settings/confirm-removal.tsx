import { ConfirmDialog } from '@hearth/ui/confirm-dialog';
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
    <ConfirmDialog
      title={t('remove.title', { name })}
      confirm={t('remove.open')}
      keep={t('page.cancel')}
      closeLabel={t('page.close')}
      busy={busy}
      problem={error === null ? null : problem(error)}
      onConfirm={onRemove}
      onClose={onClose}
    >
      {t('remove.text')}
    </ConfirmDialog>
  );
}
