import { Suspense, useEffect, useSyncExternalStore } from 'react';
import { Outlet, useLocation, useMatches } from 'react-router';
import { OfflineBanner } from './offline-banner.tsx';
import { SIGNED_IN } from './signed-in-id.ts';
import { subscribeToToasts, Toasts, toastsAreOpen } from './toast-door.ts';

/** What all pages have in common: they start at the top, say when there is no connection, and keep their toasts between pages. */
export function Root() {
  const { pathname } = useLocation();
  const signedIn = useMatches().some(({ id }) => id === SIGNED_IN);
  const toasts = useSyncExternalStore(subscribeToToasts, toastsAreOpen, () => false);
  useEffect(() => {
    // Not returned: newer browsers answer with a promise, and an effect may only return its cleanup.
    window.scrollTo(0, 0);
  }, [pathname]);
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
