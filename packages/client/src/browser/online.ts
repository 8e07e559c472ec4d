import { useSyncExternalStore } from 'react';

/** Tells if the server is reachable, as far as known. */
export interface OnlineStore {
  readonly isOnline: () => boolean;
  /** What a call found out. One that failed is believed only until the next one gets through. */
  readonly report: (reached: boolean) => void;
  /**
   * To be asked for when a call sets out, and told how it fared. A call that was on its way when the browser lost or found its
   * network says nothing about the time after.
   */
  readonly follow: () => (reached: boolean) => void;
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
  let changes = 0;
  const hear = (next: boolean) => () => {
    changes += 1;
    set(next);
  };
  source.addEventListener('online', hear(true));
  source.addEventListener('offline', hear(false));
  return {
    isOnline: () => online,
    report: set,
    follow() {
      const began = changes;
      return (reached) => {
        if (began === changes) set(reached);
      };
    },
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
