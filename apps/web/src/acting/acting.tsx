import { useConnection } from '@hearth/client/context';
import { lazy, Suspense, useSyncExternalStore } from 'react';

const ActingBanner = lazy(() => import('./acting-banner.tsx'));
const SessionPaused = lazy(() => import('./session-paused.tsx'));

/** What concerns whoever acts for somebody else: the banner while they do, and the word that it began or ended in another tab. */
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
