import { useBrand } from '@hearth/client/person';
import { useSend } from '@hearth/client/query';
import { ConfirmDialog } from '@hearth/ui/confirm-dialog';
import { toasts } from '@hearth/ui/toast';
import { useNavigate } from 'react-router';
import { deleteWebhook } from '../../contract/endpoints.ts';
import type { Webhook } from '../../contract/schemas.ts';
import { useWords } from '../words.ts';

/** Deletes a webhook after a question, and leads back to the list. */
export function DeleteWebhook({ webhook, onClose }: { readonly webhook: Webhook; readonly onClose: () => void }) {
  const { t, problem } = useWords();
  const { groupId } = useBrand();
  const navigate = useNavigate();
  const remove = useSend(deleteWebhook, {
    onSuccess: () => {
      toasts.show({ message: t('one.deleted'), tone: 'ok' });
      return navigate('/settings/webhooks');
    },
  });
  const { id, name } = webhook;
  return (
    <ConfirmDialog
      title={t('one.deleteTitle', { name })}
      confirm={t('one.delete')}
      keep={t('cancel')}
      closeLabel={t('close')}
      busy={remove.isPending}
      problem={remove.error === null ? null : problem(remove.error)}
      onConfirm={() => remove.mutate({ params: { id: groupId, webhook_id: id } })}
      onClose={onClose}
    >
      {t('one.deleteText')}
    </ConfirmDialog>
  );
}
