import type { Config } from '@hearth/platform/config/config';
import { tally } from '@hearth/platform/metrics/tally';
import { senderAddress } from '@hearth/platform/mail/mail';
import { outboundFetch } from '@hearth/platform/peers/open-internet';
import type { PushSubscriptionKeys } from '../contract/schemas.ts';
import type { PushAnswer } from '../rules/judge-push.ts';
import type { PushHandling, PushMessage } from '../rules/push-message.ts';
import type { PushKey } from './push-key.ts';

/** A push service that says nothing for so long is not reached. */
const PATIENCE_MS = 10_000;

/** Encrypts a message for a browser (RFC 8291) and hands it to its push service, which can read none of it. */
export async function sendPush(
  config: Config,
  key: PushKey,
  to: PushSubscriptionKeys,
  message: PushMessage,
  how: PushHandling & { readonly topic: string; readonly signal: AbortSignal },
): Promise<PushAnswer> {
  // Loaded with the first message: a start does without it.
  const { default: webPush } = await import('web-push');
  const write = (): ReturnType<typeof webPush.generateRequestDetails> =>
    webPush.generateRequestDetails(to, JSON.stringify(message), {
      contentEncoding: 'aes128gcm',
      TTL: how.ttlSeconds,
      urgency: how.urgency,
      topic: how.topic,
      vapidDetails: { subject: `mailto:${senderAddress(config)}`, ...key },
    });
  let request: ReturnType<typeof write>;
  try {
    request = write();
  } catch {
    tally.deliveryFailed('push');
    return { status: 'UNWRITABLE', retryAfter: null };
  }
  const { endpoint, headers, body } = request;
  try {
    const answer = await outboundFetch(config)(endpoint, {
      method: 'POST',
      headers: Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, String(value)])),
      body,
      signal: AbortSignal.any([how.signal, AbortSignal.timeout(PATIENCE_MS)]),
    });
    if (!answer.ok) tally.deliveryFailed('push');
    return { status: answer.status, retryAfter: answer.headers.get('retry-after') };
  } catch {
    tally.deliveryFailed('push');
    return { status: null, retryAfter: null };
  }
}
