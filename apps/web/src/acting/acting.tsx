import { useConnection } from '@hearth/client/context';
import { lazy, Suspense, useSyncExternalStore } from 'react';

const ActingBanner = lazy(() => import('./acting-banner.tsx'));
const SessionPaused = lazy(() => import('./session-paused.tsx'));

/** The banner during impersonation, and its start and end in other tabs. */
export default function Acting() {
  const { session } = useConnection();
  const acting = useSyncExternalStore(session.subscribe, session.isActing);
  const paused = useSyncExternalStore(session.subscribe, session.isPaused);
  return (
    <Suspense fallback={null}>
      {acting && <ActingBanner />}
      {paused && <SessionPaused />}
    </Suspense>
  );
}
