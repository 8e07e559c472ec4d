import { ConfirmDialog } from '@hearth/ui/confirm-dialog';
import { useWords } from '../../words.ts';
import { useBudgetWords } from './words.ts';

/** Confirms before an approved request is closed for good. */
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
    <ConfirmDialog
      title={t('closeTitle')}
      confirm={t('close')}
      keep={t('cancel')}
      busy={busy}
      problem={error === null ? null : problem(error)}
      onConfirm={onConfirm}
      onClose={onClose}
    >
      {t('closeHelp')}
    </ConfirmDialog>
  );
}
