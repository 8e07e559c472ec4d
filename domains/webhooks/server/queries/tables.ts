import type { Generated } from 'kysely';

/** Where events of a group are sent. The secrets are sealed. */
export interface WebhookTable {
  id: string;
  group_id: string;
  brand_id: string;
  name: string;
  address: string;
  events: string[];
  secret: string;
  previous_secret: string | null;
  previous_until: Date | null;
  state: 'ACTIVE' | 'PAUSED';
  paused_because: 'PERSON' | 'GONE' | 'FAILING' | null;
  failing_since: Date | null;
  version: number;
  created_by: string | null;
  created_at: Date;
  updated_at: Date;
}

/** An event for an endpoint. `data` is written through `json()`. */
export interface DeliveryTable {
  id: string;
  group_id: string;
  endpoint_id: string;
  event_id: string;
  type: string;
  at: Date;
  data: unknown;
  application_id: string | null;
  state: 'WAITING' | 'DELIVERED' | 'FAILED';
  not_before: Date | null;
  attempts: Generated<number>;
  tried_at: Date | null;
  failure: 'STATUS' | 'TIMEOUT' | 'UNREACHABLE' | null;
  response_status: number | null;
  response_body: string | null;
  created_at: Date;
}

/** Who did what to which webhook. `detail` is written through `json()`. */
interface ChangeTable {
  id: string;
  group_id: string;
  endpoint_id: string;
  at: Date;
  actor_id: string | null;
  action: 'CREATED' | 'CHANGED' | 'PAUSED' | 'RESUMED' | 'ROTATED' | 'DELETED';
  detail: unknown;
  impersonator_id: Generated<string | null>;
}

/** The tables of this domain. */
export interface Tables {
  'webhooks.endpoint': WebhookTable;
  'webhooks.delivery': DeliveryTable;
  'webhooks.change': ChangeTable;
}
