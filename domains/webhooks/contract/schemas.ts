import { instant, line, rowVersion, url, uuid } from '@hearth/kit/schema';
import { z } from 'zod';
import { WEBHOOK_EVENT_TYPES } from './catalogue.ts';

/** The longest address of a webhook, in characters. */
export const LONGEST_ADDRESS = 2000;
/** The longest name of a webhook, in characters. */
export const LONGEST_NAME = 100;

const eventType = z.enum(WEBHOOK_EVENT_TYPES);

/** A webhook to create. It hears of its brand and everything below. */
export const newWebhook = z.strictObject({
  name: line(LONGEST_NAME),
  address: url(LONGEST_ADDRESS, { protocol: /^https?$/ }),
  events: z.array(eventType).min(1).max(WEBHOOK_EVENT_TYPES.length),
  brand_id: uuid,
});

/** A webhook as it shall be from now on, and the version that its writer had read. */
export const changedWebhook = z.strictObject({ ...newWebhook.shape, version: rowVersion });

export const webhookState = z.enum(['ACTIVE', 'PAUSED']);
/** Who or what paused it: someone, a receiver that answered 410, or days without one delivery. */
export const pauseCause = z.enum(['PERSON', 'GONE', 'FAILING']);

/** A webhook, without its secret. */
export const webhook = z.object({
  id: uuid,
  name: z.string(),
  address: z.string(),
  events: z.array(z.string()),
  brand_id: uuid,
  brand_name: z.string(),
  state: webhookState,
  paused_because: pauseCause.nullable(),
  /** Since when nothing was delivered though it was tried; null when the last try was. */
  failing_since: instant.nullable(),
  /** Until when the secret before this one signs, too. */
  rotation_ends_at: instant.nullable(),
  version: rowVersion,
  created_at: instant,
});
export type Webhook = z.infer<typeof webhook>;

/** A webhook with its new secret, which is never shown again. */
export const webhookWithSecret = z.object({ webhook, secret: z.string() });

/** Why the last try of a delivery failed: the receiver's answer, none in time, or no connection. */
export const deliveryFailure = z.enum(['STATUS', 'TIMEOUT', 'UNREACHABLE']);

/** An event for a webhook, and what became of it. */
export const webhookDelivery = z.object({
  id: uuid,
  /** The `webhook-id` that the receiver gets; the same however often it is sent. */
  event_id: uuid,
  type: z.string(),
  state: z.enum(['WAITING', 'DELIVERED', 'FAILED']),
  created_at: instant,
  attempts: z.int(),
  /** The last try, and the next; null when there is none. */
  tried_at: instant.nullable(),
  next_at: instant.nullable(),
  failure: deliveryFailure.nullable(),
  response_status: z.int().nullable(),
  /** The beginning of what the receiver answered: text of somebody else. */
  response_body: z.string().nullable(),
  /** What is sent, as JSON. */
  payload: z.string(),
});
export type WebhookDelivery = z.infer<typeof webhookDelivery>;
