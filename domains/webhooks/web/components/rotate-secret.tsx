import { useBrand } from '@hearth/client/person';
import { useSend } from '@hearth/client/query';
import { ConfirmDialog } from '@hearth/ui/confirm-dialog';
import { useState } from 'react';
import { rotateWebhookSecret } from '../../contract/endpoints.ts';
import type { Webhook } from '../../contract/schemas.ts';
import { useWords } from '../words.ts';
import { SecretDialog } from './secret-dialog.tsx';

/** Replaces the secret of a webhook after a question, and shows the new one. */
export function RotateSecret({ webhook, onClose }: { readonly webhook: Webhook; readonly onClose: () => void }) {
  const { t, problem } = useWords();
  const { groupId } = useBrand();
  const [secret, setSecret] = useState<string | null>(null);
  const rotate = useSend(rotateWebhookSecret, { onSuccess: (answer) => setSecret(answer.secret) });
  const { id, name } = webhook;
  if (secret !== null) return <SecretDialog name={name} secret={secret} onClose={onClose} />;
  return (
    <ConfirmDialog
      title={t('secret.rotateTitle', { name })}
      confirm={t('secret.rotate')}
      keep={t('cancel')}
      closeLabel={t('close')}
      harmless
      busy={rotate.isPending}
      problem={rotate.error === null ? null : problem(rotate.error)}
      onConfirm={() => rotate.mutate({ params: { id: groupId, webhook_id: id } })}
      onClose={onClose}
    >
      {t('secret.rotateText')}
    </ConfirmDialog>
  );
}
