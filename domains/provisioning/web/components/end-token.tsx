import { useBrand } from '@hearth/client/person';
import { useSend } from '@hearth/client/query';
import { ConfirmDialog } from '@hearth/ui/confirm-dialog';
import { toasts } from '@hearth/ui/toast';
import { revokeToken } from '../../contract/endpoints.ts';
import { useWords } from '../words.ts';

/** Ends a token, once it is clear what becomes of the accounts. */
export function EndToken({
  token,
  onEnded,
  onClose,
}: {
  readonly token: { readonly id: string; readonly name: string };
  readonly onEnded: () => unknown;
  readonly onClose: () => void;
}) {
  const { t, problem } = useWords();
  const { groupId } = useBrand();
  const send = useSend(revokeToken, {
    onSuccess: async () => {
      toasts.show({ message: t('end.done'), tone: 'ok' });
      await onEnded();
      onClose();
    },
  });
  return (
    <ConfirmDialog
      title={t('end.title', { name: token.name })}
      confirm={t('end.open')}
      keep={t('page.cancel')}
      closeLabel={t('page.close')}
      busy={send.isPending}
      problem={send.error === null ? null : problem(send.error)}
      onConfirm={() => send.mutate({ params: { id: groupId, token_id: token.id } })}
      onClose={onClose}
    >
      {t('end.text')}
    </ConfirmDialog>
  );
}
