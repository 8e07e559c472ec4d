import { useLayoutEffect } from 'react';
import { Outlet, useLocation } from 'react-router';
import { OfflineBanner } from './offline-banner.tsx';

/** What all pages have in common: they start at the top, and say when there is no connection. */
export function Root() {
  const { pathname } = useLocation();
  useScrollToTop(pathname);
  return (
    <>
      <OfflineBanner />
      <Outlet />
    </>
  );
}

function useScrollToTop(path: string): void {
  // On the server there is nothing to scroll, and React says nothing about layout effects there.
  useLayoutEffect(() => {
    // Not returned: newer browsers answer with a promise, and an effect may only return its cleanup.
    window.scrollTo(0, 0);
  }, [path]);
}
