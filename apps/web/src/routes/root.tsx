import type { PageHandle } from '@hearth/kit/menu';
import { Suspense, useEffect, useSyncExternalStore } from 'react';
import { Outlet, useMatches } from 'react-router';
import { OfflineBanner } from '../offline/offline-banner.tsx';
import { SIGNED_IN } from '../client/signed-in-id.ts';
import { subscribeToToasts, Toasts, toastsAreOpen } from '../shell/toast-door.ts';
import { useArrival } from './use-arrival.ts';

/** Keeps the application in the browser: a tablet by the door starts again without a connection. Another release comes with the next load. */
async function keepForLater(): Promise<void> {
  try {
    const { startWorker } = await import('../offline/register-worker.ts');
    await startWorker(() => undefined);
  } catch (error) {
    console.warn('No service worker.', error);
  }
}

/** The root of all pages: scroll to top, offline banner, and persistent toasts. */
export function Root() {
  const matches = useMatches();
  const signedIn = matches.some(({ id }) => id === SIGNED_IN);
  const opensOffline = matches.some(({ handle }) => (handle as PageHandle | undefined)?.offline === true);
  useEffect(() => {
    if (opensOffline) void keepForLater();
  }, [opensOffline]);
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
