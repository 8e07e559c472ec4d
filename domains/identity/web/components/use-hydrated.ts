import { useSyncExternalStore } from 'react';

const never = () => () => undefined;

/** False on the server and in the first rendering of its markup, true once the page is alive. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
