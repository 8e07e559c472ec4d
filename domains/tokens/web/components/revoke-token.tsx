import { ConfirmDialog } from '@hearth/ui/confirm-dialog';
import { toasts } from '@hearth/ui/toast';
import { useWords } from '../words.ts';

/** The call that revokes a token. */
export interface TokenRevoker {
  readonly error: unknown;
  readonly isPending: boolean;
  readonly run: (id: string, onSuccess: () => void) => void;
}

/** Revokes a token after a question. */
export function RevokeToken({
  token,
  revoke,
  onClose,
}: {
  readonly token: { readonly id: string; readonly name: string };
  readonly revoke: TokenRevoker;
  readonly onClose: () => void;
}) {
  const { t, problem } = useWords();
  const done = (): void => {
    toasts.show({ message: t('revoke.done'), tone: 'ok' });
    onClose();
  };
  return (
    <ConfirmDialog
      title={t('revoke.title', { name: token.name })}
      confirm={t('revoke.open')}
      keep={t('cancel')}
      closeLabel={t('close')}
      busy={revoke.isPending}
      problem={revoke.error === null ? null : problem(revoke.error)}
      onConfirm={() => revoke.run(token.id, done)}
      onClose={onClose}
    >
      {t('revoke.text')}
    </ConfirmDialog>
  );
}
