import { useClient } from '@hearth/client/context';
import { useBrand } from '@hearth/client/person';
import type { AnswerOf } from '@hearth/kit/endpoint';
import { useState } from 'react';
import { createWebhook } from '../../contract/endpoints.ts';
import { useWords } from '../words.ts';
import { SecretDialog } from './secret-dialog.tsx';
import { WebhookForm } from './webhook-form.tsx';

/** Creates a webhook and shows its secret. */
export function CreateWebhook({ onClose }: { readonly onClose: () => void }) {
  const { t } = useWords();
  const client = useClient();
  const { groupId } = useBrand();
  const [created, setCreated] = useState<AnswerOf<typeof createWebhook> | null>(null);
  if (created !== null) return <SecretDialog name={created.webhook.name} secret={created.secret} onClose={onClose} />;
  return (
    <WebhookForm
      title={t('form.create')}
      submit={t('form.create')}
      values={{ name: '', address: '', brand_id: groupId, events: [] }}
      send={(body) => client.call(createWebhook, { params: { id: groupId }, body })}
      onSent={setCreated}
      onClose={onClose}
    />
  );
}
