import { useBrand } from '@hearth/client/person';
import { useSend } from '@hearth/client/query';
import { ConfirmDialog } from '@hearth/ui/confirm-dialog';
import { toasts } from '@hearth/ui/toast';
import { revokeToken } from '../../contract/endpoints.ts';
import { useWords } from '../words.ts';

/** Ends a token, once it is clear what becomes of the accounts. */
export function EndToken({
  token,
  onClose,
}: {
  readonly token: { readonly id: string; readonly name: string };
  readonly onClose: () => void;
}) {
  const { t, problem } = useWords();
  const { groupId } = useBrand();
  const send = useSend(revokeToken, {
    onSuccess: () => {
      toasts.show({ message: t('end.done'), tone: 'ok' });
      onClose();
    },
  });
  return (
    <ConfirmDialog
      title={t('end.title', { name: token.name })}
      confirm={t('end.open')}
      keep={t('cancel')}
      closeLabel={t('close')}
      busy={send.isPending}
      problem={send.error === null ? null : problem(send.error)}
      onConfirm={() => send.mutate({ params: { id: groupId, token_id: token.id } })}
      onClose={onClose}
    >
      {t('end.text')}
    </ConfirmDialog>
  );
}
