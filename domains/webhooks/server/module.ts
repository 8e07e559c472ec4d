import { defineModule } from '@hearth/platform/module';
import { createWebhook } from './handlers/create-webhook.ts';
import { deleteWebhook } from './handlers/delete-webhook.ts';
import { getWebhook } from './handlers/get-webhook.ts';
import { listWebhookDeliveries } from './handlers/list-webhook-deliveries.ts';
import { listWebhooks } from './handlers/list-webhooks.ts';
import { resendWebhookDelivery } from './handlers/resend-webhook-delivery.ts';
import { rotateWebhookSecret } from './handlers/rotate-webhook-secret.ts';
import { sendTestWebhook } from './handlers/send-test-webhook.ts';
import { setWebhookState } from './handlers/set-webhook-state.ts';
import { updateWebhook } from './handlers/update-webhook.ts';
import { deliverDue, deliverWaiting } from './jobs/deliver-due.ts';
import { forgetDeliveries } from './jobs/forget-deliveries.ts';
import { writeDeliveries } from './jobs/write-deliveries.ts';
import { PREVIOUS_SECRET, SECRET } from './queries/webhook.ts';

/** Events of a group, sent to other systems. */
export const webhooks = defineModule({
  name: 'webhooks',
  endpoints: [
    listWebhooks,
    getWebhook,
    createWebhook,
    updateWebhook,
    setWebhookState,
    rotateWebhookSecret,
    deleteWebhook,
    listWebhookDeliveries,
    resendWebhookDelivery,
    sendTestWebhook,
  ],
  jobs: [deliverDue, deliverWaiting, forgetDeliveries],
  listeners: [writeDeliveries],
  sealed: [SECRET, PREVIOUS_SECRET],
});
