import { useClient } from '@hearth/client/context';
import { useBrand } from '@hearth/client/person';
import { WEBHOOK_EVENT_TYPES } from '../../contract/catalogue.ts';
import { updateWebhook } from '../../contract/endpoints.ts';
import type { Webhook } from '../../contract/schemas.ts';
import { useWords } from '../words.ts';
import { WebhookForm } from './webhook-form.tsx';

/** Changes a webhook. Events that are no longer offered go. */
export function EditWebhook({ webhook, onClose }: { readonly webhook: Webhook; readonly onClose: () => void }) {
  const { t } = useWords();
  const client = useClient();
  const { groupId } = useBrand();
  const { id, name, address, brand_id: brandId, version } = webhook;
  const events = WEBHOOK_EVENT_TYPES.filter((type) => webhook.events.includes(type));
  return (
    <WebhookForm
      title={t('form.edit')}
      submit={t('form.save')}
      values={{ name, address, brand_id: brandId, events }}
      send={(body) =>
        client.call(updateWebhook, { params: { id: groupId, webhook_id: id }, body: { ...body, version } })
      }
      onSent={onClose}
      onClose={onClose}
    />
  );
}
