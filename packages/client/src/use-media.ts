import { useCallback, useSyncExternalStore } from 'react';

/** Whether a media query holds, following changes. False on the server, which sees no screen. */
export function useMedia(query: string): boolean {
  return useSyncExternalStore(
    useCallback(
      (listener) => {
        const media = matchMedia(query);
        media.addEventListener('change', listener);
        return () => media.removeEventListener('change', listener);
      },
      [query],
    ),
    () => matchMedia(query).matches,
    () => false,
  );
}
