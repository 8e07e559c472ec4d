import type { Client } from '@hearth/client/client';
import { addNoticeDevice, listNoticeDevices } from '../contract/endpoints.ts';
import { fingerprintOf, ownSubscription, subscriptionKeys } from './push-browser.ts';

/**
 * Keeps notices coming on this browser under the reader's present session. What somebody else has subscribed here ends: whoever
 * shares a tablet does not see the other's notices.
 */
export async function renewPush(client: Pick<Client, 'call'>): Promise<void> {
  const subscription = await ownSubscription();
  if (subscription === null) return;
  const { devices } = await client.call(listNoticeDevices, {});
  const fingerprint = await fingerprintOf(subscription);
  if (devices.some((device) => device.fingerprint === fingerprint))
    await client.call(addNoticeDevice, { body: subscriptionKeys(subscription) });
  else await subscription.unsubscribe();
}
