import { Suspense, useSyncExternalStore } from 'react';
import { Outlet, useMatches } from 'react-router';
import { OfflineBanner } from './offline-banner.tsx';
import { SIGNED_IN } from './signed-in-id.ts';
import { subscribeToToasts, Toasts, toastsAreOpen } from './toast-door.ts';
import { useArrival } from './use-arrival.ts';

/** What all pages have in common: they start at the top, say when there is no connection, and keep their toasts between pages. */
export function Root() {
  const signedIn = useMatches().some(({ id }) => id === SIGNED_IN);
  const toasts = useSyncExternalStore(subscribeToToasts, toastsAreOpen, () => false);
  useArrival(() => {
    window.scrollTo(0, 0);
  });
  return (
    <>
      {!signedIn && (
        <div className="sticky top-0 z-header">
          <OfflineBanner />
        </div>
      )}
      <Outlet />
      {toasts && (
        <Suspense fallback={null}>
          <Toasts />
        </Suspense>
      )}
    </>
  );
}
