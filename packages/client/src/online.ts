import { useSyncExternalStore } from 'react';

/** Whether the server can be reached, as far as known. */
export interface OnlineStore {
  readonly isOnline: () => boolean;
  /** What a call found out. One that failed is believed only until the next one gets through. */
  readonly report: (reached: boolean) => void;
  readonly subscribe: (listener: () => void) => () => void;
}

/** The browser's part: its own opinion and the news of it. */
export interface NetworkSource {
  readonly navigator: { readonly onLine: boolean };
  addEventListener(type: 'online' | 'offline', listener: () => void): void;
}

/** Joins what the browser says with what calls experience: a network without a server behind it is offline too. */
export function createOnlineStore(source: NetworkSource): OnlineStore {
  let online = source.navigator.onLine;
  const listeners = new Set<() => void>();
  const set = (next: boolean) => {
    if (next === online) return;
    online = next;
    for (const listener of listeners) listener();
  };
  source.addEventListener('online', () => set(true));
  source.addEventListener('offline', () => set(false));
  return {
    isOnline: () => online,
    report: set,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

/** Follows an online store; on the server everybody is online. */
export function useOnline(store: OnlineStore): boolean {
  return useSyncExternalStore(store.subscribe, store.isOnline, () => true);
}
