import { useCallback, useSyncExternalStore } from 'react';

/**
 * Tells if a media query matches, and follows changes; false on the server. False on the server, which sees no
 * screen.
 */
export function useMediaQuery(query: string): boolean {
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
