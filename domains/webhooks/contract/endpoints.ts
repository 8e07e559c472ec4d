import { brand, endpoint } from '@hearth/kit/endpoint';
import { uuid } from '@hearth/kit/schema';
import { z } from 'zod';
import { ADDRESS_REFUSED, TOO_MANY_WEBHOOKS, WEBHOOK_PAUSED, WEBHOOK_STALE } from './failures.ts';
import { changedWebhook, newWebhook, webhook, webhookDelivery, webhookState, webhookWithSecret } from './schemas.ts';

const manage = { service: 'core', access: brand('id', 'MANAGE_ACCESS'), whileActing: 'refused' } as const;
const atGroup = z.strictObject({ id: uuid });
const one = z.strictObject({ id: uuid, webhook_id: uuid });

export const listWebhooks = endpoint({
  ...manage,
  id: 'webhooks.listWebhooks',
  method: 'GET',
  path: '/v1/brands/{id}/webhooks',
  summary: 'Lists the webhooks of a group, newest first.',
  params: atGroup,
  answer: z.object({ webhooks: z.array(webhook) }),
});

export const getWebhook = endpoint({
  ...manage,
  id: 'webhooks.getWebhook',
  method: 'GET',
  path: '/v1/brands/{id}/webhooks/{webhook_id}',
  summary: 'Returns a webhook, without its secret.',
  params: one,
  answer: webhook,
});

export const createWebhook = endpoint({
  ...manage,
  id: 'webhooks.createWebhook',
  method: 'POST',
  path: '/v1/brands/{id}/webhooks',
  mergeable: false,
  summary: 'Creates a webhook. Its secret is returned once.',
  params: atGroup,
  body: newWebhook,
  answer: webhookWithSecret,
  failures: { TOO_MANY_WEBHOOKS, ADDRESS_REFUSED },
  changes: () => [listWebhooks],
});

export const updateWebhook = endpoint({
  ...manage,
  id: 'webhooks.updateWebhook',
  method: 'PUT',
  path: '/v1/brands/{id}/webhooks/{webhook_id}',
  summary: 'Changes a webhook. Pending deliveries go to its new address.',
  params: one,
  body: changedWebhook,
  answer: webhook,
  failures: { WEBHOOK_STALE, ADDRESS_REFUSED },
  changes: () => [listWebhooks, getWebhook],
});

export const setWebhookState = endpoint({
  ...manage,
  id: 'webhooks.setWebhookState',
  method: 'PUT',
  path: '/v1/brands/{id}/webhooks/{webhook_id}/state',
  summary:
    'Pauses or resumes a webhook. Events during a pause are never sent; deliveries pending before it are sent after it.',
  params: one,
  body: z.strictObject({ state: webhookState }),
  answer: webhook,
  changes: () => [listWebhooks, getWebhook],
});

export const rotateWebhookSecret = endpoint({
  ...manage,
  id: 'webhooks.rotateWebhookSecret',
  method: 'POST',
  path: '/v1/brands/{id}/webhooks/{webhook_id}/secret',
  mergeable: false,
  summary:
    'Replaces the secret of a webhook. The new one is returned once. Deliveries are signed with both for 24 hours.',
  params: one,
  answer: webhookWithSecret,
  changes: () => [listWebhooks, getWebhook],
});

export const deleteWebhook = endpoint({
  ...manage,
  id: 'webhooks.deleteWebhook',
  method: 'DELETE',
  path: '/v1/brands/{id}/webhooks/{webhook_id}',
  summary: 'Deletes a webhook and its deliveries. Pending ones aren’t sent.',
  params: one,
  answer: z.strictObject({ deleted: z.literal(true) }),
  changes: () => [listWebhooks],
});

export const listWebhookDeliveries = endpoint({
  ...manage,
  id: 'webhooks.listWebhookDeliveries',
  method: 'GET',
  path: '/v1/brands/{id}/webhooks/{webhook_id}/deliveries',
  summary: 'Lists the deliveries of a webhook from the last 30 days, newest first, page by page.',
  params: one,
  query: z.strictObject({ before: uuid.optional() }),
  answer: z.object({ deliveries: z.array(webhookDelivery), next: uuid.nullable() }),
});

export const resendWebhookDelivery = endpoint({
  ...manage,
  id: 'webhooks.resendWebhookDelivery',
  method: 'POST',
  path: '/v1/brands/{id}/webhooks/{webhook_id}/deliveries/{delivery_id}/resend',
  summary: 'Sends a delivery again right away, with the same message ID.',
  params: z.strictObject({ ...one.shape, delivery_id: uuid }),
  answer: z.strictObject({ queued: z.literal(true) }),
  failures: { WEBHOOK_PAUSED },
  changes: () => [listWebhookDeliveries],
});

export const sendTestWebhook = endpoint({
  ...manage,
  id: 'webhooks.sendTestWebhook',
  method: 'POST',
  path: '/v1/brands/{id}/webhooks/{webhook_id}/test',
  mergeable: false,
  summary: 'Sends the event webhook.test to a webhook.',
  params: one,
  answer: z.strictObject({ queued: z.literal(true) }),
  failures: { WEBHOOK_PAUSED },
  changes: () => [listWebhookDeliveries],
});
