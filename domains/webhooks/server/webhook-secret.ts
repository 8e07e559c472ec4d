import type { Tx } from '@hearth/platform/database';
import { signatureBytes } from '@hearth/platform/secrets/signature';
import { newToken } from '@hearth/platform/secrets/token';
import type { TakenDelivery } from './queries/delivery.ts';
import { PREVIOUS_SECRET, SECRET } from './queries/webhook.ts';

/** How secrets of webhooks begin (Standard Webhooks), so that scanners and libraries know them. */
const PREFIX = 'whsec_';

/** Generates a secret: 256 random bits, in base64 behind the prefix. */
export function newWebhookSecret(): string {
  return `${PREFIX}${Buffer.from(newToken(), 'base64url').toString('base64')}`;
}

/** Tells if a text has the form of a secret. */
export const isWebhookSecret = (text: string): boolean => /^whsec_[A-Za-z0-9+/]{43}=$/.test(text);

/** The headers of a message by Standard Webhooks. Each secret signs it: while one is being replaced, two do. */
export function signMessage(
  secrets: readonly string[],
  { id, at, body }: { readonly id: string; readonly at: Date; readonly body: string },
): { readonly 'webhook-id': string; readonly 'webhook-timestamp': string; readonly 'webhook-signature': string } {
  const timestamp = String(Math.floor(at.getTime() / 1000));
  const sign = (secret: string): string => {
    const key = Buffer.from(secret.slice(PREFIX.length), 'base64');
    return `v1,${signatureBytes(key, `${id}.${timestamp}.${body}`).toString('base64')}`;
  };
  return { 'webhook-id': id, 'webhook-timestamp': timestamp, 'webhook-signature': secrets.map(sign).join(' ') };
}

/** The secrets that sign a delivery: the newest, and within a day after a rotation the one before. */
export function openSecrets(
  tx: Tx,
  { endpoint_id: id, secret, previous_secret: previous, previous_until: until }: TakenDelivery,
  now: Date,
): readonly string[] {
  const newest = SECRET.open(tx, id, secret);
  const isSigning = previous !== null && until !== null && until > now;
  return isSigning ? [newest, PREVIOUS_SECRET.open(tx, id, previous)] : [newest];
}
