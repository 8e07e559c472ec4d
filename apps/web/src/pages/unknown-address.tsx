import { useEffect } from 'react';
import { useLocation } from 'react-router';
import { readPageState } from '../document/page-state.ts';
import { NotFoundPage } from './not-found.tsx';

/**
 * An address that is not known here: the application that was here before may know it, where the installation names one. The
 * server hands over by itself; this does it for a link that was followed inside the page.
 */
export function UnknownAddress() {
  const { pathname, search, hash } = useLocation();
  useEffect(() => {
    const { legacyUrl } = readPageState(document);
    if (legacyUrl !== undefined) location.replace(`${legacyUrl}${pathname}${search}${hash}`);
  }, [pathname, search, hash]);
  return <NotFoundPage />;
}
