import { ConfirmDialog } from '@hearth/ui/confirm-dialog';
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
    <ConfirmDialog
      title={t('policy.confirmTitle')}
      confirm={t('policy.confirm')}
      keep={t('page.cancel')}
      closeLabel={t('page.close')}
      harmless
      busy={busy}
      problem={error === null ? null : problem(error)}
      onConfirm={onAsk}
      onClose={onClose}
    >
      {t('policy.confirmText')}
    </ConfirmDialog>
  );
}
