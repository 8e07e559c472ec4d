import type { PushSubscriptionKeys } from '../contract/schemas.ts';

/**
 * Whether this browser can show notices. `homeScreen`: an iPhone or iPad can once the application is on its home screen.
 * `blocked`: its user, or whoever manages the device, has forbidden it.
 */
export type PushState = 'unsupported' | 'homeScreen' | 'blocked' | 'possible';

/** Apple's tablets call themselves Macs, whose screens nobody touches. */
function isApplePhone(): boolean {
  const { userAgent, maxTouchPoints } = navigator;
  return /\b(?:iPhone|iPad)\b/.test(userAgent) || (/\bMac OS X\b/.test(userAgent) && maxTouchPoints > 1);
}

/** Whether and how this browser can show notices. */
export function pushState(): PushState {
  const { serviceWorker } = navigator as Partial<Navigator>;
  if (serviceWorker === undefined || !('PushManager' in globalThis) || !('Notification' in globalThis))
    return isApplePhone() ? 'homeScreen' : 'unsupported';
  return Notification.permission === 'denied' ? 'blocked' : 'possible';
}

/** How this browser subscribes to the application's notices; null while it does not. */
export async function ownSubscription(): Promise<PushSubscription | null> {
  if (pushState() !== 'possible') return null;
  const registration = await navigator.serviceWorker.getRegistration();
  return (await registration?.pushManager.getSubscription()) ?? null;
}

/** By what the server and this browser call it: the SHA-256 of its address at the push service. */
export async function fingerprintOf({ endpoint }: Pick<PushSubscription, 'endpoint'>): Promise<string> {
  const hash = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(endpoint));
  return Array.from(new Uint8Array(hash), (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** Bytes as the text that goes over the wire: browsers of last year do not know `toBase64`. */
function textOf(bytes: ArrayBuffer | null): string {
  const letters = btoa(String.fromCharCode(...new Uint8Array(bytes ?? new ArrayBuffer(0))));
  return letters.replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
}

/** What the server is told of a subscription. */
export function subscriptionKeys(subscription: PushSubscription): PushSubscriptionKeys {
  return {
    endpoint: subscription.endpoint,
    keys: { p256dh: textOf(subscription.getKey('p256dh')), auth: textOf(subscription.getKey('auth')) },
  };
}

/** Asks for the permission and subscribes with the server's key, or says why not: the browser's user, or its push service, said no. */
export async function subscribe(key: string): Promise<PushSubscription | 'notAllowed' | 'noService'> {
  if ((await Notification.requestPermission()) !== 'granted') return 'notAllowed';
  const { pushManager } = await navigator.serviceWorker.ready;
  const known = await pushManager.getSubscription();
  if (known !== null && textOf(known.options.applicationServerKey) === key) return known;
  // One for another key, such as that of an installation before this, takes nothing of ours.
  await known?.unsubscribe();
  try {
    return await pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key });
  } catch (error) {
    console.warn('The push service refused.', error);
    return 'noService';
  }
}
