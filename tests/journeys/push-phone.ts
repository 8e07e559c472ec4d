import type { PushService } from '@hearth/testing/push-service';
import type { BrowserContext } from 'playwright-core';

/**
 * Gives the pages of a window a push service that a test can look into: no browser of a test reaches the one of its maker. What the
 * pages ask of their browser, and all that happens on the server, stays what it is.
 */
export async function usePushService(context: BrowserContext, service: PushService, origin: string): Promise<void> {
  await context.grantPermissions(['notifications'], { origin });
  await context.exposeFunction('subscribeHere', (key: string) => service.subscribe(key));
  await context.addInitScript(() => {
    const page = globalThis as unknown as { subscribeHere(key: string): Promise<ReturnType<PushService['subscribe']>> };
    let own: unknown = null;
    const bytesOf = (text: string): ArrayBuffer =>
      Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), (letter) => letter.charCodeAt(0)).buffer;
    PushManager.prototype.getSubscription = () => Promise.resolve(own as PushSubscription | null);
    PushManager.prototype.subscribe = async (options) => {
      const key = options?.applicationServerKey;
      if (typeof key !== 'string') throw new TypeError('The pages hand over the key as a text.');
      const { endpoint, keys } = await page.subscribeHere(key);
      own = {
        endpoint,
        options: { applicationServerKey: bytesOf(key) },
        getKey: (name: 'p256dh' | 'auth') => bytesOf(keys[name]),
        unsubscribe: () => Promise.resolve(true),
      };
      return own as PushSubscription;
    };
    Notification.requestPermission = () => Promise.resolve('granted');
  });
}
