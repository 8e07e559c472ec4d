import { Suspense, useSyncExternalStore } from 'react';
import { Outlet, useMatches } from 'react-router';
import { OfflineBanner } from '../offline/offline-banner.tsx';
import { SIGNED_IN } from '../client/signed-in-id.ts';
import { subscribeToToasts, Toasts, toastsAreOpen } from '../shell/toast-door.ts';
import { useArrival } from './use-arrival.ts';

/** The root of all pages: scroll to top, offline banner, and persistent toasts. */
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
