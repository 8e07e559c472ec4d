import { useBrand } from '@hearth/client/person';
import { useSend } from '@hearth/client/query';
import { Alert } from '@hearth/ui/alert';
import { Button } from '@hearth/ui/button';
import { Modal } from '@hearth/ui/modal';
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
    <Modal
      open
      alert
      size="sm"
      onClose={onClose}
      title={t('end.title', { name: token.name })}
      closeLabel={t('page.close')}
      footer={
        <>
          <Button onClick={onClose}>{t('page.cancel')}</Button>
          <Button
            variant="danger"
            busy={send.isPending}
            onClick={() => send.mutate({ params: { id: groupId, token_id: token.id } })}
          >
            {t('end.open')}
          </Button>
        </>
      }
    >
      {send.error !== null && (
        <Alert tone="bad" urgent className="mb-3">
          {problem(send.error)}
        </Alert>
      )}
      {t('end.text')}
    </Modal>
  );
}
